import { made, clear, type Chapter } from "@/tests/security/asvs/rule";

const VERSIONS = "tests/security/safe-versions.test.ts";

/** How it is built. */
export const V15: Chapter = {
  "V15.1.1": made("days by severity, in the handbook", "content/handbook/security.md"),
  "V15.1.2": clear(
    [[VERSIONS, "each package is from npm's registry, with the digest of its contents"]],
    "the lockfile is the inventory; npm sbom writes it as CycloneDX or SPDX",
  ),
  "V15.1.3": made(
    "files, pictures, publications and computations: what they cost is measured, and how many at once, in the handbook",
    "content/handbook/security.md",
    "lib/sharing/exports/queue.ts",
  ),
  "V15.2.1": clear(
    [[VERSIONS, "the package %s is no older than its required version"]],
    "held against advisories known on the day of each floor; the registry's audit is the maintainer's to run",
  ),
  "V15.2.2": clear([
    ["lib/sharing/exports/queue.test.ts", "a request is refused at once when the queue is full"],
    [
      "supabase/local/request-queue.test.ts",
      "the queue refuses tasks at its limit and takes them again once one is done",
    ],
    ["tests/integration/backend-process.test.ts", "the backend stops a query that does not finish in time"],
  ]),
  "V15.2.3": clear(
    [
      ["tests/http/handler-matrix.spec.ts", "the handler table contains exactly the existing handlers and methods"],
      ["lib/access/demo.test.ts", "an internal call is refused without a proper token"],
    ],
    "sample accounts, outbox, test checkout and /design are of a demonstration alone",
  ),
  "V15.3.1": clear([
    ["tests/http/api.spec.ts", "positions, countries and the account need a member"],
    ["tests/integration/disclosure.test.ts", "no public response contains points, a sample size or an exact range"],
  ]),
  "V15.3.2": clear([
    ["lib/sharing/webhooks/send.test.ts", "a webhook's response with status %i is a success or a failure"],
  ]),
  "V15.3.3": clear([
    ["lib/accounts/identity/credentials.test.ts", "sign-up refuses a form with %s in it"],
    ["tests/integration/identity-life.test.ts", "role, plan and similar fields in the sign-up form are ignored"],
    ["tests/integration/data-api-accounts.test.ts", "initialize-user adds the caller's row once and grants nothing"],
  ]),
  "V15.3.4": clear(
    [
      ["tests/http/forged-headers.spec.ts", `\${name} does not change the response`],
      ["tests/front/front.test.ts", "the proxy follows the rule"],
    ],
    "the site goes by no address of a sender; the front counts by the connection's",
  ),
  "V15.3.5": made(
    "TypeScript with strict checks, no any, equality by ===, all of it enforced",
    "tsconfig.json",
    "oxlint.config.mjs",
  ),
  "V15.3.6": made(
    "what people name is looked up by Map, Set or Object.hasOwn",
    "lib/sharing/link-files/load.ts",
    "oxlint.config.mjs",
  ),
  "V15.3.7": clear([
    ["lib/accounts/sign-in/search-params.test.ts", "the account page uses the first of several values"],
    ["tests/integration/api.test.ts", "an API list names the invalid parameter"],
  ]),
};
