import { toChange } from "@/lib/statistics/change";
import { adjustForFalseDiscovery } from "@/lib/statistics/multiple-testing";
import { FALSE_DISCOVERY_RATE } from "@/lib/study/derive/changes";
import type { AgeGroupResult, RiskAlert } from "@/lib/study/study";

type Gap = { year: number; value: number; standardError: number };

/**
 * Brands whose score among the youngest and among the oldest drew further apart since the wave before, tested over all
 * brands of the market together. Needs age groups of two waves in a row.
 */
export function ageAlerts(ageGroups: readonly AgeGroupResult[]): Omit<RiskAlert, "outcome">[] {
  const byPair = new Map<string, { brandSlug: string; market: RiskAlert["market"]; then: Gap; now: Gap }[]>();
  for (const [key, own] of Map.groupBy(ageGroups, ({ market, brandSlug }) => `${market} ${brandSlug}`)) {
    const [{ market, brandSlug }] = own as [AgeGroupResult, ...AgeGroupResult[]];
    const gaps = gapsOf(own);
    gaps.forEach((now, i) => {
      const then = gaps[i - 1];
      if (then?.year !== now.year - 1) return;
      const place = `${key.split(" ")[0]}/${now.year}`;
      byPair.set(place, [...(byPair.get(place) ?? []), { market, brandSlug, then, now }]);
    });
  }
  return [...byPair.values()].flatMap((brands) => {
    const changes = brands.map(({ then, now }) => toChange(then, now));
    const adjusted = adjustForFalseDiscovery(changes.map(({ p }) => p));
    const found = brands.flatMap((brand, i) => {
      const wider = Math.abs(brand.now.value) > Math.abs(brand.then.value);
      const q = adjusted[i] as number;
      return wider && q <= FALSE_DISCOVERY_RATE ? [{ ...brand, q }] : [];
    });
    // The expected share of false ones among those found, spread over all brands looked at.
    const falseAlarmRate = (FALSE_DISCOVERY_RATE * found.length) / brands.length;
    return found.map(({ market, brandSlug, then, now, q }): Omit<RiskAlert, "outcome"> => ({
      market,
      year: now.year,
      brandSlug,
      kind: "age-divergence",
      evidence: { gapThen: round(then.value), gapNow: round(now.value), q },
      falseAlarmRate,
    }));
  });
}

/** Score among the youngest less that among the oldest, where both are published; earliest first. */
export function gapsOf(own: readonly AgeGroupResult[]): Gap[] {
  return [...Map.groupBy(own, ({ year }) => year)]
    .sort(([a], [b]) => a - b)
    .flatMap(([year, groups]) => {
      const ordered = groups.toSorted((a, b) => (a.ageGroup < b.ageGroup ? -1 : 1));
      const [youngest, oldest] = [ordered[0], ordered.at(-1)];
      if (!youngest || !oldest || youngest === oldest || youngest.score === null || oldest.score === null) return [];
      const standardError = Math.hypot(youngest.standardError ?? 0, oldest.standardError ?? 0);
      return [{ year, value: youngest.score - oldest.score, standardError }];
    });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
