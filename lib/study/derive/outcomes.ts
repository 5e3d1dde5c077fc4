import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { compareAges } from "@/lib/catalogue/definition/people";
import { type AdjustedSeries } from "@/lib/study/derive/adjusted-series";
import type { RaisedAlert } from "@/lib/study/derive/alert-limits";
import { gapsOf } from "@/lib/study/derive/age-alerts";
import type { RiskAlert } from "@/lib/study/risk-alert";
import type { AgeGroupResult } from "@/lib/study/study";

/**
 * The outcome of each alert one wave later: it persisted if the brand was then still closer to its level at the alert
 * than to its level before; otherwise it reversed. Open until there is a later wave.
 */
export function withOutcomes(
  alerts: readonly RaisedAlert[],
  series: readonly AdjustedSeries[],
  ageGroups: readonly AgeGroupResult[],
  order = compareAges(DEFAULT_DEFINITION),
): RiskAlert[] {
  const standings = new Map<string, number>();
  for (const { market, brandSlug, results, values } of series) {
    results.forEach(({ year }, i) => standings.set(`${market}/${brandSlug}/${year}`, values[i] as number));
  }
  const gaps = new Map<string, number>();
  for (const own of Map.groupBy(ageGroups, ({ market, brandSlug }) => `${market}/${brandSlug}`).values()) {
    const [{ market, brandSlug }] = own as [AgeGroupResult, ...AgeGroupResult[]];
    for (const { year, value } of gapsOf(own, order)) gaps.set(`${market}/${brandSlug}/${year}`, value);
  }
  return alerts.map((alert) => {
    const known = alert.kind === "age-divergence" ? gaps : standings;
    const at = (year: number) => known.get(`${alert.market}/${alert.brandSlug}/${year}`);
    const step = Number(alert.evidence["step"] ?? 1);
    const [before, now, after] = [at(yearBefore(alert, step)), at(alert.year), at(alert.year + step)];
    if (before === undefined || now === undefined || after === undefined) return { ...alert, outcome: "open" };
    const persists = Math.abs(after - now) <= Math.abs(after - before);
    return { ...alert, outcome: persists ? "lasted" : "passed" };
  });
}

/** The year in which the alert's change starts. */
function yearBefore({ kind, year, evidence }: RaisedAlert, step: number): number {
  const since = Number(evidence["sinceYear"]);
  if (kind === "sustained-decline") return since;
  return kind === "level-shift" ? since - step : year - step;
}
