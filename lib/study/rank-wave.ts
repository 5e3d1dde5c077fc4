import { competitionRanks } from "@/lib/statistics/competition-rank";
import { widenRankRange } from "@/lib/statistics/rank-grid";
import { jointScoreIntervals, type RankRange, rankRangesOfIntervals } from "@/lib/statistics/rank-range";

/** The confidence with which all rank ranges of a wave hold at once. */
export const RANK_LEVEL = 0.95;

/** A brand's estimate in one wave, in points; null for a brand rated by too few people. */
export type WaveEstimate = {
  industry: string;
  /** The score before it is rounded: brands are ranked by it. */
  unrounded: number | null;
  /** As they are published. */
  score: number | null;
  standardError: number | null;
};

/** Where a brand stands: overall, in its industry, and between which positions. */
export type Standing = {
  overallPosition: number;
  industryPosition: number;
  range: RankRange;
  publicRange: RankRange;
};

/**
 * Ranks the brands of one wave by their unrounded scores, overall and within their industries, in the order given. A brand
 * without a score is not ranked (null), and positions and ranges of the others do not count it.
 *
 * Brands share a position, overall and in their industry, only where their unrounded scores are equal: the next position
 * is then skipped (1, 2, 2, 4). Equal means equal to nine decimals, since what lies beyond is left over from adding up in
 * another order. Scores that are merely shown as equal do not share one.
 */
export function rankWave(estimates: readonly WaveEstimate[]): (Standing | null)[] {
  const ranked = estimates
    .filter(isRanked)
    .map((estimate) => ({ ...estimate, rankedBy: toNineDecimals(estimate.unrounded) }));
  const overall = competitionRanks(ranked.map(({ rankedBy }) => rankedBy));
  const within = ranksWithin(ranked);
  const ranges = waveRankRanges(ranked);
  const standings = ranked.map((_, i): Standing => {
    const range = ranges[i] as RankRange;
    return {
      overallPosition: overall[i] as number,
      industryPosition: within[i] as number,
      range,
      publicRange: widenRankRange(range),
    };
  });
  let next = 0;
  return estimates.map((estimate) => (isRanked(estimate) ? (standings[next++] as Standing) : null));
}

function isRanked(
  estimate: WaveEstimate,
): estimate is WaveEstimate & Record<"unrounded" | "score" | "standardError", number> {
  return [estimate.unrounded, estimate.score, estimate.standardError].every((value) => value !== null);
}

/** Joint rank ranges of a wave's ranked brands, by their published scores. */
export function waveRankRanges(ranked: readonly { score: number; standardError: number }[]): RankRange[] {
  const estimates = ranked.map(({ score, standardError }) => ({ value: score, standardError }));
  return rankRangesOfIntervals(jointScoreIntervals(estimates, RANK_LEVEL));
}

type Ranked = { industry: string; rankedBy: number };

function ranksWithin(ranked: readonly Ranked[]): number[] {
  const ranks = new Array<number>(ranked.length);
  for (const members of Map.groupBy(ranked.keys(), (i) => (ranked[i] as Ranked).industry).values()) {
    const inside = competitionRanks(members.map((i) => (ranked[i] as Ranked).rankedBy));
    members.forEach((i, index) => (ranks[i] = inside[index] as number));
  }
  return ranks;
}

function toNineDecimals(value: number): number {
  return Math.round(value * 1e9) / 1e9;
}
