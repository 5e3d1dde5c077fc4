import type { BrandHistory } from "@/lib/rankings/histories/dataset";
import { findYear } from "@/lib/analyses/single-country/subject";
import { normalCdf } from "@/lib/statistics/normal";
import { toChange } from "@/lib/statistics/change";
import { isDiscovery } from "@/lib/statistics/multiple-testing";

/** A change of score between two years, not necessarily consecutive. */
export interface LongChange {
  since: number;
  points: number;
  clear: boolean;
}

/** Each brand's change of score between two years, tested together for the brands that have both; by slug. */
export function toLongChanges(brands: readonly BrandHistory[], from: number, to: number): Map<string, LongChange> {
  const changes = brands.flatMap((brand) => {
    const [before, after] = [estimateOf(brand, from), estimateOf(brand, to)];
    return before && after && from < to ? [{ slug: brand.slug, ...toChange(before, after) }] : [];
  });
  const clear = isDiscovery(changes.map(({ p }) => p));
  return new Map(
    changes.map(({ slug, difference }, index) => [
      slug,
      { since: from, points: difference, clear: clear[index] ?? false },
    ]),
  );
}

/**
 * Brands whose distance to the one in focus clearly shrank between two years, by slug with the points it shrank.
 * The distance's change has the variance of all four scores. All brands of the industry are tested together, so that the
 * one that happens to stand next above now may be picked from them.
 */
export function toApproaches(
  brands: readonly BrandHistory[],
  focus: BrandHistory,
  from: number,
  to: number,
): Map<string, number> {
  const [before, after] = [estimateOf(focus, from), estimateOf(focus, to)];
  if (!before || !after || from >= to) return new Map();
  const pairs = brands.flatMap((brand) => {
    const [then, now] = [estimateOf(brand, from), estimateOf(brand, to)];
    if (brand.slug === focus.slug || !then || !now) return [];
    const [apart, left] = [then.value - before.value, now.value - after.value];
    const shrunk = Math.abs(apart) - Math.abs(left);
    const error = Math.hypot(before.standardError, after.standardError, then.standardError, now.standardError);
    // If the brands changed sides, the gap was closed and reversed: the change is that of the signed gap.
    const moved = Math.abs(apart - left);
    return [
      {
        slug: brand.slug,
        shrunk,
        p: moved === 0 ? 1 : Math.min(1, 2 * normalCdf(-moved / error)),
        isSameSide: apart * left >= 0,
      },
    ];
  });
  const clear = isDiscovery(pairs.map(({ p }) => p));
  return new Map(
    pairs.flatMap(({ slug, shrunk, isSameSide }, index) =>
      clear[index] && isSameSide && shrunk > 0 ? [[slug, shrunk] as const] : [],
    ),
  );
}

function estimateOf(brand: BrandHistory, year: number) {
  const at = findYear(brand, year);
  return at?.score == null || at.error === null ? null : { value: at.score, standardError: at.error };
}
