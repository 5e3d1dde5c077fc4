/** A factor of a covariance matrix: `root` times its transpose is the matrix. */
export type MatrixRoot = {
  /** size × rank, row-major. */
  root: Float64Array;
  rank: number;
};

/**
 * The root of a symmetric matrix without negative eigenvalues (size × size, row-major), which may be singular:
 * Cholesky's factorisation with complete pivoting, ended where what is left is rounding. Rows stand in the order of
 * the matrix, so the root is a triangle only up to a permutation. O(size² · rank).
 *
 * Throws a RangeError for a matrix of another size, with entries that are no numbers, or with a negative eigenvalue
 * that shows on the diagonal.
 *
 * Source: N. J. Higham, "Accuracy and Stability of Numerical Algorithms", 2nd ed., SIAM 2002, 10.3.
 */
export function semidefiniteRoot(matrix: Float64Array, size: number): MatrixRoot {
  if (matrix.length !== size * size) throw new RangeError(`expected ${size} × ${size} entries, got ${matrix.length}`);
  if (matrix.some((entry) => !Number.isFinite(entry))) throw new RangeError("a covariance is a finite number");
  const columns = new Float64Array(size * size);
  const left = Float64Array.from({ length: size }, (_, i) => matrix[i * size + i] as number);
  const largest = left.reduce((most, value) => Math.max(most, value), 0);
  const isDone = new Uint8Array(size);
  let rank = 0;
  while (rank < size) {
    const pivot = indexOfLargest(left, isDone);
    if ((left[pivot] as number) <= largest * size * Number.EPSILON) break;
    const diagonal = Math.sqrt(left[pivot] as number);
    isDone[pivot] = 1;
    columns[pivot * size + rank] = diagonal;
    for (let row = 0; row < size; row += 1) {
      if (isDone[row] === 1) continue;
      let rest = matrix[row * size + pivot] as number;
      for (let k = 0; k < rank; k += 1)
        rest -= (columns[row * size + k] as number) * (columns[pivot * size + k] as number);
      const entry = rest / diagonal;
      columns[row * size + rank] = entry;
      left[row] = (left[row] as number) - entry ** 2;
    }
    rank += 1;
  }
  if (left.some((value, i) => isDone[i] === 0 && value < -1e-6 * largest)) {
    throw new RangeError("a covariance matrix has no negative eigenvalue");
  }
  const root = new Float64Array(size * rank);
  for (let row = 0; row < size; row += 1) root.set(columns.subarray(row * size, row * size + rank), row * rank);
  return { root, rank };
}

function indexOfLargest(values: Float64Array, isDone: Uint8Array): number {
  let best = -1;
  for (let i = 0; i < values.length; i += 1) {
    if (isDone[i] === 0 && (best < 0 || (values[i] as number) > (values[best] as number))) best = i;
  }
  return best;
}
