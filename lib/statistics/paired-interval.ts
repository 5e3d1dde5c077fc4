import { type Interval, halfWidth } from "@/lib/statistics/interval";

/** A mean of differences within persons, its standard error, and the effective number of people. */
export type PairedMean = { value: number; standardError: number; nEff: number };

/**
 * The interval of a mean of differences between two answers of the same people, each of which moves a person's difference
 * by `step`: a person more is added on the whole, half of one with each of the two answers alone, and another one whose
 * answers do not differ. So it is not without width where nobody's answers differ, nor too narrow where few do.
 *
 * Source: A. Agresti, Y. Min, "Simple improved confidence intervals for comparing matched proportions", Statistics in
 * Medicine 24 (2005), 729–740: half a person is added to each of the four pairs of answers.
 */
export function pairedInterval({ value, standardError, nEff }: PairedMean, step = 1, level = 0.95): Interval {
  const people = nEff + 2;
  const centre = (value * nEff) / people;
  const squares = (standardError * nEff) ** 2 + step ** 2 + (2 * value ** 2 * nEff) / people;
  const half = halfWidth(Math.sqrt(squares) / people, level);
  return { low: centre - half, high: centre + half };
}
