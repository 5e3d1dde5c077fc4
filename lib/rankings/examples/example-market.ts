import { jointMultiplier, rankRanges } from "@/lib/statistics/rank-range";
import { errorOfScore } from "@/lib/rankings/examples/still-market";

export interface ExampleBrand {
  letter: string;
  position: number;
  score: number;
  standardError: number;
  /** Ends of the joint 95% intervals, which all contain the true score at once. */
  low: number;
  high: number;
  rankLow: number;
  rankHigh: number;
}

const SCORES = [94, 89, 81, 79, 76, 74, 69, 63, 61, 55, 50, 41] as const;
const ASKED = { asked: 1000, correlation: 0.5 };

/** Twelve invented brands that explain rank ranges; they are in no ranking. Best first. */
export function exampleMarket(): ExampleBrand[] {
  const estimates = SCORES.map((value) => ({ value, standardError: errorOfScore(value, ASKED) }));
  const ranges = rankRanges(estimates, 0.95);
  const multiplier = jointMultiplier(SCORES.length, 0.95);
  return estimates.map(({ value, standardError }, i) => ({
    letter: String.fromCharCode(65 + i),
    position: i + 1,
    score: value,
    standardError,
    low: value - multiplier * standardError,
    high: value + multiplier * standardError,
    rankLow: ranges[i]?.low ?? 1,
    rankHigh: ranges[i]?.high ?? SCORES.length,
  }));
}
