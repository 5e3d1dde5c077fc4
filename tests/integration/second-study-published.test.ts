import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { embeddedEnvironment } from "@/supabase/local/child-environment";
import { productEnv } from "@/tests/support/process";
import { studyIn } from "@/tests/support/study-command";
import { TestBackend } from "@/tests/support/test-backend";

// A study of another shape from its definition to published results, by the command, in an empty database.

let backend: TestBackend;
let directory: string;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), "granskog-second-"));
  backend = await TestBackend.start();
  env = productEnv({ ...embeddedEnvironment(backend.url, backend.secrets), DATA_DIR: directory });
});
afterAll(async () => {
  await backend?.stop();
  rmSync(directory, { recursive: true, force: true });
});

const ask = async (name: string, args: Record<string, unknown> = {}) =>
  (await backend.rpc("anonymous", name, args)).json;

test("the second study is invented, computed and published, with its own markets and industries", async () => {
  const { code, err } = await studyIn(env, ["sample", "--study", "second-study"]);
  expect(code, err).toBe(0);
  const markets = z.array(z.object({ slug: z.string(), name: z.string(), year: z.int(), is_sample: z.boolean() }));
  expect(markets.parse(await ask("list_markets"))).toEqual([
    { slug: "iceland", name: "Iceland", year: 2025, is_sample: true },
    { slug: "estonia", name: "Estonia", year: 2025, is_sample: true },
  ]);
  const industries = z
    .array(z.object({ slug: z.string() }))
    .parse(await ask("list_industries", { p_market: "estonia" }));
  expect(industries.map(({ slug }) => slug).toSorted()).toEqual(["clothes", "energy", "food"]);
  const ranked = z.array(z.object({ brand_slug: z.string() }));
  expect(ranked.parse(await ask("list_ranked_brands", { p_market: "iceland" }))).toHaveLength(10);
  const defined = z.object({ body: z.object({ study: z.object({ key: z.string() }) }) });
  expect(defined.parse(await ask("published_definition")).body.study.key).toBe("graenavog");
});

test("the sample study is not published beside it, and the command says why", async () => {
  const unknown = await studyIn(env, ["sample", "--study", "third-study"]);
  expect(unknown.code).toBe(2);
  expect(unknown.err).toContain('There is no sample study "third-study"');
  const imported = await studyIn(env, ["import", "content/examples/scores.csv", "--year", "2025", "--sample"]);
  expect(imported.code).toBe(1);
  expect(imported.err).toContain("results of Iceland are published, which this study does not have");
});
