import type { YearlySeries } from "@/lib/statistics/yearly-series";
import {
  forecastBasis,
  type ForecastBasis,
  type ForecastOptions,
  publishedModel,
} from "@/lib/statistics/forecast-basis";
import { boundedIntervals, type NestedIntervals } from "@/lib/statistics/forecast-intervals";
import type { StudyModel } from "@/lib/statistics/forecast-models";
import type { ModelRecord } from "@/lib/statistics/forecast-record";

/** A forecast of one series for one year, with its split-conformal intervals, in the units of the series. */
export type SeriesForecast = NestedIntervals & {
  key: string;
  group: string;
  /** Year of the last value it was made from, and the year it speaks of. */
  originYear: number;
  year: number;
  model: StudyModel;
  value: number;
  /** Values of the series it was made from. */
  points: number;
};

/**
 * Forecasts yearly series of several groups and keeps the record of how such forecasts did (see `forecastBasis` and
 * `forecastLatest`).
 */
export function forecastSeries(
  series: readonly YearlySeries[],
  options: Partial<ForecastOptions> = {},
): { forecasts: SeriesForecast[]; records: ModelRecord[] } {
  const basis = forecastBasis(series, options);
  return { forecasts: forecastLatest(basis), records: basis.groups.flatMap(({ records }) => records) };
}

/**
 * Forecasts by each group's chosen model. Intervals come from the errors that the same model made over the same horizon
 * in the past, pooled over all groups (see `calibrate`). Only series that reach the group's latest year are forecast;
 * those that ended earlier still count in the past.
 */
export function forecastLatest({ options, groups, calibrationOf }: ForecastBasis): SeriesForecast[] {
  return groups.flatMap(({ group, lastYear, step, origins, chosen }) =>
    origins
      .filter(({ originYear }) => originYear === lastYear)
      .flatMap((origin) => {
        const { key, points, units, isVolatile, ownHalf } = origin;
        const model = publishedModel(origin, chosen);
        return (origin.forecasts[model] ?? []).map((centre, at): SeriesForecast => {
          const calibration = calibrationOf(model, at + 1, lastYear, isVolatile);
          const reach = { calibration, unit: units?.[at] ?? null, ownHalf };
          const intervals = boundedIntervals(centre, reach, options.bounds);
          return { key, group, originYear: lastYear, year: lastYear + (at + 1) * step, model, ...intervals, points };
        });
      }),
  );
}
