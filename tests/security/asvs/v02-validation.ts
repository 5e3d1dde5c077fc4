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
    ["lib/sharing/api/openapi.test.ts", "an API list refuses unknown parameters by name"],
    ["lib/accounts/identity/credentials.test.ts", "sign-up names every invalid field at once, overlong ones too"],
    ["tests/integration/shared-links.test.ts", "shared links accept only what the site writes"],
  ]),
  "V2.2.2": clear(
    [
      ["tests/integration/data-api-accounts.test.ts", "initialize-user refuses unknown fields"],
      ["tests/e2e/contact.spec.ts", "the contact form works without JavaScript and names its errors"],
    ],
    "forms are checked without scripts alike",
  ),
  "V2.2.3": clear([
    ["tests/http/rankings.spec.ts", "choosing a country clears an industry it does not have"],
    [
      "lib/study/import/study-file-problems.test.ts",
      "all mistakes of a file are found at once, in the order of the lines",
    ],
    [
      "tests/integration/admin-subscriptions.test.ts",
      "a subscription cannot end in the past or have a thousand extra seats",
    ],
  ]),
  "V2.3.1": clear([
    ["tests/e2e/sign-in.spec.ts", "a sign-in step opened without the previous one says so or leads back"],
    [
      "tests/integration/identity-second-factor.test.ts",
      "the code step exists only in a browser where the password was entered",
    ],
    [
      "tests/integration/webhook-deliveries.test.ts",
      "a provider's message cannot be marked as processed before it arrives",
    ],
  ]),
  "V2.3.2": clear([
    ["tests/integration/own-data.test.ts", "data downloads are limited to five an hour, even in parallel"],
    ["tests/integration/exports.test.ts", "exports are limited to thirty an hour per person, even in parallel"],
    ["tests/integration/api-keys.test.ts", "API keys are limited to 20, even when created in parallel"],
    ["tests/integration/billing-events.test.ts", "a trial is available once per account and once per address"],
  ]),
  "V2.3.3": clear([
    [
      "tests/faults/data-api-publishing.test.ts",
      "an import killed while publishing has published everything or nothing",
    ],
    [
      "tests/integration/team-invitations.test.ts",
      "inviting several people is all or nothing, and names the problem with each address",
    ],
  ]),
  "V2.3.4": clear([
    ["tests/integration/seats-postgres.test.ts", "more people than seats can follow a team's link without overselling"],
    ["tests/integration/seats-postgres.test.ts", "without the lock, seats would be oversold"],
  ]),
  "V2.4.1": clear([
    ["tests/integration/request-limit.test.ts", "parallel requests cannot exceed the limit together"],
    ["tests/integration/api-keys.test.ts", "API keys are limited to 600 requests in five minutes"],
    [
      "tests/integration/waitlist.test.ts",
      "joining the waitlist is limited for visitors together and each member separately",
    ],
    ["lib/sharing/exports/queue.test.ts", "a request is refused at once when the queue is full"],
  ]),
};
