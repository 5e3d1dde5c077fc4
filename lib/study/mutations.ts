import "server-only";
import { z } from "zod";
import { callFunction, createServiceClient } from "@/lib/db/client";
import type { Study, StudyResult, StudyWave } from "@/lib/study/study";

const publication = z.object({
  publication: z.int(),
  status: z.enum(["staged", "published", "rolled_back", "discarded"]),
  stamp: z.int(),
  waves: z.int(),
  rows: z.int(),
});
/** What a publishing call left behind; the stamp grows with every change of what is shown. */
export type Publication = z.output<typeof publication>;

/** Rows handed over so far, and in all. */
export type Progress = (done: number, total: number) => void;

/** Small enough to stay within one call's deadline on a slow machine, large enough to be few calls. */
const ROWS_PER_CALL = 2_000;

/**
 * Shows a study in place of what it covers, all of it or nothing. It is staged unseen, then published in one
 * transaction; what an interrupted earlier attempt staged is dropped on the way. The same input again changes
 * nothing. `sha256` names the input.
 * @throws {DataError} when the database does not answer or refuses; what was shown before stays
 */
export async function publishStudy(
  study: Study,
  origin: { sha256: string; actor: string },
  onProgress: Progress = () => undefined,
): Promise<Publication & { wasCurrent: boolean }> {
  const client = createServiceClient();
  const meta = {
    source: study.source,
    input_sha256: origin.sha256,
    is_sample: study.isSample,
    actor: origin.actor,
    waves: study.waves.map(toWaveRow),
  };
  const id = await callFunction(client, "stage_publication", { p_meta: meta }, z.int());
  const target = { p_publication: id };
  const found = await callFunction(client, "find_publication", target, publication);
  if (found.status === "published") return { ...found, wasCurrent: true };
  try {
    const total = study.results.length;
    for (let done = 0; done < total; done += ROWS_PER_CALL) {
      onProgress(done, total);
      const rows = study.results.slice(done, done + ROWS_PER_CALL).map(toResultRow);
      await callFunction(client, "stage_results", { ...target, p_rows: rows }, z.int());
    }
    onProgress(total, total);
    return { ...(await callFunction(client, "publish_publication", target, publication)), wasCurrent: false };
  } catch (error) {
    // Tidies up where it can; the next staging would do it as well, and the error is what matters.
    await client.rpc("discard_publication", target);
    throw error;
  }
}

/**
 * Shows again what was shown before the latest publication.
 * @throws {DataError} "refused" when there is nothing earlier to go back to
 */
export async function rollBackStudy(): Promise<Publication> {
  return callFunction(createServiceClient(), "rollback_publication", {}, publication);
}

function toWaveRow(wave: StudyWave) {
  return {
    market: wave.market,
    year: wave.year,
    interviews: wave.interviews,
    fieldwork_from: wave.fieldworkFrom,
    fieldwork_to: wave.fieldworkTo,
    rule_version: wave.ruleVersion,
  };
}

function toResultRow(result: StudyResult) {
  return {
    market: result.market,
    year: result.year,
    brand: result.brand,
    brand_slug: result.brandSlug,
    industry: result.industry,
    industry_slug: result.industrySlug,
    overall_position: result.overallPosition,
    industry_position: result.industryPosition,
    score: result.score,
    standard_error: result.standardError,
    n: result.n,
    n_eff: result.nEff,
    rank_low: result.rankLow,
    rank_high: result.rankHigh,
    public_rank_low: result.publicRankLow,
    public_rank_high: result.publicRankHigh,
  };
}
