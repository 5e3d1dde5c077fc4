import { cusum, falseAlarmRates } from "@/lib/statistics/control-chart";
import { filterLocalLevel } from "@/lib/statistics/local-level";
import { type AdjustedSeries } from "@/lib/study/derive/adjusted-series";
import type { RiskAlert } from "@/lib/study/study";

/** In standard deviations of an ordinary year: half the yearly fall worth finding, and the sum that signals. */
const RULE = { slack: 0.5, limit: 3 };
/** Years over which the rate of false alarms is averaged: a sum that has just begun can hardly signal. */
const YEARS = 14;

/**
 * Brands that fall behind their market year after year by more than ordinary wandering and sampling explain: a CUSUM of
 * the surprises of a local level model, which are independent and standard normal while nothing is amiss. After an alert
 * the sum begins anew.
 */
export function declineAlerts(series: readonly AdjustedSeries[], stepVariance: ReadonlyMap<string, number>): Omit<RiskAlert, "outcome">[] {
  const rate = falseAlarmRates(RULE, YEARS).reduce((sum, share) => sum + share, 0) / YEARS;
  return series.flatMap(({ market, brandSlug, results, values, variances }) => {
    const { steps } = filterLocalLevel(values, { levelVariance: stepVariance.get(market) ?? 0, observationVariance: variances });
    const surprises = steps.flatMap(({ predicted, predictedVariance }, i) =>
      predicted === null || predictedVariance === null
        ? []
        : [((values[i] as number) - predicted) / Math.sqrt(predictedVariance + (variances[i] as number))],
    );
    const alerts: Omit<RiskAlert, "outcome">[] = [];
    for (let from = 0; from < surprises.length; ) {
      const { low } = cusum(surprises.slice(from), { target: 0, slack: RULE.slack });
      const at = low.findIndex((sum) => sum > RULE.limit);
      if (at === -1) break;
      // Surprise i belongs to value i + 1; the fall began where the sum last stood at zero.
      const began = from + low.slice(0, at).lastIndexOf(0) + 1;
      const index = from + at + 1;
      const result = results[index] as (typeof results)[number];
      alerts.push({
        market,
        year: result.year,
        brandSlug,
        kind: "sustained-decline",
        evidence: {
          sum: round(low[at] as number),
          limit: RULE.limit,
          sinceYear: (results[began] as (typeof results)[number]).year,
          againstMarketThen: round(values[began] as number),
          againstMarketNow: round(values[index] as number),
        },
        falseAlarmRate: rate,
      });
      from += at + 1;
    }
    return alerts;
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
