import { normalCdf } from "@/lib/statistics/normal";

/** A CUSUM chart's rule, in the units of the values: where they should be, what is let pass, when to signal. */
export type CusumRule = {
  target: number;
  /** K: how far from the target a value may lie without adding to the sum; half the shift worth finding. */
  slack: number;
  /** H: a sum above this signals. */
  limit: number;
};

/** The two one-sided sums after each value: of what lies above the target, and of what lies below it. */
export type Cusum = { high: number[]; low: number[] };

/**
 * Tabular CUSUM of a series: SH = max(0, x − (target + K) + SH before), SL = max(0, (target − K) − x + SL before), both
 * beginning at 0.
 *
 * Source: E. S. Page, "Continuous inspection schemes", Biometrika 41 (1954), 100–115; in the tabular form of
 * D. C. Montgomery, "Introduction to Statistical Quality Control".
 */
export function cusum(values: readonly number[], { target, slack }: Pick<CusumRule, "target" | "slack">): Cusum {
  let [high, low] = [0, 0];
  const sums: Cusum = { high: [], low: [] };
  for (const value of values) {
    high = Math.max(0, value - (target + slack) + high);
    low = Math.max(0, target - slack - value + low);
    sums.high.push(high);
    sums.low.push(low);
  }
  return sums;
}

/** Steps into which the range of a sum is cut; the run lengths of the tables come out within 1 %. */
const CELLS = 120;

/**
 * How often one side of a CUSUM signals for the first time at step 1, 2, … `steps` although nothing changed: values are
 * independent normal around the target, `slack` and `limit` in units of their deviation. The figures are shares of all
 * charts begun at step 1; both sides together signal about twice as often.
 *
 * Source: D. Brook, D. A. Evans, "An approach to the probability distribution of cusum run length", Biometrika 59
 * (1972), 539–549: the sum as a Markov chain over cells of its range.
 */
export function falseAlarmRates({ slack, limit }: Pick<CusumRule, "slack" | "limit">, steps: number): number[] {
  const width = limit / (CELLS - 0.5);
  // Cell i stands for a sum near i·width; cell 0 also for all that is held at 0. One step changes it by j cells.
  const upTo = Float64Array.from({ length: 2 * CELLS }, (_, j) => normalCdf((j - CELLS + 0.5) * width + slack));
  let states = new Float64Array(CELLS);
  states[0] = 1;
  let left = 1;
  return Array.from({ length: steps }, () => {
    const next = new Float64Array(CELLS);
    states.forEach((share, from) => {
      if (share === 0) return;
      next[0] = (next[0] as number) + share * (upTo[CELLS - from] as number);
      for (let to = 1; to < CELLS; to += 1) {
        const reached = (upTo[CELLS + to - from] as number) - (upTo[CELLS + to - from - 1] as number);
        next[to] = (next[to] as number) + share * reached;
      }
    });
    const still = next.reduce((sum, share) => sum + share, 0);
    const signalled = left - still;
    [states, left] = [next, still];
    return Math.max(0, signalled);
  });
}
