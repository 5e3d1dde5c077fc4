import "server-only";
import { z } from "zod";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { canonicalDefinition, definitionHash } from "@/lib/catalogue/definition/definition-hash";
import { callFunction, createServiceClient } from "@/lib/platform/database/client";
import type { Exclusion } from "@/lib/study/exclusion";
import type { Part } from "@/lib/study/publication-part";
import { listParts, toWaveRow } from "@/lib/study/publication-rows";
import type { Study } from "@/lib/study/study";

const publication = z.object({
  publication: z.int(),
  status: z.enum(["staged", "published", "rolled_back", "discarded"]),
  stamp: z.int(),
  waves: z.int(),
  rows: z.int(),
});
/**
 * The result of a publishing call; the stamp increases with every change of what is published. `rows` counts results.
 */
export type Publication = z.output<typeof publication>;

/** Rows sent so far, the total, and the kind of rows being sent. */
export type Progress = (done: number, total: number, part: string) => void;

/** An input file, recorded in the audit of publications. */
export type InputFile = { name: string; sha256: string; rows: number };

/** Who publishes what. `sha256` identifies all input; `engine` is the version that computed it. */
export type Origin = {
  sha256: string;
  actor: string;
  inputs?: readonly InputFile[];
  engine?: string;
  /** The study's definition, stored with the publication. */
  definition?: StudyDefinition;
  /** Interviews that were left out, by check and wave. */
  exclusions?: readonly Exclusion[];
  /** Id of the computation: links that preview it end when it is published. */
  computation?: string;
  /** Id of the planned publication that this is: it is marked as done in the same transaction. */
  release?: string;
};

/** Small enough to delay visitors by only a fraction of a second; large enough to need few calls. */
const ROWS_PER_CALL = { results: 2_000, figures: 5_000 };

/**
 * Publishes a study in place of what it covers, all or nothing. It is staged invisibly, then published in one
 * transaction; anything staged by an interrupted attempt is discarded. The same input again changes nothing.
 * @throws {DataError} if the database does not respond or refuses, as during another import; the previous publication
 * stays
 */
export async function publishStudy(
  study: Study,
  origin: Origin,
  onProgress: Progress = () => undefined,
): Promise<Publication & { wasCurrent: boolean }> {
  const client = createServiceClient();
  const meta = {
    source: study.source,
    input_sha256: origin.sha256,
    inputs: origin.inputs ?? [{ name: study.source, sha256: origin.sha256, rows: study.results.length }],
    engine: origin.engine ?? null,
    is_sample: study.isSample,
    actor: origin.actor,
    ...(origin.definition && { definition: definitionHash(origin.definition) }),
    ...(origin.exclusions && origin.exclusions.length > 0 && { exclusions: origin.exclusions }),
    ...(origin.computation !== undefined && { computation: origin.computation }),
    ...(origin.release !== undefined && { release: origin.release }),
    waves: study.waves.map(toWaveRow),
  };
  if (origin.definition) await keepDefinition(client, origin.definition, origin.actor);
  const id = await callFunction(client, "stage_publication", { p_meta: meta }, z.int());
  const target = { p_publication: id };
  const find = () => callFunction(client, "find_publication", target, publication);
  const found = await find();
  if (found.status === "published") return { ...found, wasCurrent: true };
  try {
    await stageParts(client, target, listParts(study), onProgress);
    return { ...(await callFunction(client, "publish_publication", target, publication)), wasCurrent: false };
  } catch (error) {
    // Someone else may have published the same input in the meantime, or we did and the response was lost.
    const now = await find().catch(() => null);
    if (now?.status === "published") return { ...now, wasCurrent: true };
    // Cleans up if possible; the next staging would do it as well, and the original error matters.
    await client.rpc("discard_publication", target);
    throw error;
  }
}

/** Stores the definition with the results, and adds its markets. */
async function keepDefinition(
  client: ReturnType<typeof createServiceClient>,
  definition: StudyDefinition,
  actor: string,
): Promise<void> {
  const body: unknown = JSON.parse(canonicalDefinition(definition));
  const kept = { p_sha256: definitionHash(definition), p_version: definition.version, p_body: body, p_actor: actor };
  await callFunction(client, "keep_definition", kept, z.int());
}

async function stageParts(
  client: ReturnType<typeof createServiceClient>,
  target: { p_publication: number },
  parts: readonly Part[],
  onProgress: Progress,
): Promise<void> {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  let before = 0;
  for (const { name, table, count, slice } of parts) {
    const isResults = table === "results";
    const step = isResults ? ROWS_PER_CALL.results : ROWS_PER_CALL.figures;
    for (let done = 0; done < count; done += step) {
      onProgress(before + done, total, name);
      const rows = { ...target, p_rows: slice(done, done + step) };
      await (isResults
        ? callFunction(client, "stage_results", rows, z.int())
        : callFunction(client, "stage_figures", { ...rows, p_table: table }, z.int()));
    }
    before += count;
  }
  onProgress(total, total, parts.at(-1)?.name ?? "");
}

/**
 * Drops what an import has staged, so that another may begin without waiting for it.
 * @throws {DataError} "refused" when the publication is not staged any more
 */
export async function discardStaged(id: number): Promise<Publication> {
  return callFunction(createServiceClient(), "discard_publication", { p_publication: id }, publication);
}

/**
 * Restores the previous publication.
 * @throws {DataError} "refused" if there is none
 */
export async function rollBackStudy(): Promise<Publication> {
  return callFunction(createServiceClient(), "rollback_publication", {}, publication);
}
