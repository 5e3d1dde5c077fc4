import { normalQuantile } from "@/lib/statistics/normal";
import type { PastForecast } from "@/lib/statistics/forecast-backtest";
import { halfOfForecast } from "@/lib/statistics/forecast-intervals";
import type { ForecastBasis, GroupBasis } from "@/lib/statistics/forecast-basis";
import { rounded } from "@/lib/study/derive/rounded";
import type { ForecastTrack } from "@/lib/study/prediction";

/** An industry with fewer forecasts over all judged origins has no record. */
const FEWEST_FORECASTS = 20;

/** The outcome of one past forecast; errors in units of the series' own mean change. */
type Judged = {
  industry: string;
  originYear: number;
  horizon: number;
  in50: boolean;
  in80: boolean;
  in95: boolean;
  inTextbook: boolean;
  scaled: { error: number; ofNaive: number } | null;
  inPosition: boolean | null;
};

/** Whether the actual position was inside the interval for an origin and horizon, if one was forecast. */
type PositionHitOf = (horizon: number, key: string, originYear: number) => boolean | null;

/**
 * The record of a market's published model for all brands and for each industry, by origin and over all judged origins:
 * the same forecasts as in its `ForecastRecord`, which leaves out short histories.
 */
export function forecastTracks(
  basis: ForecastBasis,
  group: GroupBasis,
  industryOf: (key: string) => string,
  hitOf: PositionHitOf,
): ForecastTrack[] {
  const judged = group.past.flatMap((past) => judgeOne(past, basis, group, industryOf, hitOf));
  const fields = [
    ["all", judged] as const,
    ...[...Map.groupBy(judged, ({ industry }) => industry)].sort(([a], [b]) => (a < b ? -1 : 1)),
  ];
  return fields.flatMap(([industry, own]) =>
    [...Map.groupBy(own, ({ horizon }) => horizon)]
      .sort(([a], [b]) => a - b)
      .filter(([, some]) => industry === "all" || some.length >= FEWEST_FORECASTS)
      .flatMap(([horizon, some]) => {
        const origins = [...Map.groupBy(some, ({ originYear }) => originYear)].sort(([a], [b]) => a - b);
        const scope = { market: group.group, latestYear: group.lastYear, industry, horizon };
        return [
          { ...scope, originYear: null, ...summarise(some) },
          ...origins.map(([originYear, ofOrigin]) => ({ ...scope, originYear, ...summarise(ofOrigin) })),
        ];
      }),
  );
}

function judgeOne(
  {
    key,
    originYear,
    step,
    horizon,
    knownIn,
    errors,
    isShort,
    isVolatile,
    unit,
    ownHalf,
    scale,
    deviation,
  }: PastForecast,
  { options, calibrationOf }: ForecastBasis,
  { chosen, lastYear }: GroupBasis,
  industryOf: (key: string) => string,
  hitOf: PositionHitOf,
): Judged[] {
  if (isShort || knownIn <= lastYear - options.originsJudged * step) return [];
  const calibration = calibrationOf(chosen, horizon, originYear, isVolatile);
  const { radius, radius80, radius50 } = calibration;
  const [error, ofNaive] = [errors[chosen], errors.naive];
  if (radius === Infinity || error === undefined || ofNaive === undefined) return [];
  const size = Math.abs(error) / unit;
  // A random walk's forecast is the last value; its error has the standard deviation of one change times the square
  // root of the steps.
  const textbook = normalQuantile(0.5 + options.level / 2) * (deviation ?? 0) * Math.sqrt(horizon);
  return [
    {
      industry: industryOf(key),
      originYear,
      horizon,
      in50: size <= radius50,
      in80: size <= radius80,
      in95: Math.abs(error) <= halfOfForecast({ calibration, unit, ownHalf }),
      inTextbook: Math.abs(ofNaive) <= textbook,
      scaled: scale === null ? null : { error: Math.abs(error) / scale, ofNaive: Math.abs(ofNaive) / scale },
      inPosition: hitOf(horizon, key, originYear),
    },
  ];
}

function summarise(
  judged: readonly Judged[],
): Omit<ForecastTrack, "market" | "latestYear" | "industry" | "originYear" | "horizon"> {
  const share = (of: readonly boolean[]) => rounded(of.filter(Boolean).length / of.length, 6);
  const mean = (of: readonly number[]) =>
    of.length === 0 ? null : rounded(of.reduce((sum, value) => sum + value, 0) / of.length, 6);
  const scaled = judged.flatMap((one) => one.scaled ?? []);
  const positions = judged.flatMap(({ inPosition }) => inPosition ?? []);
  return {
    forecasts: judged.length,
    coverage50: share(judged.map(({ in50 }) => in50)),
    coverage80: share(judged.map(({ in80 }) => in80)),
    coverage: share(judged.map(({ in95 }) => in95)),
    textbookCoverage: share(judged.map(({ inTextbook }) => inTextbook)),
    mase: mean(scaled.map(({ error }) => error)),
    maseOfNaive: mean(scaled.map(({ ofNaive }) => ofNaive)),
    positionCoverage: positions.length === 0 ? null : share(positions),
  };
}
