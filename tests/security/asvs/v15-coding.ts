import { made, clear, type Chapter } from "@/tests/security/asvs/rule";

const VERSIONS = "tests/security/safe-versions.test.ts";

/** How it is built. */
export const V15: Chapter = {
  "V15.1.1": made("days by severity, in the handbook", "content/handbook/security.md"),
  "V15.1.2": clear(
    [[VERSIONS, "each is from npm's registry, with the digest of its contents"]],
    "the lockfile is the inventory; npm sbom writes it as CycloneDX or SPDX",
  ),
  "V15.1.3": made(
    "files, pictures, publications and computations: what they cost is measured, and how many at once, in the handbook",
    "content/handbook/security.md",
    "lib/sharing/exports/queue.ts",
  ),
  "V15.2.1": clear(
    [[VERSIONS, "%s is no older than its floor"]],
    "held against advisories known on the day of each floor; the registry's audit is the maintainer's to run",
  ),
  "V15.2.2": clear([
    ["lib/sharing/exports/queue.test.ts", "whoever comes when all places to wait are taken is turned away at once"],
    ["supabase/local/request-queue.test.ts", "refuses at its limit, and takes tasks again once one is done"],
    ["tests/integration/backend-process.test.ts", "is ended by the query timeout when a query does not end"],
  ]),
  "V15.2.3": clear(
    [
      ["tests/http/handler-matrix.spec.ts", "the table of handlers names every handler and method, and nothing else"],
      ["lib/access/demo.test.ts", "takes nothing where no decent token is set"],
    ],
    "sample accounts, outbox, test checkout and /design are of a demonstration alone",
  ),
  "V15.3.1": clear([
    ["tests/http/api.spec.ts", "positions, countries and one's account are for members"],
    ["tests/integration/disclosure.test.ts", "no answer holds a figure in points, a sample size or an exact range"],
  ]),
  "V15.3.2": clear([["lib/sharing/webhooks/send.test.ts", "answered %i"]]),
  "V15.3.3": clear([
    ["lib/accounts/identity/credentials.test.ts", "refuses a form with %s in it"],
    ["tests/integration/identity-life.test.ts", "role, tier and the like in what is handed over are kept nowhere"],
    ["tests/integration/data-api-accounts.test.ts", "adds the caller's row once, and grants nothing"],
  ]),
  "V15.3.4": clear(
    [
      ["tests/http/forged-headers.spec.ts", `a request is answered as any other that says \${name}`],
      ["tests/front/front.test.ts", "holds"],
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
    ["lib/accounts/sign-in/search-params.test.ts", "of several values the first counts"],
    ["tests/integration/api.test.ts", "names the parameter that is at fault"],
  ]),
};
