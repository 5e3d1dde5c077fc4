import type { PastForecast } from "@/lib/statistics/forecast-backtest";
import type { StudyModel } from "@/lib/statistics/forecast-models";

/** The errors of a model over a horizon known in a year, in units of what is expected of each series, ascending. */
export type PositionErrorsOf = (model: StudyModel, horizon: number, year: number) => Float64Array;

/**
 * Errors as they move members of a group against each other: each less the mean error of its group and origin, for what
 * moves all members alike leaves their order as it is; the mean weighs each by 1/unit². What is left is as wide as it was
 * measured, and independent between members. Divided by √(1 − its part of the weights), as errors lose that much by taking
 * off their own mean; an error alone in its group and year says nothing.
 */
export function positionErrors(past: readonly PastForecast[]): PositionErrorsOf {
  const known = new Map<string, { year: number; errors: number[] }[]>();
  for (const own of Map.groupBy(
    past,
    ({ group, originYear, horizon }) => `${group} ${originYear} ${horizon}`,
  ).values()) {
    const [{ knownIn, horizon }] = own as [PastForecast, ...PastForecast[]];
    const errorsBy = new Map<StudyModel, { error: number; unit: number }[]>();
    for (const { errors, unit } of own) {
      for (const model of Object.keys(errors) as StudyModel[]) {
        const list = errorsBy.get(model) ?? [];
        errorsBy.set(model, list);
        list.push({ error: errors[model] as number, unit });
      }
    }
    for (const [model, errors] of errorsBy) {
      if (errors.length < 2) continue;
      const total = errors.reduce((sum, { unit }) => sum + 1 / unit ** 2, 0);
      const mean = errors.reduce((sum, { error, unit }) => sum + error / unit ** 2, 0) / total;
      const name = `${model} ${horizon}`;
      known.set(name, [
        ...(known.get(name) ?? []),
        {
          year: knownIn,
          errors: errors.map(({ error, unit }) => (error - mean) / (unit * Math.sqrt(1 - 1 / (unit ** 2 * total)))),
        },
      ]);
    }
  }
  const pools = new Map<string, Float64Array>();
  return (model, horizon, year) => {
    const name = `${model} ${horizon} ${year}`;
    const found = pools.get(name);
    if (found) return found;
    const until = (known.get(`${model} ${horizon}`) ?? []).filter((some) => some.year <= year);
    const pool = Float64Array.from(until.flatMap(({ errors }) => errors)).sort();
    pools.set(name, pool);
    return pool;
  };
}
