import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { backtest } from "@/lib/study/cli/backtest";
import { ENGINE_VERSION } from "@/lib/study/computation/computation";
import { saveComputation } from "@/lib/study/computation/store";
import { deriveStudy } from "@/lib/study/derive/derive-study";
import { createSampleStudy } from "@/lib/study/sample/sample-study";

const root = mkdtempSync(path.join(tmpdir(), "granskog-backtest-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

const sample = createSampleStudy();
const study = deriveStudy({
  ...sample,
  waves: sample.waves.filter(({ market }) => market === "norway"),
  results: sample.results.filter(({ market, brandSlug }) => market === "norway" && brandSlug.length % 4 === 0),
});
const keep = (id: string) =>
  saveComputation(root, {
    id,
    engine: ENGINE_VERSION,
    ruleVersion: "top-two-of-five/1",
    inputs: [],
    definition: DEFAULT_DEFINITION,
    study,
  });

/** The command's output, with its exit code. */
async function run(folder: string): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const out = vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  try {
    const code = await backtest([folder]);
    return { code, text: lines.join("") };
  } finally {
    out.mockRestore();
  }
}

test("a computation that matches: its record by market and horizon, the same twice", async () => {
  const folder = await keep("aaaaaaaaaaaa");
  const first = await run(folder);
  expect(first.code).toBe(0);
  expect(first.text).toContain("All values match the stored computation.");
  const rows = first.text.split("\n").filter((line) => /^(?:Norway|All) {2,}/.test(line));
  expect(rows.map((row) => row.trim().split(/ {2,}/)[0])).toEqual(["Norway", "Norway", "Norway", "All"]);
  for (const row of rows) expect(row.match(/\d+\.\d%/g)).toHaveLength(5);
  expect(await run(folder)).toEqual(first);
});

test("a changed stored record is found, even with a new seal, and the command fails", async () => {
  const folder = await keep("bbbbbbbbbbbb");
  const file = path.join(folder, "forecastRecords.ndjson");
  const [first = "", ...rest] = readFileSync(file, "utf8").split("\n");
  const record = JSON.parse(first) as { coverage: number };
  const text = [JSON.stringify({ ...record, coverage: 0.95 }), ...rest].join("\n");
  writeFileSync(file, text);
  const manifestFile = path.join(folder, "manifest.json");
  const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as {
    tables: { forecastRecords: { sha256: string } };
  };
  manifest.tables.forecastRecords.sha256 = createHash("sha256").update(text).digest("hex");
  writeFileSync(manifestFile, JSON.stringify(manifest));
  const { code, text: output } = await run(folder);
  expect(code).toBe(1);
  expect(output).toContain(`coverage: stored 0.95, recomputed ${record.coverage}`);
});
