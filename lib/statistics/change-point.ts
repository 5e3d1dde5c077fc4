import type { Random } from "@/lib/statistics/random";

/** Where the mean of a series changed once, if it did. */
export type ChangePoint = {
  /** Values before the change. */
  before: number;
  meanBefore: number;
  meanAfter: number;
  /** Explained over unexplained mean square at the best point; infinite where two means explain everything. */
  f: number;
  /** How often the values in random order would show a change as clear at any point. */
  p: number;
};

export type ChangePointOptions = {
  random: Random;
  permutations?: number;
  /** Fewest values on either side. */
  shortestSide?: number;
};

/**
 * The single change of the mean that leaves the least squares unexplained, with a permutation p-value: the statistic of
 * the observed order is compared with the largest over all points of each permuted order, so the search over points is
 * paid for. It tests against values in exchangeable order: a series that wanders also counts as changed. Null of a
 * series too short for two sides.
 *
 * Source: A. Sen, M. S. Srivastava, "On tests for detecting change in mean", Annals of Statistics 3 (1975), 98–108; p-value
 * with the observed order counted in: B. Phipson, G. K. Smyth, Stat. Appl. Genet. Mol. Biol. 9 (2010), 39.
 */
export function findChangePoint(
  values: readonly number[],
  { random, permutations = 999, shortestSide = 1 }: ChangePointOptions,
): ChangePoint | null {
  const count = values.length;
  if (shortestSide < 1 || count < 2 * shortestSide || count < 3) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const deviations = Float64Array.from(values, (value) => value - mean);
  const total = deviations.reduce((sum, deviation) => sum + deviation ** 2, 0);
  const found = search(deviations, shortestSide);
  // Sums in another order differ in the last digits; what differs by no more is as clear.
  const bar = found.explained - 1e-9 * total;
  let asClear = 0;
  for (let round = 0; round < permutations; round += 1) {
    permute(deviations, random);
    if (search(deviations, shortestSide).explained >= bar) asClear += 1;
  }
  const left = Math.max(0, total - found.explained);
  return {
    before: found.before,
    meanBefore: mean + found.sum / found.before,
    meanAfter: mean - found.sum / (count - found.before),
    f: total === 0 ? 0 : left <= 1e-12 * total ? Infinity : (found.explained * (count - 2)) / left,
    p: (1 + asClear) / (1 + permutations),
  };
}

/** The point whose two means explain most; deviations sum to 0, so the sum before it says it all. */
function search(deviations: Float64Array, shortestSide: number): { before: number; sum: number; explained: number } {
  const count = deviations.length;
  let best = { before: shortestSide, sum: 0, explained: -1 };
  let sum = 0;
  for (let before = 1; before <= count - shortestSide; before += 1) {
    sum += deviations[before - 1] as number;
    if (before < shortestSide) continue;
    const explained = (sum * sum * count) / (before * (count - before));
    if (explained > best.explained) best = { before, sum, explained };
  }
  return best;
}

function permute(values: Float64Array, random: Random): void {
  for (let i = values.length - 1; i > 0; i -= 1) {
    const j = random.integer(0, i);
    [values[i], values[j]] = [values[j] as number, values[i] as number];
  }
}
