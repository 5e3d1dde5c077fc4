import { made, notMet, clear, type Chapter } from "@/tests/security/asvs/rule";

/** Configuration. */
export const V13: Chapter = {
  "V13.1.1": made(
    "services that are asked, each by a setting, and the one place where people name addresses (publication webhooks), in the handbook",
    "content/handbook/security.md",
    "lib/sharing/webhooks/public-address.ts",
  ),
  "V13.2.1": notMet(
    "people's calls carry tokens of a minute; the site itself shows the backend a key, and the front and commands theirs, which are random and made at first start but do not change by themselves",
  ),
  "V13.2.2": clear([
    ["tests/integration/catalogue-lints.ts", "the roles of the data API can do nothing beyond it, and become no other"],
    [
      "tests/integration/catalogue-lints.ts",
      "people call functions outside of the data API's schema only where they are listed",
    ],
    ["tests/integration/backend-roles.test.ts", "a failed statement leaves no role behind for the next caller"],
  ]),
  "V13.2.3": made(
    "every secret is made at random at first start, or a hosted one is asked for",
    "supabase/local/secrets.ts",
  ),
  "V13.2.4": clear(
    [
      ["lib/sharing/webhooks/public-address.test.ts", "the address %s is public"],
      [
        "tests/integration/backend-process.test.ts",
        "the backend listens on the loopback address only, and sends nothing over the network while it runs",
      ],
    ],
    "services by settings alone; people's addresses must be public",
  ),
  "V13.2.5": clear([
    ["tests/http/forged-headers.spec.ts", "no caller can have an image fetched and scaled"],
    ["tests/http/forged-headers.spec.ts", "pictures and files are found only by their exact names"],
  ]),
  "V13.3.1": notMet(
    "secrets come by the environment or lie in one file that its owner alone reads; there is no vault, though any that fills the environment fits; the repository and what browsers get are searched for them",
  ),
  "V13.3.2": made(
    "the file is the service user's alone; the build is given none, the browser's bundle is searched",
    "supabase/local/secrets.ts",
    "tests/http/secrets.spec.ts",
    "supabase/local/child-environment.ts",
  ),
  "V13.4.1": made(
    "files are served from public/ and the build alone, and the image is given no .git",
    "next.config.mjs",
    ".dockerignore",
  ),
  "V13.4.2": clear([
    ["tests/http/redirects.spec.ts", "preview=1 bypasses no guard"],
    ["middleware.test.ts", "the build has the preview in development and drops it from production"],
  ]),
  "V13.4.3": made("Next lists no folder", "next.config.mjs"),
  "V13.4.4": clear([
    ["tests/http/handler-matrix.spec.ts", "an unsupported method is refused"],
    ["tests/front/front.test.ts", "the proxy follows the rule"],
  ]),
  "V13.4.5": clear(
    [
      ["tests/http/handler-matrix.spec.ts", "the handler table contains exactly the existing handlers and methods"],
      ["tests/http/handler-refusals.spec.ts", "a handler for machines asks for proof"],
    ],
    "the API's reference is meant to be read; metrics ask for a token",
  ),
};
