import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { compareAges } from "@/lib/catalogue/definition/people";
import { toChange } from "@/lib/statistics/change";
import { adjustForFalseDiscovery } from "@/lib/statistics/multiple-testing";
import { ALERT_LIMITS, type RaisedAlert } from "@/lib/study/derive/alert-limits";
import { rounded } from "@/lib/study/derive/rounded";
import { stepEvidence, waveSteps } from "@/lib/study/derive/wave-steps";
import { SENSITIVITIES } from "@/lib/study/risk-alert";
import type { AgeGroupResult } from "@/lib/study/study";

type Gap = { year: number; value: number; standardError: number; young: string; old: string };

/**
 * Brands whose scores among the youngest and the oldest have moved apart since the previous wave, tested over all
 * brands of the market together. Needs age groups in two consecutive waves.
 */
export function ageAlerts(
  ageGroups: readonly AgeGroupResult[],
  order = compareAges(DEFAULT_DEFINITION),
): RaisedAlert[] {
  const stepOf = waveSteps(ageGroups);
  const byPair = new Map<string, { brandSlug: string; market: RaisedAlert["market"]; then: Gap; now: Gap }[]>();
  for (const [key, own] of Map.groupBy(ageGroups, ({ market, brandSlug }) => `${market} ${brandSlug}`)) {
    const [{ market, brandSlug }] = own as [AgeGroupResult, ...AgeGroupResult[]];
    const gaps = gapsOf(own, order);
    gaps.forEach((now, i) => {
      const then = gaps[i - 1];
      if (then?.year !== now.year - stepOf(market)) return;
      const waveKey = `${key.split(" ")[0]}/${now.year}`;
      byPair.set(waveKey, [...(byPair.get(waveKey) ?? []), { market, brandSlug, then, now }]);
    });
  }
  return [...byPair.values()].flatMap((brands) => {
    const changes = brands.map(({ then, now }) => toChange(then, now));
    const adjusted = adjustForFalseDiscovery(changes.map(({ p }) => p));
    const wider = brands.flatMap((brand, i) => {
      const test = { ...(changes[i] as (typeof changes)[number]), q: adjusted[i] as number };
      return Math.abs(brand.now.value) > Math.abs(brand.then.value) ? [{ ...brand, test }] : [];
    });
    return SENSITIVITIES.flatMap((sensitivity) => {
      const limit = ALERT_LIMITS[sensitivity].ageQ;
      const found = wider.filter(({ test }) => test.q <= limit);
      // The expected share of false alarms among those found, spread over all brands checked.
      const falseAlarmRate = (limit * found.length) / brands.length;
      return found.map(({ market, brandSlug, then, now, test }): RaisedAlert => ({
        market,
        year: now.year,
        brandSlug,
        kind: "age-divergence",
        sensitivity,
        evidence: {
          gapThen: rounded(then.value, 2),
          gapNow: rounded(now.value, 2),
          q: test.q,
          ageYoung: now.young,
          ageOld: now.old,
          errorThen: rounded(then.standardError, 2),
          errorNow: rounded(now.standardError, 2),
          z: rounded(test.z, 2),
          p: Number(test.p.toPrecision(3)),
          ...stepEvidence(now.year - then.year),
        },
        falseAlarmRate,
      }));
    });
  });
}

/** Score among the youngest minus that among the oldest, if both are published; earliest first. */
export function gapsOf(own: readonly AgeGroupResult[], order: (a: string, b: string) => number): Gap[] {
  return [...Map.groupBy(own, ({ year }) => year)]
    .sort(([a], [b]) => a - b)
    .flatMap(([year, groups]) => {
      const ordered = groups.toSorted((a, b) => order(a.ageGroup, b.ageGroup));
      const [youngest, oldest] = [ordered[0], ordered.at(-1)];
      if (!youngest || !oldest || youngest === oldest || youngest.score === null || oldest.score === null) return [];
      const standardError = Math.hypot(youngest.standardError ?? 0, oldest.standardError ?? 0);
      return [
        { year, value: youngest.score - oldest.score, standardError, young: youngest.ageGroup, old: oldest.ageGroup },
      ];
    });
}
