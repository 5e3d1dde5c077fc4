import { type EstimatedClasses, probabilitySlopes } from "@/lib/statistics/class-model-errors";
import { invert } from "@/lib/statistics/inverse";

/** Shares of known classes in a group, each with its standard error. */
export type ClassShares = { shares: number[]; standardErrors: number[] };

/**
 * How large each of some known latent classes is in a group of people, from their answer patterns alone. `likelihoods`
 * holds, for each pattern, its probability within each class; `counts` how many people (or effective people) answered so.
 * Maximum likelihood by EM over the shares; standard errors from the observed information, so that people whose class
 * is in doubt count for less. Classes that were themselves `estimated` add their error to that of the shares: the delta
 * method for two steps, which is exact at large numbers also where both steps are from the same people.
 *
 * Throws a RangeError without people.
 *
 * Sources: A. P. Dempster, N. M. Laird, D. B. Rubin, "Maximum likelihood from incomplete data via the EM algorithm",
 * J. Royal Statist. Soc. B 39 (1977), 1–38, 4.3 (finite mixtures with known components); K. M. Murphy,
 * R. H. Topel, "Estimation and inference in two-step econometric models", J. Business & Economic Statistics 3 (1985),
 * 370–379; Z. Bakk, J. Kuha, "Two-step estimation of models between latent classes and external variables",
 * Psychometrika 83 (2018), 871–892.
 */
export function fitClassShares(
  likelihoods: readonly ArrayLike<number>[],
  counts: readonly number[],
  estimated?: EstimatedClasses,
): ClassShares {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const classes = likelihoods[0]?.length ?? 0;
  if (!(total > 0) || classes === 0) throw new RangeError("class shares need people and classes");
  // In one flat array: a study fits thousands of groups.
  const flat = Float64Array.from(likelihoods.flatMap((row) => Array.from(row)));
  let shares = new Float64Array(classes).fill(1 / classes);
  for (let step = 0; step < 500; step += 1) {
    const next = new Float64Array(classes);
    for (let pattern = 0, at = 0; pattern < counts.length; pattern += 1, at += classes) {
      let mixed = 0;
      for (let k = 0; k < classes; k += 1) mixed += (shares[k] as number) * (flat[at + k] as number);
      if (mixed === 0) continue;
      const people = (counts[pattern] as number) / mixed;
      for (let k = 0; k < classes; k += 1)
        next[k] = (next[k] as number) + people * (shares[k] as number) * (flat[at + k] as number);
    }
    let moved = 0;
    for (let k = 0; k < classes; k += 1) {
      next[k] = (next[k] as number) / total;
      moved = Math.max(moved, Math.abs((next[k] as number) - (shares[k] as number)));
    }
    shares = next;
    if (moved < 1e-8) break;
  }
  const found = [...shares];
  return { shares: found, standardErrors: standardErrorsOf(likelihoods, counts, found, estimated) };
}

function mixture(row: ArrayLike<number>, shares: readonly number[]): number {
  return shares.reduce((sum, share, k) => sum + share * (row[k] as number), 0);
}

/** The last share is one less the others; its error follows from theirs. */
function standardErrorsOf(
  likelihoods: readonly ArrayLike<number>[],
  counts: readonly number[],
  shares: readonly number[],
  estimated: EstimatedClasses | undefined,
): number[] {
  const free = shares.length - 1;
  const information = Array.from({ length: free }, () => new Array<number>(free).fill(0));
  const across = Array.from({ length: free }, () => new Array<number>(estimated?.covariance.length ?? 0).fill(0));
  likelihoods.forEach((row, pattern) => {
    const mixed = mixture(row, shares);
    if (mixed === 0) return;
    const slopes = Array.from({ length: free }, (_, k) => ((row[k] as number) - (row[free] as number)) / mixed);
    addProducts(information, counts[pattern] as number, slopes, slopes);
    if (!estimated) return;
    const { patterns, probabilities } = estimated;
    const others = probabilitySlopes(patterns[pattern] as readonly number[], row, shares, mixed, probabilities);
    addProducts(across, counts[pattern] as number, slopes, others);
  });
  const given = invert(information);
  const covariance = estimated ? withClasses(given, across, estimated.covariance) : given;
  const variances = covariance.map((line, k) => line[k] as number);
  const ofLast = covariance.flat().reduce((sum, value) => sum + value, 0);
  return [...variances, ofLast].map((variance) => Math.sqrt(Math.max(0, variance)));
}

function addProducts(
  sums: readonly number[][],
  count: number,
  rows: readonly number[],
  columns: readonly number[],
): void {
  for (const [k, line] of sums.entries()) {
    const weight = count * (rows[k] as number);
    for (let l = 0; l < line.length; l += 1) line[l] = (line[l] as number) + weight * (columns[l] as number);
  }
}

/** Adds J·Σ·Jᵀ, the error that the classes' own Σ makes in the shares: J is how far these follow them. */
function withClasses(
  given: readonly (readonly number[])[],
  across: readonly (readonly number[])[],
  ofClasses: readonly (readonly number[])[],
): number[][] {
  if (given.some((line) => line.some((value) => !Number.isFinite(value)))) return given.map((line) => [...line]);
  const follow = multiply(given, across);
  const spread = multiply(follow, ofClasses);
  return given.map((line, k) =>
    line.map((value, l) => value + dot(spread[k] as readonly number[], follow[l] as readonly number[])),
  );
}

function multiply(a: readonly (readonly number[])[], b: readonly (readonly number[])[]): number[][] {
  const columns = b[0]?.length ?? 0;
  return a.map((line) =>
    Array.from({ length: columns }, (_, j) => line.reduce((sum, value, i) => sum + value * (b[i]?.[j] as number), 0)),
  );
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, i) => sum + value * (b[i] as number), 0);
}
