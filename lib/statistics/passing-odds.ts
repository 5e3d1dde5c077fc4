/** Values that stand for the distribution of a difference; odd, so that one is zero. */
const QUANTILES = 201;
/** Values that stand for the distribution of one error. */
const POINTS = 300;

/**
 * Evenly spaced quantiles of the difference between two errors that are independent and distributed as those given
 * (ascending). They lie the same on both sides of zero, as which of the two comes first is arbitrary. Empty of no errors.
 */
export function differenceQuantiles(errors: Float64Array): number[] {
  if (errors.length === 0) return [];
  const points = Float64Array.from(
    { length: POINTS },
    (_, i) => errors[Math.floor(((i + 0.5) / POINTS) * errors.length)] as number,
  );
  const differences = new Float64Array(POINTS ** 2);
  points.forEach((one, i) => points.forEach((other, j) => (differences[i * POINTS + j] = one - other)));
  differences.sort();
  const at = (i: number) => differences[Math.floor(((i + 0.5) / QUANTILES) * differences.length)] as number;
  return Array.from({ length: QUANTILES }, (_, i) => (at(i) - at(QUANTILES - 1 - i)) / 2 || 0);
}

/** The chance that one comes out above the other, foreseen `lead` above it: the share of quantiles with lead + q > 0. */
export function chanceAbove(quantiles: readonly number[], lead: number): number {
  let [from, to] = [0, quantiles.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (lead + (quantiles[middle] as number) > 0) to = middle;
    else from = middle + 1;
  }
  return (quantiles.length - from) / quantiles.length;
}

/** Chances said (0–1) and whether it happened, in bands of a tenth. */
export class ChanceRecord {
  readonly #bands = Array.from({ length: 10 }, () => ({ predicted: 0, observed: 0, pairs: 0 }));

  add(predicted: number, observed: boolean): void {
    const band = this.#bands[Math.min(9, Math.floor(predicted * 10 + 1e-9))] as {
      predicted: number;
      observed: number;
      pairs: number;
    };
    band.predicted += predicted;
    band.observed += observed ? 1 : 0;
    band.pairs += 1;
  }

  /** Mean chance said and share that happened in each band that has any, from the smallest chance up. */
  bands(): { predicted: number; observed: number; pairs: number }[] {
    return this.#bands
      .filter(({ pairs }) => pairs > 0)
      .map(({ predicted, observed, pairs }) => ({ predicted: predicted / pairs, observed: observed / pairs, pairs }));
  }
}
