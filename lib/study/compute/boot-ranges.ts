import { createRandom } from "@/lib/statistics/random";
import { rankConfidenceSets } from "@/lib/statistics/rank-confidence-sets";
import { addUp, type GroupSums } from "@/lib/study/compute/group-sums";
import { waveCovariance } from "@/lib/study/compute/wave-covariance";
import type { Session } from "@/lib/study/duckdb/session";
import { RANK_LEVEL } from "@/lib/study/rank-wave";
import type { ScoringRule } from "@/lib/study/scoring-rule";
import type { StudyResult } from "@/lib/study/study";

const DRAWS = 1_000;

/**
 * The results of a wave with their simultaneous bootstrap rank ranges. The bootstrap draws scores with the correlations
 * of the interviews and the published standard errors. Brands without a score are not ranked: they get no range, and
 * the other ranges do not count them.
 */
export async function withBootRanges(
  session: Session,
  rule: ScoringRule,
  waveId: number,
  sums: readonly GroupSums[],
  results: readonly StudyResult[],
  brandIdOf: ReadonlyMap<string, number>,
): Promise<StudyResult[]> {
  const scored = results.filter(({ score }) => score !== null);
  const groups = Map.groupBy(sums, ({ brandId }) => brandId);
  const brands = scored.map((result) => {
    const brandId = brandIdOf.get(result.brandSlug) as number;
    const { weight } = addUp(groups.get(brandId) ?? []);
    return { brandId, weight, environment: result.environmentShare as number, social: result.socialShare as number };
  });
  const covariance = await waveCovariance(session, rule, waveId, brands);
  const errors = scored.map(({ standardError }) => standardError as number);
  rescale(covariance, errors);
  const ranges = rankConfidenceSets(
    Float64Array.from(scored, ({ score }) => score as number),
    covariance,
    { level: RANK_LEVEL, draws: DRAWS, random: createRandom(`boot-ranges/${results[0]?.market}/${results[0]?.year}`) },
  );
  const rangeOf = new Map(scored.map(({ brandSlug }, i) => [brandSlug, ranges[i]]));
  return results.map((result) => {
    const range = rangeOf.get(result.brandSlug);
    return range ? { ...result, bootRankLow: range.low, bootRankHigh: range.high } : result;
  });
}

/**
 * Rescales a covariance matrix to these standard errors, keeping its correlations. A brand with identical answers has
 * no correlations, but still an error.
 */
function rescale(covariance: Float64Array, errors: readonly number[]): void {
  const size = errors.length;
  const factors = errors.map((error, i) => {
    const variance = covariance[i * size + i] as number;
    return variance > 0 ? error / Math.sqrt(variance) : 0;
  });
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j < size; j += 1) {
      const at = i * size + j;
      covariance[at] = (covariance[at] as number) * (factors[i] as number) * (factors[j] as number);
    }
    covariance[i * size + i] = (errors[i] as number) ** 2;
  }
}
