import { boundedIntervals } from "@/lib/statistics/forecast-intervals";
import { type ForecastBasis, type GroupBasis, publishedModel } from "@/lib/statistics/forecast-basis";
import type { BrandRun } from "@/lib/study/derive/brand-series";
import { rounded } from "@/lib/study/derive/rounded";
import type { ForecastHistory, PastForecast } from "@/lib/study/prediction";

/**
 * The published model's forecasts of each brand in the latest wave, over each horizon from the last origins with known
 * outcomes, with the intervals that would have been published then. Short histories were forecast by "no change", as
 * today. Earliest origins first.
 */
export function forecastHistories(
  { options, calibrationOf }: ForecastBasis,
  { group, lastYear, step, origins, chosen }: GroupBasis,
  runs: ReadonlyMap<string, BrandRun>,
): ForecastHistory[] {
  const current = new Set([...runs.values()].filter(({ isCurrent }) => isCurrent).map(({ brandSlug }) => brandSlug));
  const histories = new Map<string, PastForecast[]>();
  for (const origin of origins) {
    const brandSlug = runs.get(origin.key)?.brandSlug;
    if (brandSlug === undefined || !current.has(brandSlug)) continue;
    const model = publishedModel(origin, chosen);
    origin.outcomes.forEach((_, at) => {
      const year = origin.originYear + (at + 1) * step;
      const centre = origin.forecasts[model]?.[at];
      const calibration = calibrationOf(model, at + 1, origin.originYear, origin.isVolatile);
      if (year <= lastYear - options.originsJudged * step || centre === undefined || calibration.radius === Infinity)
        return;
      const reach = { calibration, unit: origin.units?.[at] ?? null, ownHalf: origin.ownHalf };
      const { value, low, high, low80, high80 } = boundedIntervals(centre, reach, options.bounds);
      const past = histories.get(brandSlug) ?? [];
      histories.set(brandSlug, past);
      past.push({
        originYear: origin.originYear,
        year,
        value: rounded(value),
        low: rounded(low),
        high: rounded(high),
        low80: rounded(low80),
        high80: rounded(high80),
      });
    });
  }
  const byOrigin = (a: PastForecast, b: PastForecast) => a.originYear - b.originYear || a.year - b.year;
  return [...histories].map(([brandSlug, past]) => ({
    market: group,
    latestYear: lastYear,
    brandSlug,
    past: past.sort(byOrigin),
  }));
}
