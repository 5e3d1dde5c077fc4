import { cusum, falseAlarmRates } from "@/lib/statistics/control-chart";
import { filterLocalLevel } from "@/lib/statistics/local-level";
import { type AdjustedSeries } from "@/lib/study/derive/adjusted-series";
import { ALERT_LIMITS, bySensitivity, type RaisedAlert } from "@/lib/study/derive/alert-limits";
import { rounded } from "@/lib/study/derive/rounded";
import { SENSITIVITIES, type Sensitivity } from "@/lib/study/risk-alert";

/** In standard deviations of an ordinary year: half the yearly fall worth finding. */
const SLACK = 0.5;
/** Years over which the rate of false alarms is averaged: a sum that has just begun can hardly signal. */
const YEARS = 14;

/**
 * Brands that fall behind their market year after year by more than ordinary wandering and sampling explain: a CUSUM of
 * the surprises of a local level model, which are independent and standard normal while nothing is amiss. After an alert
 * the sum begins anew, so that each sensitivity has a history of its own.
 */
export function declineAlerts(
  series: readonly AdjustedSeries[],
  stepVariance: ReadonlyMap<string, number>,
): RaisedAlert[] {
  const rates = bySensitivity(
    ({ sum: limit }) => falseAlarmRates({ slack: SLACK, limit }, YEARS).reduce((sum, share) => sum + share, 0) / YEARS,
  );
  const measured = series.map((one) => ({ one, surprises: surprisesOf(one, stepVariance.get(one.market) ?? 0) }));
  return SENSITIVITIES.flatMap((sensitivity) =>
    measured.flatMap(({ one, surprises }) => alertsOf(one, surprises, sensitivity, rates[sensitivity])),
  );
}

/** Of each value but the first: what it differs from the one foreseen, in standard deviations. */
function surprisesOf({ values, variances }: AdjustedSeries, levelVariance: number): number[] {
  const { steps } = filterLocalLevel(values, { levelVariance, observationVariance: variances });
  return steps.flatMap(({ predicted, predictedVariance }, i) =>
    predicted === null || predictedVariance === null
      ? []
      : [((values[i] as number) - predicted) / Math.sqrt(predictedVariance + (variances[i] as number))],
  );
}

function alertsOf(
  { market, brandSlug, results, values }: AdjustedSeries,
  surprises: readonly number[],
  sensitivity: Sensitivity,
  falseAlarmRate: number,
): RaisedAlert[] {
  const limit = ALERT_LIMITS[sensitivity].sum;
  const alerts: RaisedAlert[] = [];
  for (let from = 0; from < surprises.length;) {
    const { low } = cusum(surprises.slice(from), { target: 0, slack: SLACK });
    const at = low.findIndex((sum) => sum > limit);
    if (at === -1) break;
    // Surprise i belongs to value i + 1; the fall began where the sum last stood at zero.
    const start = from + low.slice(0, at).lastIndexOf(0) + 1;
    const index = from + at + 1;
    const yearAt = (i: number) => (results[i] as (typeof results)[number]).year;
    alerts.push({
      market,
      year: yearAt(index),
      brandSlug,
      kind: "sustained-decline",
      sensitivity,
      evidence: {
        sum: rounded(low[at] as number, 2),
        limit,
        sinceYear: yearAt(start),
        againstMarketThen: rounded(values[start] as number, 2),
        againstMarketNow: rounded(values[index] as number, 2),
        path: low.slice(0, at + 1).map((sum) => rounded(sum, 2)),
        pathFrom: yearAt(from + 1),
      },
      falseAlarmRate,
    });
    from += at + 1;
  }
  return alerts;
}
