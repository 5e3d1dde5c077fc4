import { globSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));
const alias = [
  { find: /^#identity\//, replacement: `${root}lib/accounts/identity/embedded/` },
  { find: "#content", replacement: `${root}.velite` },
  { find: /^@\//, replacement: root },
  // `server-only` throws outside the react-server condition; the tests stand in for the server.
  { find: "server-only", replacement: `${root}node_modules/server-only/empty.js` },
];

/** Outside Next its cache throws. */
const nextCache = { find: "next/cache", replacement: `${root}tests/support/next-cache.ts` };

/** What holds of the data layer wherever it runs: these tests alone are for a hosted project too (tests/support/hosted-supabase.ts). */
const isHosted = Boolean(process.env.TEST_SUPABASE_URL);
const hosted = [
  "access-matrix",
  "access-scope",
  "contact",
  "data-api",
  "data-api-accounts",
  "data-api-attack",
  "disclosure",
  "waitlist",
  "waitlist-queue",
].map((name) => `tests/integration/${name}.test.ts`);

/** With a server in place of the embedded database (tests/support/postgres-suite.ts): whatever asks a test backend. */
const isServed = Boolean(process.env.TEST_POSTGRES_SERVER);
const asksBackend = (file: string) =>
  /TestBackend|support\/(?:\w+-admin|admin-list)"/.test(readFileSync(`${root}tests/integration/${file}`, "utf8"));
const served = () =>
  readdirSync(`${root}tests/integration`).filter((file) => file.endsWith(".test.ts") && asksBackend(file));

const integration = () => {
  if (isHosted) return hosted;
  return isServed ? served().map((file) => `tests/integration/${file}`) : ["tests/integration/**/*.test.ts"];
};

/** `npm run mutate` asks the tests of the area whose code it changes. */
const mutated = process.env.MUTATING;

/** Where unit tests are: beside the code, and those of the test support itself. */
const UNIT = [
  "{lib,components,supabase}/**/*.test.ts",
  "tests/{support,security}/**/*.test.ts",
  "tests/front/deployment.test.ts",
  "middleware.test.ts",
];

const besideCode = globSync(UNIT, { cwd: root, exclude: ["**/node_modules/**"] });
const whereTextHas = (pattern: RegExp) =>
  besideCode.filter((file) => pattern.test(readFileSync(`${root}${file}`, "utf8")));

/** Unit tests that replace a module, a setting or a global: their files keep their modules to themselves. */
const replacesModules = whereTextHas(/\bvi\.(?:mock|doMock|resetModules|stubEnv|stubGlobal)\(/);

/**
 * Beside the code too, but no unit tests: they open deliveries and interviews with DuckDB, start the embedded database,
 * make the whole sample study, simulate many, or encode pictures.
 */
const startsEngine = whereTextHas(
  /duckdb\/session"|(?:small-study|(?:example|plain)-delivery)\.fixture"|tests\/simulations\/|sample\/sample-study"|from "(?:sharp|@electric-sql\/pglite)"/,
);

/** Fails in a unit test that starts DuckDB. */
const noDuckDb = { find: "@duckdb/node-api", replacement: `${root}tests/support/no-duckdb.ts` };

const unitOf = (
  name: string,
  test: TestProjectInlineConfiguration["test"],
  replaced: typeof alias = [],
): TestProjectInlineConfiguration => ({
  resolve: { alias: [...alias, ...replaced] },
  // A test that hangs is told in three minutes; no slow machine needs that long.
  test: { name, setupFiles: ["tests/support/fast-check.ts"], testTimeout: 180_000, ...test },
});

/**
 * Unit tests are pure, so the files of a worker share their modules: reading each module once takes a third of the time
 * of reading it for each file.
 */
const units = mutated
  ? [unitOf("unit", { include: [mutated], exclude: startsEngine })]
  : [
      unitOf("unit", { include: UNIT, exclude: [...replacesModules, ...startsEngine], isolate: false }, [noDuckDb]),
      unitOf("unit-mocks", { include: replacesModules.filter((file) => !startsEngine.includes(file)) }, [noDuckDb]),
    ];

export default defineConfig({
  test: {
    // Left to itself a machine of two cores would run one file at a time. A hosted project is one for all files.
    maxWorkers: isHosted ? 1 : "100%",
    projects: mutated
      ? units
      : [
          ...units,
          // Part of `npm run test:integration`, with these tests where the code is.
          unitOf("engine", { include: startsEngine, isolate: false, testTimeout: 600_000 }),
          {
            resolve: { alias: [...alias, nextCache] },
            test: {
              name: "integration",
              include: integration(),
              globalSetup: ["tests/support/backend-hosts.ts"],
              setupFiles: ["tests/support/own-modules.ts"],
              isolate: false,
              env: { DATABASE_PATIENCE: "5" },
              // As the product does: see supabase/local/database.ts.
              execArgv: ["--no-wasm-code-gc"],
              // Whatever hangs is told in five minutes; no slow machine needs that long.
              testTimeout: 300_000,
              hookTimeout: 300_000,
            },
          },
          {
            resolve: { alias },
            test: {
              // The start command with a whole site: part of `npm test` once a site has been built.
              name: "start",
              include: ["tests/start/*.test.ts"],
              testTimeout: 1_800_000,
              hookTimeout: 120_000,
            },
          },
          {
            resolve: { alias },
            test: {
              // A real PostgreSQL in place of the embedded database: `npm run test:deep -- postgres`.
              name: "postgres",
              include: ["tests/postgres/**/*.test.ts"],
              testTimeout: 120_000,
              hookTimeout: 120_000,
            },
          },
          {
            resolve: { alias },
            test: {
              // Processes killed at the worst moment: part of `npm run test:deep`. Times are measured: one file at a time.
              name: "faults",
              include: ["tests/faults/**/*.test.ts"],
              fileParallelism: false,
              testTimeout: 120_000,
              hookTimeout: 120_000,
            },
          },
          {
            resolve: { alias },
            test: {
              // The shipped Varnish before a server that says what it was asked: `npm run test:deep -- front`.
              name: "front",
              include: ["tests/front/front.test.ts"],
              fileParallelism: false,
              testTimeout: 60_000,
              hookTimeout: 120_000,
            },
          },
          {
            resolve: { alias },
            test: {
              // Slides and workbooks opened by LibreOffice and validated: `npm run test:deep -- office`.
              name: "office",
              include: ["tests/office/*.test.ts"],
              fileParallelism: false,
              testTimeout: 180_000,
              hookTimeout: 60_000,
            },
          },
          {
            resolve: { alias },
            test: {
              // Two instances that share pages and data: `npm run test:deep -- instances`. Builds the site once.
              name: "instances",
              include: ["tests/front/instances.test.ts"],
              fileParallelism: false,
              testTimeout: 180_000,
              hookTimeout: 600_000,
            },
          },
        ],
  },
});
