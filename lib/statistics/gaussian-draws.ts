import { semidefiniteRoot } from "@/lib/statistics/cholesky";
import { type Random } from "@/lib/statistics/random";

/**
 * Draws from the normal distribution with mean 0 and the given covariance: size × size, row-major, singular or not,
 * or the `size` variances alone where nothing is correlated. Returns draws × size, one draw after the other. Throws a
 * RangeError for a covariance that is none.
 */
export function drawGaussian(covariance: Float64Array, size: number, draws: number, random: Random): Float64Array {
  const values = new Float64Array(draws * size);
  if (covariance.length === size) {
    if (covariance.some((variance) => !(variance >= 0 && variance < Infinity))) {
      throw new RangeError("a variance is a finite number, at least 0");
    }
    const deviations = covariance.map(Math.sqrt);
    for (let at = 0; at < values.length; at += 1) values[at] = (deviations[at % size] as number) * random.normal();
    return values;
  }
  const { root, rank } = semidefiniteRoot(covariance, size);
  // A row of the root ends in zeros from its pivot on.
  const ends = Int32Array.from(
    { length: size },
    (_, row) => root.subarray(row * rank, (row + 1) * rank).findLastIndex((entry) => entry !== 0) + 1,
  );
  const normals = new Float64Array(rank);
  for (let draw = 0; draw < draws; draw += 1) {
    for (let k = 0; k < rank; k += 1) normals[k] = random.normal();
    for (let row = 0; row < size; row += 1) {
      const start = row * rank;
      const end = ends[row] as number;
      // Two sums at once: one alone waits for each addition.
      let [even, odd] = [0, 0];
      let k = 0;
      for (; k + 1 < end; k += 2) {
        even += (root[start + k] as number) * (normals[k] as number);
        odd += (root[start + k + 1] as number) * (normals[k + 1] as number);
      }
      if (k < end) even += (root[start + k] as number) * (normals[k] as number);
      values[draw * size + row] = even + odd;
    }
  }
  return values;
}
