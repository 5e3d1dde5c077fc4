import { made, none, clear, type Chapter } from "@/tests/security/asvs/rule";

const RENDER = "lib/hub/posts/render.test.ts";

/** Encoding and sanitisation. */
export const V1: Chapter = {
  "V1.1.1": clear([
    ["lib/access/routes.test.ts", "an address with invalid encoding causes no error"],
    ["tests/http/missing-pages.spec.ts", "a malformed address is 404, not an error"],
  ]),
  "V1.1.2": made(
    "React escapes as it writes; what is stored stays as it was typed and is made safe when it is shown",
    "lib/hub/posts/render.ts",
    "components/discovery/structured-data/page-data.tsx",
  ),
  "V1.2.1": clear([
    ["lib/sharing/embeds/embed-page.test.ts", "an embed has the same markup for any text, which never becomes markup"],
    ["lib/hub/posts/feed.test.ts", "both feeds are well-formed XML with the same content, for any post"],
    ["lib/sharing/embeds/site.test.ts", "a site cannot end or extend a header"],
  ]),
  "V1.2.2": clear([
    [RENDER, "the attack %j is neutralised"],
    ["lib/accounts/sign-in/search-params.test.ts", "the account page's address is read and written unchanged"],
    ["lib/sharing/embeds/site.test.ts", "a site cannot end or extend a header"],
  ]),
  "V1.2.3": clear([
    [
      "lib/discovery/structured-data/application.test.ts",
      "structured data of the application never contain a “<”, whatever the site's address",
    ],
    ["lib/platform/next-output/page-policy.test.ts", "a script of Next only hands over data, whatever the data"],
  ]),
  "V1.2.4": clear(
    [
      ["tests/integration/catalogue-lints.ts", "a function that makes statements out of text is listed"],
      ["tests/integration/catalogue-rules.ts", "every function pins an empty search_path"],
    ],
    "else: supabase-js and prepared statements with parameters",
  ),
  "V1.2.5": made(
    "what answers requests starts no program; commands start theirs by a list of arguments, without a shell",
    "supabase/local/child-process.ts",
  ),
  "V1.2.6": none("no directory is asked by LDAP"),
  "V1.2.7": none("nothing is asked by XPath"),
  "V1.2.8": none("formulas are made into MathML by a parser of their own: no LaTeX runs"),
  "V1.2.9": made(
    "no pattern is built from what people type; the linter names those that are built at all",
    "oxlint.config.mjs",
  ),
  "V1.3.1": clear([
    [RENDER, "the attack %j is neutralised"],
    [RENDER, "all attacks together are neutralised, even when serialised again by a browser"],
    ["tests/e2e/posts.spec.ts", "malicious Markdown does nothing to its readers"],
  ]),
  "V1.3.2": clear(
    [
      [
        "lib/platform/next-output/page-policy.test.ts",
        "a cached page's policy has no keyword that allows unlisted scripts",
      ],
    ],
    "and the linter refuses eval and what is like it",
  ),
  "V1.3.3": clear([
    ["lib/sharing/exports/workbook.test.ts", "text that looks like a formula stays text"],
    [
      "lib/sharing/api/written-as.test.ts",
      "rows are read back from CSV unchanged, except that formulas are neutralised",
    ],
    ["lib/sharing/links/link-form.test.ts", "the sharer's name is as complete as known, on one line"],
  ]),
  "V1.3.4": clear(
    [
      ["supabase/local/storage.test.ts", "the picture store takes only pictures, neither empty nor too large"],
      ["tests/http/security-headers.spec.ts", "files opened on their own run no script"],
    ],
    "no SVG is taken from anybody; those that are drawn run nothing",
  ),
  "V1.3.5": clear([
    [RENDER, "the attack %j is neutralised"],
    ["lib/hub/posts/formula.test.ts", "the formula %s is refused by name"],
  ]),
  "V1.3.6": clear([
    ["lib/sharing/webhooks/send.test.ts", "a webhook never connects to a name that resolves to a private address"],
    ["lib/sharing/webhooks/public-address.test.ts", "the address %s is public"],
    ["tests/http/forged-headers.spec.ts", "no caller can have an image fetched and scaled"],
  ]),
  "V1.3.7": made(
    "pages and letters are components of React in the code; nobody's words are compiled",
    "lib/accounts/emails/kinds.ts",
  ),
  "V1.3.8": none("no Java, so no JNDI"),
  "V1.3.9": none("no memcache; keys of the shared page store are paths that Next makes"),
  "V1.3.10": clear(
    [["lib/accounts/emails/kinds.test.ts", "emails repeat no user input, except to the publisher"]],
    "no words of people are taken for a format; console's first argument is ours",
  ),
  "V1.3.11": clear([
    ["tests/integration/mail-smtp.test.ts", "a mail server never gets an email whose subject would inject a header"],
    ["lib/accounts/identity/credentials.test.ts", "sign-in requires a valid address and a password"],
  ]),
  "V1.4.1": made("TypeScript; memory is the engine's to keep", "tsconfig.json"),
  "V1.4.2": clear([
    [
      "tests/integration/admin-subscriptions.test.ts",
      "a subscription cannot end in the past or have a thousand extra seats",
    ],
    ["lib/sharing/api/terms.test.ts", "types in the API state the allowed values and the default"],
  ]),
  "V1.4.3": made("TypeScript; memory is the engine's to free", "tsconfig.json"),
  "V1.5.1": none("no XML is read but by workbooks' reader, from the operator's own files"),
  "V1.5.2": clear(
    [
      ["tests/integration/saved-charts.test.ts", "saved charts keep a configuration that this version cannot read"],
      ["lib/accounts/identity/account-events.test.ts", "a signed account event of the wrong shape is malformed"],
    ],
    "JSON alone, parsed by a schema",
  ),
};
