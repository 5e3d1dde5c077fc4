import { cusum, falseAlarmRates } from "@/lib/statistics/control-chart";
import { filterLocalLevel } from "@/lib/statistics/local-level";
import { normalCdf, normalQuantile } from "@/lib/statistics/normal";
import type { VolatilityOf } from "@/lib/statistics/volatility";
import type { adjustedSeries, AdjustedSeries } from "@/lib/study/derive/adjusted-series";
import { ALERT_LIMITS, bySensitivity, type RaisedAlert } from "@/lib/study/derive/alert-limits";
import { rounded } from "@/lib/study/derive/rounded";
import { stepEvidence } from "@/lib/study/derive/wave-steps";
import { WaveRates } from "@/lib/study/derive/wave-rates";
import { SENSITIVITIES, type Sensitivity } from "@/lib/study/risk-alert";

/** In standard deviations of an ordinary year: half the yearly decline worth detecting. */
const SLACK = 0.5;
/** Maximum years of a chart. */
const YEARS = 40;
/** Limit of a surprise's probability. */
const LEAST = 1e-12;

/**
 * Brands that fall behind their market year after year by more than ordinary variation and sampling explain: a CUSUM of
 * the surprises of a local level model, which are independent and standard normal while nothing changes. After an alert
 * the sum restarts, so that each sensitivity has its own history. A wave's false-alarm rate is the mean over its
 * brands, each with a chart as long as its own.
 */
export function declineAlerts({
  series,
  stepVariance,
  volatilityOf,
}: ReturnType<typeof adjustedSeries>): RaisedAlert[] {
  const hazards = bySensitivity(({ sum: limit }) => {
    let left = 1;
    return falseAlarmRates({ slack: SLACK, limit }, YEARS).map((share) => {
      const hazard = share / left;
      left -= share;
      return hazard;
    });
  });
  const measured = series.map((one) => ({
    one,
    surprises: surprisesOf(one, volatilityOf, stepVariance.get(one.market) ?? 0),
  }));
  return SENSITIVITIES.flatMap((sensitivity) => {
    const rates = new WaveRates();
    const raised = measured.flatMap(({ one, surprises }) =>
      alertsOf(one, surprises, sensitivity, (year, steps) =>
        rates.add(one.market, year, hazards[sensitivity][steps - 1] ?? 0),
      ),
    );
    return raised.map((alert) => ({ ...alert, falseAlarmRate: rates.of(alert.market, alert.year) }));
  });
}

/**
 * The deviation of each value except the first from its forecast, as a standard normal deviate. A brand's ordinary
 * variation is uncertain: the estimates that its own past and its market's leave likely are mixed, so that a volatile
 * brand does not raise an alert for that, and one with little data not too soon. Source: the probability integral
 * transform of a predictive distribution: A. P. Dawid, "Statistical theory: the prequential approach", J. Royal
 * Statist. Soc. A 147 (1984), 278–292.
 */
function surprisesOf(one: AdjustedSeries, volatilityOf: VolatilityOf, usual: number): number[] {
  const { start, step, values, variances } = one;
  return values.slice(1).map((value, i) => {
    const known = volatilityOf(one, start + i * step);
    const { level, variance } = filterLocalLevel(values.slice(0, i + 1), {
      levelVariance: known?.own ?? usual,
      observationVariance: variances,
    }).steps[i] as { level: number; variance: number };
    const error = variance + (variances[i + 1] as number);
    const likely = known?.likely ?? [{ variance: usual, share: 1 }];
    const below = likely.reduce(
      (sum, { variance: step, share }) => sum + share * normalCdf((value - level) / Math.sqrt(error + step)),
      0,
    );
    return normalQuantile(Math.min(1 - LEAST, Math.max(LEAST, below)));
  });
}

/**
 * The alerts of a brand; `onStep` is called for each year in which its chart could signal, with the length of the
 * chart.
 */
function alertsOf(
  { market, step, brandSlug, results, values }: AdjustedSeries,
  surprises: readonly number[],
  sensitivity: Sensitivity,
  onStep: (year: number, steps: number) => void,
): Omit<RaisedAlert, "falseAlarmRate">[] {
  const limit = ALERT_LIMITS[sensitivity].sum;
  const alerts: Omit<RaisedAlert, "falseAlarmRate">[] = [];
  const yearAt = (i: number) => (results[i] as (typeof results)[number]).year;
  for (let from = 0; from < surprises.length;) {
    const { low } = cusum(surprises.slice(from), { target: 0, slack: SLACK });
    const found = low.findIndex((sum) => sum > limit);
    const at = found === -1 ? low.length - 1 : found;
    for (let i = 0; i <= at; i += 1) onStep(yearAt(from + i + 1), i + 1);
    if (found === -1) break;
    // Surprise i belongs to value i + 1; the decline began where the sum was last zero.
    const start = from + low.slice(0, at).lastIndexOf(0) + 1;
    const index = from + at + 1;
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
        ...stepEvidence(step),
      },
    });
    from += at + 1;
  }
  return alerts;
}
