import { made, none, notMet, clear, type Chapter } from "@/tests/security/asvs/rule";

const SECURITY_LOG = "lib/platform/telemetry/security-log.test.ts";

/** Logs and errors. */
export const V16: Chapter = {
  "V16.1.1": made(
    "what is logged where, in which form, who reads it and how long it is kept, in the handbook",
    "content/handbook/security.md",
  ),
  "V16.2.1": clear([
    [SECURITY_LOG, "a security log line has time, event, outcome and user, as JSON"],
    ["tests/integration/admin-log.test.ts", "the admin log pages back in time and can be filtered by person"],
  ]),
  "V16.2.2": clear(
    [[SECURITY_LOG, "a security log line has time, event, outcome and user, as JSON"]],
    "UTC; the machine's clock is its operator's",
  ),
  "V16.2.3": made(
    "the process's own output and the tables of the log; nothing else is written to",
    "lib/platform/telemetry/security-log.ts",
    "content/handbook/security.md",
  ),
  "V16.2.4": clear([[SECURITY_LOG, "a security log line has time, event, outcome and user, as JSON"]]),
  "V16.2.5": clear([
    [
      "lib/accounts/identity/embedded/security-notes.test.ts",
      "the log names the account of a sign-in, and an address only by a pseudonym",
    ],
    ["lib/accounts/emails/kinds.test.ts", "an error about an invalid code does not repeat the code"],
    ["tests/integration/admin-log.test.ts", "invitation emails to new people are logged without the address"],
  ]),
  "V16.3.1": clear(
    [
      ["lib/accounts/identity/embedded/security-notes.test.ts", "the outcome %j of a sign-in step is logged as %s"],
      [
        "tests/integration/identity-life.test.ts",
        "a changed password needs the current one and keeps only this session",
      ],
    ],
    "each step of signing in, refused proofs of ownership, keys of the API; with Clerk they are in its own log",
  ),
  "V16.3.2": clear(
    [
      [
        "tests/security/asvs/refusals.test.ts",
        "a handler's refusal is logged, for people unknown, without rights or over the limit",
      ],
      ["supabase/local/backend-handler.test.ts", "the backend logs refusals, and no other responses"],
    ],
    "and pages that a guard keeps somebody signed in from (lib/access/load.ts)",
  ),
  "V16.3.3": notMet(
    "limits that were reached, requests of other sites and what does not hold are logged; input that a schema refuses is not",
  ),
  "V16.3.4": made(
    "each fault that nobody expected is written down with its error where it is turned into an answer",
    "lib/accounts/identity/embedded/actions.ts",
    "app/api/answer-member.ts",
    "supabase/local/backend-handler.ts",
  ),
  "V16.4.1": clear([
    [SECURITY_LOG, "user input never starts a line of the security log"],
    [
      "supabase/local/database-error.test.ts",
      "a caller's mistake is not logged, and a database failure has a short line",
    ],
  ]),
  "V16.4.2": clear(
    [
      ["tests/integration/migrations.test.ts", "the event log cannot be changed, not even by its owner"],
      ["tests/integration/catalogue-lints.ts", "no trigger is switched off"],
    ],
    "output is the operator's to keep",
  ),
  "V16.4.3": none(
    "output goes to the process's supervisor, and on from there as the operator arranges; the handbook says so",
  ),
  "V16.5.1": clear([
    [
      "supabase/local/backend-handler.test.ts",
      "a database failure is 500 without details, and the database is then checked",
    ],
    ["tests/integration/api.test.ts", "an API list says when the database is unavailable"],
  ]),
  "V16.5.2": clear([
    ["tests/e2e/outage.spec.ts", "without the backend, cached pages still load and others say that they failed"],
    ["lib/platform/database/patient-fetch.test.ts", "a database call that hangs is aborted without a retry"],
    [
      "tests/integration/mail-unsent.test.ts",
      "an email to an unavailable server is queued, and sent once when it returns",
    ],
  ]),
  "V16.5.3": clear(
    [
      ["lib/platform/browser/member-fetch.test.ts", "a refusal by the server is distinguished from a failed response"],
      ["tests/integration/waitlist.test.ts", "joinWaitlist distinguishes an outage from a refusal"],
      [
        "tests/integration/identity-store-faults.test.ts",
        "a damaged account store fails, and works again once it is repaired",
      ],
    ],
    "rights are never guessed: 503",
  ),
};
