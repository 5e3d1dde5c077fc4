import type { ForecastYear } from "@/lib/analyses/predictions/dataset";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";

/**
 * The chance (0 to 1) that brand A scores above brand B in a year to come, where `difference` is A's forecast less B's
 * and `quantiles` are evenly spaced quantiles of the difference of two brands' errors, all in points; null without any.
 *
 * Which of the two is A says nothing about the errors, so a difference of errors and its opposite count as equally likely,
 * and a tie counts half: chance = mean over q of ½·[1(d + q > 0) + 1(d − q > 0)]. Hence P(A > B) + P(B > A) = 1 whatever
 * the quantiles, and the chance never falls when A's forecast rises.
 */
export function chanceToPass(difference: number, quantiles: readonly number[]): number | null {
  if (quantiles.length === 0) return null;
  const sum = quantiles.reduce(
    (total, quantile) => total + share(difference + quantile) + share(difference - quantile),
    0,
  );
  return sum / (2 * quantiles.length);
}

const share = (difference: number) => (difference > 0 ? 1 : difference === 0 ? 0.5 : 0);

/** Shares of outcomes below the ends of the 95%, 80% and 50% ranges, and the middle. */
const SHARES = [0.025, 0.1, 0.25, 0.5, 0.75, 0.9, 0.975] as const;

/**
 * The chance (0 to 1) that a score to come is above `level`, read off the ranges of its forecast: linear between their
 * ends, and beyond the widest one its own share, since nothing is known of the tails. Null without the inner ranges.
 */
export function chanceAbove({ value, p50, p80, p95 }: ForecastYear, level: number): number | null {
  if (!p50 || !p80) return null;
  const ends = [p95.low, p80.low, p50.low, value, p50.high, p80.high, p95.high];
  const above = ends.findIndex((end) => end >= level);
  const [first, last] = [SHARES[0], SHARES[SHARES.length - 1] ?? 1];
  if (above === 0) return 1 - first;
  if (above < 0) return 1 - last;
  const [from = level, to = level] = [ends[above - 1], ends[above]];
  const [low = first, high = last] = [SHARES[above - 1], SHARES[above]];
  return 1 - (low + (high - low) * (to > from ? (level - from) / (to - from) : 1));
}

/** A chance in whole percent. Futures that were drawn can make nothing certain, so neither end is ever said. */
export function sayChance(chance: number): string {
  if (chance < 0.005) return "under 1%";
  if (chance >= 0.995) return "over 99%";
  return `${formatNumber(100 * chance, DECIMALS.chance)}%`;
}
