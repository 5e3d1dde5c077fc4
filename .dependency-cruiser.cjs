// The layers of the house (README, "How the house is laid out"). Each rule is proved to fire by tests/support/layers.test.ts.

const IO = "(queries|mutations|load|actions)\\.ts$";
/** Reads of the database and of the request; actions are what forms call and may be imported by components. */
const READS = "(queries|mutations|load)\\.ts$";
const COMMANDS = "^lib/study/cli";

const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    rule("no-cycles", "A circle has no bottom to start reading from.", {}, { circular: true }),
    rule("no-unresolved", "An import that leads nowhere hides what it would have broken.", {}, { couldNotResolve: true }),
    rule(
      "lib-is-the-bottom",
      "Rules and data know no page. The commands alone may start the local backend.",
      { path: "^lib/", pathNot: COMMANDS },
      { path: "^(app|components|supabase)/|^middleware" },
    ),
    rule("commands-know-no-pages", "", { path: COMMANDS }, { path: "^(app|components)/|^middleware" }),
    rule("nothing-imports-app", "app is the top: it only routes.", { pathNot: "^app/" }, { path: "^app/" }),
    rule("backend-knows-no-pages", "", { path: "^supabase/" }, { path: "^(app|components)/|^middleware" }),
    rule("nothing-imports-tests", "", { path: "^(app|components|lib|supabase)/|^middleware" }, { path: "^tests/" }),
    rule(
      "ui-knows-no-domain",
      "Primitives speak no word of the field.",
      { path: "^components/ui/" },
      { path: "^(lib/(?!utils)|components/(?!ui/)|supabase/)" },
    ),
    rule(
      "components-do-no-io",
      "A component shows what it was given.",
      { path: "^components/" },
      { path: `^lib/platform/database/|^lib/[^/]+/${READS}|^supabase/` },
    ),
    rule(
      "identity-has-its-own-components",
      "",
      { path: "^components/", pathNot: "^components/accounts/identity/" },
      { path: "^lib/identity/" },
    ),
    rule(
      "app-reads-through-load",
      "Pages ask load and actions, where access is decided.",
      { path: "^app/" },
      { path: "^lib/(db|identity)/|^lib/[^/]+/(queries|mutations)\\.ts$|^supabase/" },
    ),
    rule(
      "domain-is-pure",
      "Rules of the field are functions of their arguments.",
      // page-cache is a part that Next loads by itself: it speaks Next's own types.
      { path: "^lib/(?!db/|identity/|content/|seo/|page-cache/)", pathNot: [IO, COMMANDS] },
      { path: `^lib/(db|identity|content)/|^lib/[^/]+/${IO}|node_modules/(next|react|react-dom|@clerk|@supabase)/` },
    ),
    rule("statistics-stand-alone", "", { path: "^lib/statistics/" }, { pathNot: "^lib/statistics/" }),
    rule(
      "only-queries-reach-the-database",
      "",
      { path: "^lib/", pathNot: ["^lib/platform/database/", "^lib/[^/]+/(queries|mutations)\\.ts$", COMMANDS] },
      // A load may tell "did not answer" from "has none".
      { path: "^lib/platform/database/", pathNot: "^lib/platform/database/data-error\\.ts$" },
    ),
    rule(
      "queries-never-read-the-request",
      "",
      { path: "^lib/[^/]+/(queries|mutations)\\.ts$" },
      { path: "^lib/identity/|node_modules/next/" },
    ),
    rule(
      "vendors-behind-adapters",
      "",
      { path: "^(app|components|lib)/|^middleware", pathNot: "^lib/(db|identity)/|^components/accounts/identity/" },
      { path: "node_modules/(@supabase|@clerk|better-auth)/" },
    ),
    rule(
      "edge-stays-light",
      "The middleware runs before every guarded page. Of the two edges of identity one alone is built in.",
      { path: "^middleware|^lib/identity/[^/]+/edge\\.ts$" },
      { reachable: true, path: `^lib/platform/database/|^lib/[^/]+/${IO}|^lib/identity/[^/]+/(server|client|auth|store)\\.|^components/|^supabase/|node_modules/better-auth/` },
    ),
    rule(
      "identity-has-its-doors",
      "#identity/client, server, edge and sign-out: whoever keeps the accounts can be changed behind them.",
      { path: "^(app|components|lib)/|^middleware", pathNot: "^lib/identity/" },
      { path: "^lib/identity/(clerk|embedded)/", pathNot: "^lib/identity/embedded/(client|server|edge|sign-out)\\.tsx?$" },
    ),
    rule(
      "doors-of-identity-have-their-keepers",
      "Who is signed in is asked by the policy, the edge and the sign-in screens.",
      { path: "^(app|components|lib)/|^middleware", pathNot: "^lib/(identity|access)/|^middleware|^components/accounts/identity/" },
      { path: "^lib/identity/(clerk|embedded)/" },
    ),
    rule(
      "adapters-know-not-each-other",
      "One of them is left out of each build.",
      { path: "^lib/identity/(clerk|embedded)/" },
      { path: "^lib/identity/(clerk|embedded)/", pathNot: "^lib/identity/$1/" },
    ),
    rule(
      "no-catch-all-names",
      "A file is named for what it holds.",
      {},
      { path: "^(app|components|lib)/.*\\b(utils|util|helpers|helper|common|misc|constants|types)(/|\\.)", pathNot: "^components/ui/class-names\\.ts$" },
    ),
    rule(
      "no-test-tools-in-the-product",
      "",
      { path: "^(app|components|lib|supabase)/|^middleware" },
      { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    ),
  ],
  required: [
    {
      name: "io-stays-on-the-server",
      comment: "Database and request code in a browser bundle must fail the build.",
      severity: "error",
      module: { path: `^lib/[^/]+/${READS}` },
      to: { path: "server-only" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.test\\.tsx?$|^\\.next|^\\.velite" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["react-server", "import", "require", "node", "default", "types"] },
  },
};
