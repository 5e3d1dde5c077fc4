import { minimise } from "@/lib/statistics/minimise";

/** A series whose level wanders: each value is the level plus an error, and the level takes a random step each time. */
export type LocalLevelVariances = {
  /** Variance of a step of the level. */
  levelVariance: number;
  /** Variance of the errors: one for all values, or one for each. */
  observationVariance: number | readonly number[];
};

/** What is known of the level at one value: before it (null at the first, of which nothing is known) and after it. */
export type LevelStep = {
  predicted: number | null;
  predictedVariance: number | null;
  level: number;
  variance: number;
};

export type LocalLevel = {
  steps: LevelStep[];
  /** Gaussian log-likelihood of all values but the first, which sets the level. */
  logLikelihood: number;
};

/** A series with the known variance of each of its values. */
export type MeasuredSeries = { values: readonly number[]; observationVariances: readonly number[] };

/**
 * Kalman filter of the local level model, beginning from no knowledge of the level (exact diffuse start).
 *
 * Source: J. Durbin, S. J. Koopman, "Time Series Analysis by State Space Methods", 2nd ed., Oxford 2012, ch. 2.
 */
export function filterLocalLevel(
  values: readonly number[],
  { levelVariance, observationVariance }: LocalLevelVariances,
): LocalLevel {
  const errorOf = (index: number) =>
    typeof observationVariance === "number" ? observationVariance : observationVariance[index];
  const steps: LevelStep[] = [];
  let logLikelihood = 0;
  values.forEach((value, index) => {
    const errorVariance = errorOf(index);
    if (errorVariance === undefined) throw new RangeError("each value needs its observation variance");
    const last = steps.at(-1);
    if (last === undefined) {
      steps.push({ predicted: null, predictedVariance: null, level: value, variance: errorVariance });
      return;
    }
    const predictedVariance = last.variance + levelVariance;
    const spread = predictedVariance + errorVariance;
    const surprise = value - last.level;
    // Without any variance the level is known and a value is either on it or impossible.
    const gain = spread === 0 ? 0 : predictedVariance / spread;
    logLikelihood -= 0.5 * (Math.log(2 * Math.PI * spread) + surprise ** 2 / spread);
    steps.push({
      predicted: last.level,
      predictedVariance,
      level: last.level + gain * surprise,
      variance: predictedVariance * (1 - gain),
    });
  });
  return { steps, logLikelihood };
}

/** Natural logarithms between which the ratio of the two variances is looked for. */
const LEAST_LOG = -14;
const LARGEST_LOG = 14;

/**
 * Both variances of one series by maximum likelihood; the level's is 0 where no wandering is the likeliest. Throws on
 * fewer than three values and on a series that never changes.
 */
export function fitLocalLevel(values: readonly number[]): { levelVariance: number; observationVariance: number } {
  if (values.length < 3) throw new RangeError("two variances need at least three values");
  if (values.every((value) => value === values[0]))
    throw new RangeError("a series that never changes has no variances");
  // Given the ratio, the likeliest observation variance is known: the mean of the scaled squares.
  const atRatio = (ratio: number) => {
    const { steps } = filterLocalLevel(values, { levelVariance: ratio, observationVariance: 1 });
    let [squares, logs] = [0, 0];
    steps.forEach(({ predicted, predictedVariance }, index) => {
      if (predicted === null || predictedVariance === null) return;
      squares += ((values[index] as number) - predicted) ** 2 / (predictedVariance + 1);
      logs += Math.log(predictedVariance + 1);
    });
    const observationVariance = squares / (values.length - 1);
    return { observationVariance, loss: (values.length - 1) * Math.log(observationVariance) + logs };
  };
  const ratio = leastAt((of) => atRatio(of).loss, 1);
  const { observationVariance } = atRatio(ratio);
  return { levelVariance: ratio * observationVariance, observationVariance };
}

/**
 * The variance of a level's yearly step, common to many series, by maximum likelihood, where the variance of each
 * value is known (its squared standard error). 0 where measurement alone explains all movement. Throws without a
 * series of two values.
 */
export function fitLevelVariance(series: readonly MeasuredSeries[]): number {
  let [squares, changes] = [0, 0];
  for (const { values } of series) {
    for (let step = 1; step < values.length; step += 1) {
      squares += ((values[step] as number) - (values[step - 1] as number)) ** 2;
      changes += 1;
    }
  }
  if (changes === 0) throw new RangeError("a level’s variance needs a series of two values or more");
  if (squares === 0) return 0;
  const loss = (levelVariance: number) =>
    -series.reduce(
      (sum, { values, observationVariances }) =>
        sum + filterLocalLevel(values, { levelVariance, observationVariance: observationVariances }).logLikelihood,
      0,
    );
  return leastAt(loss, squares / changes);
}

/** Where a function of a variance is least: 0, or a multiple of `unit`. A grid of logarithms, then golden section. */
function leastAt(loss: (variance: number) => number, unit: number): number {
  const ofLog = (log: number) => loss(unit * Math.exp(log));
  let [best, least] = [LEAST_LOG, Infinity];
  for (let log = LEAST_LOG; log <= LARGEST_LOG; log += 1) {
    const found = ofLog(log);
    if (found < least) [best, least] = [log, found];
  }
  const refined = minimise(ofLog, best - 1, best + 1, 1e-7);
  return loss(0) <= refined.value ? 0 : unit * Math.exp(refined.at);
}
