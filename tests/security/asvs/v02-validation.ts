import { made, clear, type Chapter } from "@/tests/security/asvs/rule";

/** Validation and rules of business. */
export const V2: Chapter = {
  "V2.1.1": made(
    "each form, address and body has a schema in words of its field, which is also what checks it; study files are explained on the site",
    "lib/accounts/identity/credentials.ts",
    "lib/accounts/contact/contact.ts",
    "lib/sharing/api/terms.ts",
    "content/handbook/security.md",
  ),
  "V2.1.2": made(
    "what must fit together is said by the schemas and the tables' checks, and for study files by the import's messages",
    "lib/study/import/study-file.ts",
    "content/handbook/security.md",
  ),
  "V2.1.3": made(
    "limits of people, plans and the whole are in the handbook and in the table of what is counted",
    "content/handbook/security.md",
    "lib/access/rights.ts",
    "lib/accounts/identity/embedded/attempts.ts",
  ),
  "V2.2.1": clear([
    ["lib/sharing/api/openapi.test.ts", "refuses what it does not know by name"],
    ["lib/accounts/identity/credentials.test.ts", "names every field at fault at once, and overlong ones"],
    ["tests/integration/shared-links.test.ts", "are what the site writes and nothing else"],
  ]),
  "V2.2.2": clear(
    [
      ["tests/integration/data-api-accounts.test.ts", "refuses more than it was asked for"],
      ["tests/e2e/contact.spec.ts", "the form is sent all the same, once however often, and its faults are named"],
    ],
    "forms are checked without scripts alike",
  ),
  "V2.2.3": clear([
    ["tests/http/rankings.spec.ts", "an industry that a country does not have is cleared when the country is chosen"],
    [
      "lib/study/import/study-file-problems.test.ts",
      "all mistakes of a file are found at once, in the order of the lines",
    ],
    ["tests/integration/admin-subscriptions.test.ts", "neither end in the past nor have a thousand seats too many"],
  ]),
  "V2.3.1": clear([
    ["tests/e2e/sign-in.spec.ts", "steps that nothing led to say so, or lead back"],
    [
      "tests/integration/identity-second-factor.test.ts",
      "has no such step for a browser that nobody gave the password in",
    ],
    ["tests/integration/webhook-deliveries.test.ts", "cannot be said to be dealt with before it came"],
  ]),
  "V2.3.2": clear([
    ["tests/integration/own-data.test.ts", "is given five times an hour, however many ask at once"],
    ["tests/integration/exports.test.ts", "are thirty in an hour for each person, also of many asked for at once"],
    ["tests/integration/api-keys.test.ts", "are 20 at most, also when many are made at once"],
    ["tests/integration/billing-events.test.ts", "is had once by an account, and once by an address"],
  ]),
  "V2.3.3": clear([
    ["tests/faults/data-api-publishing.test.ts", "killed while publishing: before or after, never between"],
    ["tests/integration/team-invitations.test.ts", "is all or nothing, and says what is wrong with which"],
  ]),
  "V2.3.4": clear([
    ["tests/integration/seats-postgres.test.ts", "a link is followed by more people than there are seats"],
    ["tests/integration/seats-postgres.test.ts", "the lock is what holds: without it seats are sold twice"],
  ]),
  "V2.4.1": clear([
    ["tests/integration/request-limit.test.ts", "parallel requests do not pass the bound together"],
    ["tests/integration/api-keys.test.ts", "are counted to 600 in five minutes"],
    [
      "tests/integration/waitlist.test.ts",
      "is bounded: 2,000 addresses an hour from visitors together, 5 from a member, and members have their own",
    ],
    ["lib/sharing/exports/queue.test.ts", "whoever comes when all places to wait are taken is turned away at once"],
  ]),
};
