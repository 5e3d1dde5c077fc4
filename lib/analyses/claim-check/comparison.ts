import type { Contender } from "@/lib/analyses/claim-check/field";
import type { Named } from "@/lib/catalogue/names/named";
import { halfWidth } from "@/lib/statistics/interval";
import { isDiscovery } from "@/lib/statistics/multiple-testing";
import { normalCdf } from "@/lib/statistics/normal";

/** The claim's brand compared with another. */
export interface Comparison {
  other: Named;
  /** The other's value, and its n. */
  value: number;
  n: number;
  /** Points by which the brand is ahead; negative: behind. */
  difference: number;
  /** Null if one of the two has no error: then nothing is tested. */
  error: number | null;
  low: number | null;
  high: number | null;
  z: number | null;
  /** A clear difference, among all these comparisons together (Benjamini–Hochberg, 5%). */
  clear: boolean;
}

/**
 * The brand against each of the others, independent estimates: z = Δ/√(SE₁² + SE₂²). The hardest comparison first:
 * where nothing can be tested, then the smallest z.
 *
 * The marks are Benjamini–Hochberg's over all of them. Where every comparison has p ≤ 5%, every adjusted p has as well
 * (the largest is adjusted by one), so "marked ahead of all" and "ahead of each at 5%" are the same.
 */
export function compareWithAll(own: Contender, contenders: readonly Contender[]): Comparison[] {
  const all = contenders.filter(({ slug }) => slug !== own.slug).map((other) => compare(own, other));
  const testable = all.filter((each) => each.z !== null);
  const real = isDiscovery(testable.map(({ z }) => Math.min(1, 2 * normalCdf(-Math.abs(z ?? 0)))));
  testable.forEach((each, index) => {
    each.clear = real[index] ?? false;
  });
  return all.toSorted((a, b) => (a.z ?? -Infinity) - (b.z ?? -Infinity) || a.difference - b.difference);
}

function compare(own: Contender, { slug, name, value, error: theirs, n }: Contender): Comparison {
  const difference = own.value - value;
  const common = { other: { slug, name }, value, n, difference, clear: false };
  if (own.error === null || theirs === null) return { ...common, error: null, low: null, high: null, z: null };
  const error = Math.hypot(own.error, theirs);
  const half = halfWidth(error);
  return {
    ...common,
    error,
    low: difference - half,
    high: difference + half,
    z: difference === 0 ? 0 : difference / error,
  };
}

/** The other is clearly ahead. */
export const isBehind = ({ clear, difference }: Comparison): boolean => clear && difference < 0;
