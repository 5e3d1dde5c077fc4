import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { SAMPLE_MARKETS } from "@/lib/study/sample/sample-markets";
import { withDuckDb } from "@/lib/study/duckdb/session";
import { generateStudy } from "@/lib/study/generate/generate-study";
import { readManifest } from "@/lib/study/generate/manifest";
import type { PlannedWave, StudyPlan } from "@/lib/study/generate/study-plan";
import { writeStudy } from "@/lib/study/generate/write-study";
import type { SampleBrand } from "@/lib/study/sample/roster";

let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), "write-study-"));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

const FRACTION = 0.002;

/** Three waves of a few interviews about a dozen brands. */
function planFew(seed: string): StudyPlan {
  const brands = Array.from({ length: 12 }, (_, i): SampleBrand => {
    return { name: `Brand ${i}`, industry: "energy", knownScore: null, stays: [] };
  });
  const waves = SAMPLE_MARKETS.slice(1, 4).map(({ slug, name }, no): PlannedWave => {
    const fieldwork = { fieldworkFrom: "2025-01-13", fieldworkTo: "2025-03-07" };
    return {
      no,
      market: slug,
      country: name,
      year: 2025,
      interviews: 100 + no,
      assessments: 1000,
      modulesEvery: 3,
      ...fieldwork,
      brands,
    };
  });
  return { scale: "small", fraction: FRACTION, seed, waves, results: [] };
}

describe("a study written twice", () => {
  let first: Map<string, string>;
  let again: Map<string, string>;
  let other: Map<string, string>;
  beforeAll(async () => {
    const digestOf = async (name: string, seed: string) => {
      const folder = path.join(parent, name);
      await writeStudy(planFew(seed), folder);
      return digestFiles(folder);
    };
    first = await digestOf("first", "seed 1");
    again = await digestOf("again", "seed 1");
    other = await digestOf("other", "seed 2");
  });

  test("a study written twice is identical to the byte", () => {
    expect([...first.keys()].sort()).toEqual([
      "answers.parquet",
      "assessments/denmark-2025.parquet",
      "assessments/finland-2025.parquet",
      "assessments/norway-2025.parquet",
      "brands.csv",
      "margins.csv",
      "respondents.parquet",
      "study.json",
    ]);
    expect(again).toEqual(first);
  });

  test("a study with another seed differs in every answer file", () => {
    for (const [name, digest] of first) {
      if (name.endsWith(".parquet")) expect(other.get(name), name).not.toBe(digest);
    }
  });

  /**
   * Chances come from DuckDB's hash. When an upgrade of DuckDB changes it, so do studies of the same seed: then
   * GENERATOR (manifest.ts) has to go up, and these with it.
   */
  test("a generated study has its expected content", async () => {
    const folder = path.join(parent, "first");
    expect(await digestRows(path.join(folder, "respondents.parquet"))).toBe("9cdabdc98f4b931d");
    expect(await digestRows(path.join(folder, "answers.parquet"))).toBe("7ecbdf3d3c73f793");
    expect(await digestRows(path.join(folder, "assessments/finland-2025.parquet"))).toBe("7d964843be0285e3");
  });
});

describe("a folder with content", () => {
  const request = { scale: "small", fraction: FRACTION, seed: "seed 1" } as const;

  test("a folder with another study is left alone", async () => {
    const folder = path.join(parent, "held");
    const counts: number[] = [];
    const manifest = await writeStudy(planFew("seed 1"), folder, { onProgress: (done) => counts.push(done) });
    expect(manifest).toMatchObject({ isSample: true, title: "Sample data", seed: "seed 1", waves: 3, interviews: 303 });
    expect(counts).toEqual([1000, 2000, 3000]);

    const before = await digestFiles(folder);
    expect(await generateStudy({ ...request, folder })).toEqual({ manifest, isNew: false });
    const other = generateStudy({ ...request, seed: "seed 2", folder });
    await expect(other).rejects.toThrow(
      `already contains a different generated study (--scale small --fraction ${FRACTION} --seed "seed 1")`,
    );
    expect(await digestFiles(folder)).toEqual(before);

    await rm(path.join(folder, "answers.parquet"));
    await expect(generateStudy({ ...request, folder })).rejects.toThrow("is not a generated study");
  });

  test("a folder written by an earlier generator is replaced", async () => {
    const folder = path.join(parent, "outdated");
    const outdated = await writeStudy(planFew("seed 1"), folder);
    await writeFile(
      path.join(folder, "study.json"),
      JSON.stringify({ ...outdated, generator: outdated.generator - 1 }),
    );
    const { manifest, isNew } = await generateStudy({ ...request, folder });
    expect(isNew).toBe(true);
    expect(manifest).toMatchObject({ generator: outdated.generator, waves: 40 });
    expect(await readManifest(folder)).toEqual(manifest);
  });
});

async function digestFiles(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  const digests = files.map(async (file) => [path.relative(folder, file), sha256(await readFile(file))] as const);
  return new Map(await Promise.all(digests));
}

/** A digest of a file's rows in their order, whatever their encoding. */
async function digestRows(file: string): Promise<string> {
  const rows = await withDuckDb({ threads: 1 }, async (session) => {
    await session.run("SET preserve_insertion_order = true");
    return session.rows(`SELECT t::VARCHAR AS text FROM '${file}' AS t`, z.object({ text: z.string() }));
  });
  return sha256(rows.map(({ text }) => text).join("\n")).slice(0, 16);
}

function sha256(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}
