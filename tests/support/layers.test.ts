import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { readLayers, type LayerReport } from "./layers";

const named = z.object({ name: z.string() });
const config = z
  .object({ forbidden: z.array(named), required: z.array(named) })
  .parse(createRequire(import.meta.url)("../../.dependency-cruiser.cjs"));
const ruleNames = [...config.forbidden, ...config.required].map(({ name }) => name);

/** Each rule with an import that breaks it: the file that must be named and what it imports. */
const FAULTS: [rule: string, file: string, imports: string][] = [
  ["no-cycles", "lib/markets/circle-back.ts", "./circle"],
  ["no-unresolved", "lib/markets/lost.ts", "./nowhere"],
  ["lib-is-the-bottom", "lib/rankings/brands/view.ts", "@/components/rankings/list"],
  ["commands-know-no-pages", "lib/study/cli.ts", "@/components/rankings/list"],
  ["nothing-imports-app", "components/layout/header.ts", "@/app/page"],
  ["backend-knows-no-pages", "supabase/local/start.ts", "@/components/rankings/list"],
  ["nothing-imports-tests", "lib/markets/tested.ts", "@/tests/support/run"],
  ["ui-knows-no-domain", "components/ui/button.ts", "@/lib/catalogue/markets/market"],
  ["components-do-no-io", "components/rankings/reader.ts", "@/lib/rankings/load"],
  ["identity-has-its-own-components", "components/rankings/account.ts", "#identity/client"],
  ["app-reads-through-load", "app/page.ts", "@/lib/rankings/queries"],
  ["domain-is-pure", "lib/rankings/series.ts", "next/headers"],
  ["statistics-stand-alone", "lib/statistics/ranks.ts", "@/lib/catalogue/markets/market"],
  ["only-queries-reach-the-database", "lib/rankings/brands/load.ts", "@/lib/platform/database/client"],
  ["queries-never-read-the-request", "lib/rankings/queries.ts", "#identity/client"],
  ["vendors-behind-adapters", "components/rankings/vendor.ts", "@supabase/supabase-js"],
  ["edge-stays-light", "middleware.ts", "@/lib/rankings/load"],
  ["edge-stays-light", "lib/accounts/identity/clerk/edge.ts", "@/lib/accounts/identity/clerk/server"],
  ["identity-has-its-doors", "lib/access/policy.ts", "@/lib/accounts/identity/embedded/store"],
  ["doors-of-identity-have-their-keepers", "lib/brands/mutations.ts", "#identity/client"],
  ["adapters-know-not-each-other", "lib/identity/clerk/door.ts", "@/lib/accounts/identity/embedded/client"],
  ["no-catch-all-names", "lib/rankings/range.ts", "./helpers"],
  ["no-test-tools-in-the-product", "lib/markets/random.ts", "fast-check"],
  ["io-stays-on-the-server", "lib/rankings/scores/load.ts", "@/lib/scores/score"],
];

/** What the faulty imports lead to. */
const SOUND: Record<string, string> = {
  "lib/markets/circle.ts": 'import "./circle-back";',
  "lib/catalogue/markets/market.ts": "export {};",
  "lib/rankings/helpers.ts": "export {};",
  "lib/rankings/load.ts": 'import "server-only";',
  "lib/scores/score.ts": "export {};",
  "lib/platform/database/client.ts": "export {};",
  "lib/identity/embedded/client.ts": "export {};",
  "lib/accounts/identity/embedded/store.ts": "export {};",
  "lib/accounts/identity/clerk/server.ts": "export {};",
  "components/rankings/list.ts": "export {};",
  "tests/support/run.ts": "export {};",
  "package.json": JSON.stringify({
    dependencies: { next: "1", "@supabase/supabase-js": "1", "server-only": "1" },
    devDependencies: { "fast-check": "1" },
  }),
  "tsconfig.json": JSON.stringify({
    compilerOptions: {
      module: "esnext",
      moduleResolution: "bundler",
      paths: { "@/*": ["./*"], "#identity/*": ["./lib/identity/embedded/*"] },
    },
  }),
  ...Object.fromEntries(
    ["next/headers", "@supabase/supabase-js/index", "fast-check/index", "server-only/index"].map((module) => [
      `node_modules/${module}.js`,
      "module.exports = {};",
    ]),
  ),
};

describe("the layers' rules", () => {
  let root = "";
  let report: LayerReport;

  beforeAll(async () => {
    root = mkdtempSync(path.join(tmpdir(), "layers-"));
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    };
    for (const [file, text] of Object.entries(SOUND)) write(file, text);
    for (const [rule, file, imports] of FAULTS) {
      const guarded = /\/(?:queries|load)\.ts$/.test(file) && rule !== "io-stays-on-the-server";
      write(file, `${guarded ? 'import "server-only";\n' : ""}import "${imports}";\n`);
    }
    report = await readLayers(root);
  }, 60_000);

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test("every rule has a fault that proves it", () => {
    expect([...new Set(FAULTS.map(([rule]) => rule))].toSorted()).toEqual(ruleNames.toSorted());
  });

  test.each(FAULTS)("%s refuses %s", (rule, file) => {
    expect(report.violations.filter((violation) => violation.rule === rule).map(({ from }) => from)).toContain(file);
  });

  test("a sound file is left alone", () => {
    const sound = new Set(["lib/catalogue/markets/market.ts", "lib/rankings/load.ts", "lib/scores/score.ts", "components/rankings/list.ts"]);
    expect(report.violations.filter(({ from }) => sound.has(from))).toEqual([]);
  });
});
