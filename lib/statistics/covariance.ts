/**
 * Gathers the covariance matrix of the weighted means of one wave's brands, whose respondents overlap: each
 * respondent i adds ψψ′ of the influences ψ_ij = w_i (y_ij − ȳ_j) / W_j over the brands j they were asked about, W_j
 * being the sum of weights of all asked about j. What comes out is Σ_i w_i² (y_ij − ȳ_j)(y_ik − ȳ_k) / (W_j W_k),
 * the linearised covariance of a ratio.
 *
 * Source: C.-E. Särndal, B. Swensson, J. Wretman, "Model Assisted Survey Sampling", Springer 1992, 5.5.
 */
export class WaveCovariance {
  private readonly sums: Float64Array;

  /** For brands with indices 0 to `size` − 1. */
  constructor(readonly size: number) {
    this.sums = new Float64Array(size * size);
  }

  /**
   * Adds one respondent: the first `count` entries of `brands` (indices, each at most once) and of their
   * `influences`. Longer arrays may be used over and over. Time goes with count².
   */
  add(brands: Int32Array, influences: Float64Array, count: number = brands.length): void {
    const { sums, size } = this;
    for (let j = 0; j < count; j += 1) {
      const row = (brands[j] as number) * size;
      const influence = influences[j] as number;
      // Each pair once, wherever it falls in the square; `matrix` brings both triangles together.
      for (let k = j; k < count; k += 1) {
        const at = row + (brands[k] as number);
        sums[at] = (sums[at] as number) + influence * (influences[k] as number);
      }
    }
  }

  /** The matrix of all respondents so far: size × size, row-major, symmetric. */
  matrix(): Float64Array {
    const { sums, size } = this;
    const matrix = new Float64Array(size * size);
    for (let j = 0; j < size; j += 1) {
      matrix[j * size + j] = sums[j * size + j] as number;
      for (let k = 0; k < j; k += 1) {
        const both = (sums[j * size + k] as number) + (sums[k * size + j] as number);
        matrix[j * size + k] = both;
        matrix[k * size + j] = both;
      }
    }
    return matrix;
  }
}
