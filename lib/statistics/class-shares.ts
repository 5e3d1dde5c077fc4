/** Shares of known classes in a group, each with its standard error. */
export type ClassShares = { shares: number[]; standardErrors: number[] };

/**
 * How large each of some known latent classes is in a group of people, from their answer patterns alone. `likelihoods`
 * holds, for each pattern, its probability within each class; `counts` how many people (or effective people) answered so.
 * Maximum likelihood by EM over the shares; standard errors from the observed information, so that people whose class
 * is in doubt count for less.
 *
 * Throws a RangeError without people.
 *
 * Source: A. P. Dempster, N. M. Laird, D. B. Rubin, "Maximum likelihood from incomplete data via the EM algorithm",
 * J. Royal Statist. Soc. B 39 (1977), 1–38, 4.3 (finite mixtures with known components).
 */
export function fitClassShares(likelihoods: readonly ArrayLike<number>[], counts: readonly number[]): ClassShares {
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
  return { shares: found, standardErrors: standardErrorsOf(likelihoods, counts, found) };
}

function mixture(row: ArrayLike<number>, shares: readonly number[]): number {
  return shares.reduce((sum, share, k) => sum + share * (row[k] as number), 0);
}

/** The last share is one less the others; its error follows from theirs. */
function standardErrorsOf(
  likelihoods: readonly ArrayLike<number>[],
  counts: readonly number[],
  shares: readonly number[],
): number[] {
  const free = shares.length - 1;
  const information = Array.from({ length: free }, () => new Array<number>(free).fill(0));
  likelihoods.forEach((row, pattern) => {
    const mixed = mixture(row, shares);
    if (mixed === 0) return;
    const slope = (k: number) => ((row[k] as number) - (row[free] as number)) / mixed;
    for (const [k, line] of information.entries()) {
      for (let l = 0; l < free; l += 1)
        line[l] = (line[l] as number) + (counts[pattern] as number) * slope(k) * slope(l);
    }
  });
  const covariance = invert(information);
  const variances = covariance.map((line, k) => line[k] as number);
  const ofLast = covariance.flat().reduce((sum, value) => sum + value, 0);
  return [...variances, ofLast].map((variance) => Math.sqrt(Math.max(0, variance)));
}

/** Inverse of a small positive definite matrix (Gauss–Jordan); of a singular one, infinite on its diagonal. */
function invert(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((line, i) => [...line, ...Array.from({ length: size }, (_, j) => (i === j ? 1 : 0))]);
  for (let pivot = 0; pivot < size; pivot += 1) {
    const row = rows[pivot] as number[];
    const lead = row[pivot] as number;
    if (!(Math.abs(lead) > 1e-12)) return matrix.map((_, i) => matrix.map((__, j) => (i === j ? Infinity : 0)));
    for (let column = 0; column < 2 * size; column += 1) row[column] = (row[column] as number) / lead;
    rows.forEach((other, i) => {
      const factor = other[pivot] as number;
      if (i === pivot || factor === 0) return;
      for (let column = 0; column < 2 * size; column += 1)
        other[column] = (other[column] as number) - factor * (row[column] as number);
    });
  }
  return rows.map((row) => row.slice(size));
}
