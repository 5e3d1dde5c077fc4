import { made, none, clear, type Chapter } from "@/tests/security/asvs/rule";

const RENDER = "lib/hub/posts/render.test.ts";

/** Encoding and sanitisation. */
export const V1: Chapter = {
  "V1.1.1": clear([
    ["lib/access/routes.test.ts", "survives what is no encoding"],
    ["tests/http/missing-pages.spec.ts", "an address that spells nothing is missing, not broken"],
  ]),
  "V1.1.2": made(
    "React escapes as it writes; what is stored stays as it was typed and is made safe when it is shown",
    "lib/hub/posts/render.ts",
    "components/discovery/structured-data/page-data.tsx",
  ),
  "V1.2.1": clear([
    [
      "lib/sharing/embeds/embed-page.test.ts",
      "has the same markup whatever the words are: nobody's words become markup",
    ],
    ["lib/hub/posts/feed.test.ts", "whatever a post holds, both feeds are well-formed XML that says the same"],
    ["lib/sharing/embeds/site.test.ts", "is nothing that could end or add to a header"],
  ]),
  "V1.2.2": clear([
    [RENDER, "%j is harmless"],
    ["lib/accounts/sign-in/search-params.test.ts", "an address survives the way there and back"],
    ["lib/sharing/embeds/site.test.ts", "is nothing that could end or add to a header"],
  ]),
  "V1.2.3": clear([
    [
      "lib/discovery/structured-data/application.test.ts",
      "whatever the site's address is set to, no < comes in, or there is no application at all",
    ],
    ["lib/platform/next-output/page-policy.test.ts", "does nothing but hand over data, whatever the data"],
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
    [RENDER, "%j is harmless"],
    [RENDER, "are harmless all together, and read again after a browser has written them anew"],
    ["tests/e2e/posts.spec.ts", "Markdown that attacks does nothing to its reader"],
  ]),
  "V1.3.2": clear(
    [["lib/platform/next-output/page-policy.test.ts", "has no word that lets scripts run without being named"]],
    "and the linter refuses eval and what is like it",
  ),
  "V1.3.3": clear([
    ["lib/sharing/exports/workbook.test.ts", "what looks like a formula is text"],
    [
      "lib/sharing/api/written-as.test.ts",
      "rows come back from CSV as they were; what a sheet would run is made plain",
    ],
    ["lib/sharing/links/link-form.test.ts", "is said as far as it is known, in one line"],
  ]),
  "V1.3.4": clear(
    [
      ["supabase/local/storage.test.ts", "takes pictures alone, and none that is empty or too large"],
      ["tests/http/security-headers.spec.ts", "what is no page runs nothing when it is opened by itself"],
    ],
    "no SVG is taken from anybody; those that are drawn run nothing",
  ),
  "V1.3.5": clear([
    [RENDER, "%j is harmless"],
    ["lib/hub/posts/formula.test.ts", "refuses %s, naming the formula"],
  ]),
  "V1.3.6": clear([
    [
      "lib/sharing/webhooks/send.test.ts",
      "a name that leads inside, even in part, is not connected to; the one that is found is the one that is used",
    ],
    ["lib/sharing/webhooks/public-address.test.ts", "%s is in the internet"],
    ["tests/http/forged-headers.spec.ts", "no picture is fetched and scaled for whoever asks"],
  ]),
  "V1.3.7": made(
    "pages and letters are components of React in the code; nobody's words are compiled",
    "lib/accounts/emails/kinds.ts",
  ),
  "V1.3.8": none("no Java, so no JNDI"),
  "V1.3.9": none("no memcache; keys of the shared page store are paths that Next makes"),
  "V1.3.10": clear(
    [["lib/accounts/emails/kinds.test.ts", "repeats nothing typed by whoever asked, except to the publisher"]],
    "no words of people are taken for a format; console's first argument is ours",
  ),
  "V1.3.11": clear([
    ["tests/integration/mail-smtp.test.ts", "never gets a letter whose subject would become another header"],
    ["lib/accounts/identity/credentials.test.ts", "sign-in asks for a valid address and a password"],
  ]),
  "V1.4.1": made("TypeScript; memory is the engine's to keep", "tsconfig.json"),
  "V1.4.2": clear([
    ["tests/integration/admin-subscriptions.test.ts", "neither end in the past nor have a thousand seats too many"],
    ["lib/sharing/api/terms.test.ts", "kinds say what can be given and what the default is"],
  ]),
  "V1.4.3": made("TypeScript; memory is the engine's to free", "tsconfig.json"),
  "V1.5.1": none("no XML is read but by workbooks' reader, from the operator's own files"),
  "V1.5.2": clear(
    [
      ["tests/integration/saved-charts.test.ts", "hold what they may, and keep a configuration that nobody can read"],
      ["lib/accounts/identity/account-events.test.ts", "are malformed when signed and of another shape"],
    ],
    "JSON alone, parsed by a schema",
  ),
};
