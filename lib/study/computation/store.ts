import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { canonicalDefinition, definitionHash } from "@/lib/catalogue/definition/definition-hash";
import { parseDefinition } from "@/lib/catalogue/definition/read-definition";
import type { Computation } from "@/lib/study/computation/computation";
import { type QualityRecord, qualityRecord } from "@/lib/study/computation/quality-record";
import { isRunning } from "@/lib/study/live-process";
import type { Study } from "@/lib/study/study";

/** A stored folder has an old format that is no longer supported. */
const FORMAT = 2;

/** The tables of a study, one file of JSON lines each. */
const TABLES = [
  "waves",
  "results",
  "ageGroups",
  "consumers",
  "forecasts",
  "forecastHistories",
  "forecastRecords",
  "forecastTracks",
  "passingOdds",
  "alerts",
] as const;
type Table = (typeof TABLES)[number];

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  id: z.string(),
  engine: z.string(),
  ruleVersion: z.string(),
  computedAt: z.string(),
  source: z.string(),
  isSample: z.boolean(),
  /** In canonical form; omitted for the default definition. */
  definition: z.string().optional(),
  /** The hash of quality.json; omitted if no quality checks were configured. */
  quality: z.string().optional(),
  inputs: z.array(z.object({ name: z.string(), kind: z.string(), rows: z.int(), sha256: z.string() })),
  tables: z.record(z.enum(TABLES), z.object({ rows: z.int(), sha256: z.string() })),
});
/** Metadata of a stored computation. */
export type Manifest = z.output<typeof manifestSchema>;

/** A folder without a valid computation. */
export class NoComputation extends Error {
  override readonly name = "NoComputation";
}

/**
 * Stores a computation in its own folder below `root`, atomically: written elsewhere and renamed. An existing one is
 * not changed.
 */
export async function saveComputation(root: string, computation: Computation): Promise<string> {
  const folder = path.join(root, computation.id);
  if (existsSync(path.join(folder, "manifest.json"))) return folder;
  await mkdir(root, { recursive: true });
  await removeLeftovers(root);
  const partial = path.join(root, `.${computation.id}.${process.pid}.partial`);
  await mkdir(partial);
  try {
    const tables = {} as Manifest["tables"];
    for (const table of TABLES) {
      const rows = computation.study[table];
      tables[table] = { rows: rows.length, sha256: await writeLines(path.join(partial, `${table}.ndjson`), rows) };
    }
    const { id, engine, ruleVersion, inputs, study, definition } = computation;
    const quality = computation.quality && `${JSON.stringify(computation.quality)}\n`;
    if (quality !== undefined) await writeDurably(path.join(partial, "quality.json"), quality);
    const manifest: Manifest = {
      format: FORMAT,
      id,
      engine,
      ruleVersion,
      computedAt: new Date().toISOString(),
      source: study.source,
      isSample: study.isSample,
      ...(isDefault(definition) ? {} : { definition: canonicalDefinition(definition) }),
      ...(quality === undefined ? {} : { quality: sha256(quality) }),
      inputs: [...inputs],
      tables,
    };
    await writeDurably(path.join(partial, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
    await rm(folder, { recursive: true, force: true });
    await rename(partial, folder);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
  return folder;
}

/**
 * Reads a stored computation and verifies every table.
 * @throws {NoComputation} if it is missing, has another format or was changed
 */
export async function loadComputation(folder: string): Promise<Computation> {
  const manifest = await readManifest(folder);
  const { id, engine, ruleVersion, inputs, source, isSample, definition } = manifest;
  const read = tableReader(folder, manifest);
  const study: Study = {
    source,
    isSample,
    waves: await read("waves"),
    results: await read("results"),
    ageGroups: await read("ageGroups"),
    consumers: await read("consumers"),
    forecasts: await read("forecasts"),
    forecastHistories: await read("forecastHistories"),
    forecastRecords: await read("forecastRecords"),
    forecastTracks: await read("forecastTracks"),
    passingOdds: await read("passingOdds"),
    alerts: await read("alerts"),
  };
  const quality = await readQuality(folder, manifest.quality);
  return { id, engine, ruleVersion, inputs, definition: readStored(folder, definition), quality, study };
}

/** What a comparison and a preview need of a stored computation. */
export type ComputedResults = Pick<Computation, "id" | "definition" | "quality"> &
  Pick<Study, "isSample" | "waves" | "results"> & { computedAt: string };

/**
 * Reads waves and results of a stored computation, without the rest, which is much larger.
 * @throws {NoComputation} as `loadComputation`
 */
export async function loadResults(folder: string): Promise<ComputedResults> {
  const manifest = await readManifest(folder);
  const { id, isSample, computedAt, definition } = manifest;
  const read = tableReader(folder, manifest);
  return {
    ...{ id, isSample, computedAt, definition: readStored(folder, definition) },
    quality: await readQuality(folder, manifest.quality),
    waves: await read("waves"),
    results: await read("results"),
  };
}

/** Reads a table of a computation, which must be as it was written. */
function tableReader(folder: string, { tables }: Manifest) {
  return async <Row>(table: Table): Promise<Row[]> => {
    const file = path.join(folder, `${table}.ndjson`);
    const text = await readFile(file, "utf8").catch(() => "");
    if (sha256(text) !== tables[table].sha256)
      throw new NoComputation(`${file} has been modified since it was written. Compute it again.`);
    return text
      .split("\n")
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Row);
  };
}

async function readQuality(folder: string, written: string | undefined): Promise<QualityRecord | undefined> {
  if (written === undefined) return undefined;
  const file = path.join(folder, "quality.json");
  const text = await readFile(file, "utf8").catch(() => "");
  if (sha256(text) === written) return qualityRecord.parse(JSON.parse(text));
  throw new NoComputation(`${file} has been modified since it was written. Compute it again.`);
}

function isDefault(definition: StudyDefinition): boolean {
  return definitionHash(definition) === definitionHash(DEFAULT_DEFINITION);
}

function readStored(folder: string, text: string | undefined): StudyDefinition {
  if (text === undefined) return DEFAULT_DEFINITION;
  const { definition } = parseDefinition(text);
  if (definition) return definition;
  throw new NoComputation(`${folder} was computed by a definition of another version. Compute it again.`);
}

/** The computations below `root`, latest first. */
export async function listComputations(root: string): Promise<Manifest[]> {
  const names = await readdir(root).catch(() => []);
  const folders = names.filter((name) => !name.startsWith("."));
  const manifests = await Promise.all(folders.map((name) => readManifest(path.join(root, name)).catch(() => null)));
  return manifests.filter((manifest) => manifest !== null).sort((a, b) => (a.computedAt < b.computedAt ? 1 : -1));
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, "manifest.json"), "utf8").catch(() => null);
  if (text === null) throw new NoComputation(`No computation in ${folder}. Create one: npm run study -- compute FILES`);
  const parsed = manifestSchema.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  throw new NoComputation(`${folder} contains a computation from another version. Compute it again.`);
}

/** Unfinished folders of killed runs. A running process's folder contains its process id. */
async function removeLeftovers(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const pid = Number(/^\..*\.(\d+)\.partial$/.exec(name)?.[1] ?? NaN);
    if (!Number.isNaN(pid) && !isRunning(pid)) await rm(path.join(root, name), { recursive: true, force: true });
  }
}

async function writeLines(file: string, rows: readonly unknown[]): Promise<string> {
  const text = rows.map((row) => `${JSON.stringify(row)}\n`).join("");
  await writeDurably(file, text);
  return sha256(text);
}

async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, "w");
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
