import { competitionRanks } from "@/lib/statistics/competition-rank";
import { widenRankRange } from "@/lib/statistics/rank-grid";
import { jointScoreIntervals, type RankRange, rankRangesOfIntervals } from "@/lib/statistics/rank-range";

/** The confidence with which all rank ranges of a wave hold at once. */
export const RANK_LEVEL = 0.95;

/** A brand's estimate in one wave. */
export type WaveEstimate = { industry: string; score: number; standardError: number };

/** Where a brand stands: overall, in its industry, and between which positions. */
export type Standing = {
  overallPosition: number;
  industryPosition: number;
  range: RankRange;
  publicRange: RankRange;
};

/** Ranks all brands of one wave by score, overall and within their industries, in the order given. */
export function rankWave(estimates: readonly WaveEstimate[]): Standing[] {
  const overall = competitionRanks(estimates.map(({ score }) => score));
  const within = ranksWithin(estimates);
  return waveRankRanges(estimates).map((range, i) => ({
    overallPosition: overall[i] as number,
    industryPosition: within[i] as number,
    range,
    publicRange: widenRankRange(range),
  }));
}

/**
 * Joint rank ranges of a wave's brands. A brand whose score is withheld (null) counts as one of which nothing is
 * known: it can stand anywhere, and so leaves room for itself in the ranges of the others.
 */
export function waveRankRanges(
  estimates: readonly { score: number | null; standardError: number | null }[],
): RankRange[] {
  const known = estimates.map(({ score, standardError }) =>
    score === null || standardError === null ? { value: 0, standardError: Infinity } : { value: score, standardError },
  );
  return rankRangesOfIntervals(jointScoreIntervals(known, RANK_LEVEL));
}

function ranksWithin(estimates: readonly WaveEstimate[]): number[] {
  const members = new Map<string, number[]>();
  estimates.forEach(({ industry }, i) => {
    const list = members.get(industry);
    if (list) list.push(i);
    else members.set(industry, [i]);
  });
  const ranks = new Array<number>(estimates.length);
  for (const list of members.values()) {
    const inside = competitionRanks(list.map((i) => (estimates[i] as WaveEstimate).score));
    list.forEach((i, index) => (ranks[i] = inside[index] as number));
  }
  return ranks;
}
