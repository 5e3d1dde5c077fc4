import { competitionRanks } from "@/lib/statistics/competition-rank";
import { widenRankRange } from "@/lib/statistics/rank-grid";
import { jointScoreIntervals, type RankRange, rankRangesOfIntervals } from "@/lib/statistics/rank-range";

/** The confidence with which all rank ranges of a wave hold at once. */
export const RANK_LEVEL = 0.95;

/** A brand's estimate in one wave, in points; null for a brand rated by too few people. */
export type WaveEstimate = {
  industry: string;
  /** The unrounded score, by which brands are ranked. */
  unrounded: number | null;
  /** As they are published. */
  score: number | null;
  standardError: number | null;
};

/** A brand's position overall and in its industry, and its rank range. */
export type Standing = {
  overallPosition: number;
  industryPosition: number;
  range: RankRange;
  publicRange: RankRange;
};

/**
 * Ranks the brands of one wave by their unrounded scores, overall and within their industries, in the order given. A
 * brand without a score is not ranked (null), and others do not count it. Brands share a position only if their
 * unrounded scores are equal: the next position is then skipped (1, 2, 2, 4). Equal means equal to nine decimals, since
 * smaller differences are rounding errors. Scores that are only displayed as equal do not share a position.
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
