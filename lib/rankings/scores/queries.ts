import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";

const slug = z.string().min(1);
const name = z.string().min(1);
const year = z.int().min(1990).max(2200);
const count = z.int().nonnegative();
const share = z.number().min(0).max(1).nullable();
const position = z.int().positive().nullable();
const probability = z.number().min(0).max(1).nullable();
const error = z.number().nonnegative().nullable();

/** Columns the panel reads; the function returns more. */
const scorePartsRow = z.object({
  market_slug: slug,
  year,
  rule_version: z.string().nullable(),
  brand_slug: slug,
  brand_name: name,
  industry_name: name,
  environment_share: share,
  social_share: share,
  both_share: share,
  n: count.nullable(),
  n_eff: z.number().nonnegative().nullable(),
  score: z.number().nullable(),
  standard_error: error,
  market_mean: z.number().nullable(),
  rank_low: position,
  rank_high: position,
  boot_rank_low: position,
  boot_rank_high: position,
  previous_year: year.nullable(),
  previous_score: z.number().nullable(),
  previous_error: error,
  change_p: probability,
  change_q: probability,
  change_tested: z.boolean().nullable(),
  changes_tested: count.nullable(),
  changes_compared: count.nullable(),
});
export type ScorePartsRow = z.output<typeof scorePartsRow>;

/** The parts of a brand's score in one study, or null if the caller may not see it or there is none. */
export async function findScoreParts(
  caller: Caller,
  market: string,
  brand: string,
  year: number,
): Promise<ScorePartsRow | null> {
  const args = { p_market: market, p_brand: brand, p_year: year };
  const [row] = await callFunction(createDataClient(caller), "find_score_parts", args, z.array(scorePartsRow).max(1));
  return row ?? null;
}
