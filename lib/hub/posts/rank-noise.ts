import { measureAgain, STILL_MARKET } from "@/lib/rankings/examples/still-market";

/** The true position of the brand, in the middle of a market that does not change. */
export const STILL_POSITION = 200;
/** Number of measurements shown at first, and the maximum shown. */
export const FIRST_RUNS = 12;
export const MOST_RUNS = 40;

/** The brand's rank with other respondents: the same for the same run on every machine. */
export function rankInRun(run: number): number {
  const [ranks = []] = measureAgain({ ...STILL_MARKET, seed: `rank noise ${run}` }, 1);
  return ranks[STILL_POSITION - 1] ?? STILL_POSITION;
}

/** Ranks of consecutive runs, from the first. */
export function ranksOfRuns(count: number): number[] {
  return Array.from({ length: count }, (_, run) => rankInRun(run));
}

interface NoiseSummary {
  runs: number;
  best: number;
  worst: number;
  /** Steps between consecutive measurements, and how many are three positions or more. */
  steps: number;
  farSteps: number;
}

/** The results so far. */
export function summariseNoise(ranks: readonly number[]): NoiseSummary {
  const steps = ranks.slice(1).map((rank, i) => Math.abs(rank - (ranks[i] ?? rank)));
  return {
    runs: ranks.length,
    best: Math.min(...ranks),
    worst: Math.max(...ranks),
    steps: steps.length,
    farSteps: steps.filter((step) => step >= 3).length,
  };
}
