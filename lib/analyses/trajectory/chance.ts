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

/** A chance in whole percent. Futures that were drawn can make nothing certain, so neither end is ever said. */
export function sayChance(chance: number): string {
  if (chance < 0.005) return "under 1%";
  if (chance >= 0.995) return "over 99%";
  return `${formatNumber(100 * chance, DECIMALS.chance)}%`;
}
