import { type ForecastBasis, type GroupBasis, publishedModel } from "@/lib/statistics/forecast-basis";
import type { Origin } from "@/lib/statistics/forecast-backtest";
import { normalQuantile } from "@/lib/statistics/normal";
import type { PositionErrorsOf } from "@/lib/statistics/position-errors";
import { foreseePositions, type ForeseenPosition } from "@/lib/statistics/position-futures";
import { createRandom } from "@/lib/statistics/random";

/** With fewer errors known than this nothing is said of an interval of 95 %. */
export const FEWEST_ERRORS = 19;
/** How much wider the errors of a series that seems volatile are drawn: its interval is to hold 99 % (see `calibrate`). */
const WIDER = normalQuantile(0.995) / normalQuantile(0.975);
/** Futures drawn for what is published, and for each origin of the past. */
const DRAWS = { latest: 2_000, past: 400 };

/** A member of a group at an origin with its published forecast, its position foreseen, and what came if that is known. */
export type PositionForecast = ForeseenPosition & { origin: Origin; value: number; actual: number | null };

/**
 * Positions foreseen from one year over a horizon, among the members of that year's field: who comes or goes later is not
 * known then. Errors are those known in that year. Where too few are, a position can be any.
 */
export function positionsFrom(
  { options }: Pick<ForecastBasis, "options">,
  { group, origins, chosen, lastYear }: GroupBasis,
  errorsOf: PositionErrorsOf,
  year: number,
  horizon: number,
): PositionForecast[] {
  const field = origins.filter(({ originYear }) => originYear === year);
  const members = field.map((origin) => {
    const model = publishedModel(origin, chosen);
    const { low, high } = options.bounds;
    return {
      value: Math.min(high, Math.max(low, origin.forecasts[model]?.[horizon - 1] as number)),
      unit: (origin.units?.[horizon - 1] ?? NaN) * (origin.isVolatile ? WIDER : 1),
      errors: errorsOf(model, horizon, year),
    };
  });
  const isKnown = members.every(({ errors, unit }) => errors.length >= FEWEST_ERRORS && !Number.isNaN(unit));
  const draws = year === lastYear ? DRAWS.latest : DRAWS.past;
  const random = createRandom(`positions/${group}/${year}/${horizon}`);
  const positions = isKnown
    ? foreseePositions(members, { draws, random })
    : anyPosition(members.map(({ value }) => value));
  return field.map((origin, i) => ({
    ...(positions[i] as ForeseenPosition),
    origin,
    value: (members[i] as (typeof members)[number]).value,
    actual: origin.outcomes[horizon - 1] ?? null,
  }));
}

/**
 * Which of past positions came inside their interval: the position that came is reckoned among the members of the
 * origin's field that are still there, as it was foreseen.
 */
export function positionHits(positions: readonly PositionForecast[]): Map<Origin, boolean> {
  const left = positions.flatMap(({ actual, ...position }) => (actual === null ? [] : [{ ...position, actual }]));
  const sorted = Float64Array.from(left, ({ actual }) => -actual).sort();
  return new Map(
    left.map(({ origin, actual, low, high }) => {
      const came = 1 + sorted.findIndex((value) => value >= -actual);
      return [origin, low <= came && came <= high];
    }),
  );
}

function anyPosition(values: readonly number[]): ForeseenPosition[] {
  const high = values.length;
  const median = (value: number) => 1 + values.filter((other) => other > value).length;
  return values.map((value) => ({ median: median(value), low: 1, high, topTen: Math.min(1, 10 / high) }));
}
