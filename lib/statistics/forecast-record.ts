import type { PastForecast } from "@/lib/statistics/forecast-backtest";
import { halfOfForecast } from "@/lib/statistics/forecast-intervals";
import type { CalibrationOf } from "@/lib/statistics/forecast-calibration";
import { STUDY_MODELS, type StudyModel } from "@/lib/statistics/forecast-models";

/** How a model's forecasts over a horizon did in a group, over the last origins whose outcome is known. */
export type ModelRecord = {
  group: string;
  model: StudyModel;
  horizon: number;
  /** Forecasts compared with what came. */
  forecasts: number;
  /** Share (0–1) of them inside the interval that was known at their origin. */
  coverage: number;
  /** Mean absolute scaled error, and that of "no change" over the same forecasts; null of series that never changed. */
  mase: number | null;
  maseOfNaive: number | null;
  /** Mean continuous ranked probability score, in the units of the series. */
  crps: number;
  isChosen: boolean;
};

/**
 * The records of one group: of each model and horizon, over the `originsJudged` latest origins whose outcome came by
 * `lastYear`. Forecasts made when too few errors were known for an interval are left out. The chosen model is the one
 * with the smallest mean absolute scaled error, averaged over horizons; the simplest where they tie.
 */
export function judge(
  past: readonly PastForecast[],
  calibrationOf: CalibrationOf,
  lastYear: number,
  originsJudged: number,
): ModelRecord[] {
  const judged = past.filter(({ isShort, knownIn, step }) => !isShort && knownIn > lastYear - originsJudged * step);
  const records = STUDY_MODELS.flatMap((model) =>
    [...Map.groupBy(judged, ({ horizon }) => horizon)]
      .sort(([a], [b]) => a - b)
      .flatMap(([horizon, forecasts]) => toRecord(forecasts, calibrationOf, model, horizon)),
  );
  const chosen = best(records);
  return records.map((record) => ({ ...record, isChosen: record.model === chosen }));
}

function toRecord(
  past: readonly PastForecast[],
  calibrationOf: CalibrationOf,
  model: StudyModel,
  horizon: number,
): ModelRecord[] {
  let [forecasts, covered, crps] = [0, 0, 0];
  let [scaled, ofModel, ofNaive] = [0, 0, 0];
  for (const { errors, originYear, isVolatile, unit, ownHalf, scale } of past) {
    const calibration = calibrationOf(model, horizon, originYear, isVolatile);
    const { radius, crps: score } = calibration;
    const error = errors[model];
    if (radius === Infinity || error === undefined || errors.naive === undefined) continue;
    forecasts += 1;
    covered += Math.abs(error) <= halfOfForecast({ calibration, unit, ownHalf }) ? 1 : 0;
    crps += score(error / unit) * unit;
    if (scale === null) continue;
    scaled += 1;
    ofModel += Math.abs(error) / scale;
    ofNaive += Math.abs(errors.naive) / scale;
  }
  const group = past[0]?.group;
  if (forecasts === 0 || group === undefined) return [];
  const [mase, maseOfNaive] = scaled === 0 ? [null, null] : [ofModel / scaled, ofNaive / scaled];
  return [
    {
      group,
      model,
      horizon,
      forecasts,
      coverage: covered / forecasts,
      mase,
      maseOfNaive,
      crps: crps / forecasts,
      isChosen: false,
    },
  ];
}

function best(records: readonly ModelRecord[]): StudyModel {
  const errors = STUDY_MODELS.map((model) => {
    const known = records
      .filter((record) => record.model === model)
      .flatMap(({ mase }) => (mase === null ? [] : [mase]));
    return { model, error: known.length === 0 ? Infinity : known.reduce((sum, mase) => sum + mase, 0) / known.length };
  });
  return errors.reduce((least, next) => (next.error < least.error ? next : least)).model;
}
