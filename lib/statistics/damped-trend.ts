/** Weights of a damped trend: of the level, of its slope (both per one-step error), and what is left of the slope each step. */
export type DampedWeights = { alpha: number; beta: number; phi: number };

/** A damped trend as fitted: the weights, where level and slope began and where they stand after the last value. */
export type DampedTrend = DampedWeights & {
  firstLevel: number;
  firstSlope: number;
  level: number;
  slope: number;
  squares: number;
};

/** The usual bounds: α between these, β between the lower of them and α, φ between its own two. */
const ALPHA = { low: 1e-4, high: 0.9999 };
const PHI = { low: 0.8, high: 0.98 };
/** Below this many values five parameters would follow every one of them: the weights are then fixed. */
const FEWEST_TO_SEARCH = 8;
const FIXED: DampedWeights = { alpha: 0.5, beta: 0.05, phi: 0.9 };

const GRID: readonly DampedWeights[] = [0.01, 0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 0.98].flatMap((alpha) =>
  [0.01, 0.1, 0.4, 0.9].flatMap((share) =>
    [0.8, 0.89, 0.98].map((phi) => ({ alpha, beta: Math.max(ALPHA.low, alpha * share), phi })),
  ),
);

/**
 * Forecasts of a damped additive trend for the next `horizon` values of a series without gaps. Fewer than three
 * values show no trend: their forecast is no change. Throws on an empty series.
 */
export function dampedTrend(values: readonly number[], horizon: number): number[] {
  const last = values.at(-1);
  if (last === undefined) throw new RangeError("a forecast needs at least one value");
  if (values.length < 3) return new Array<number>(horizon).fill(last);
  return continueTrend(fitDampedTrend(values), horizon);
}

/** Level plus what the slope still adds, step by step: l + (φ + φ² + … + φ^h)·b. */
export function continueTrend(
  { level, slope, phi }: Pick<DampedTrend, "level" | "slope" | "phi">,
  horizon: number,
): number[] {
  let added = 0;
  return Array.from({ length: horizon }, (_, step) => {
    added += phi ** (step + 1);
    return level + added * slope;
  });
}

/** Textbook standard errors of those forecasts of a trend fitted to `count` values: s²·(1 + Σ c²), five degrees of freedom spent. */
export function dampedTrendErrors(
  { alpha, beta, phi, squares }: DampedTrend,
  count: number,
  horizon: number,
): number[] {
  const variance = squares / (count - 5);
  let spread = 1;
  let damped = 0;
  return Array.from({ length: horizon }, (_, step) => {
    if (step > 0) {
      damped += phi ** step;
      spread += (alpha + beta * damped) ** 2;
    }
    return Math.sqrt(variance * spread);
  });
}

/**
 * A damped trend fitted to at least three values by least squares of the one-step errors, which is maximum likelihood
 * where errors are normal. Given the weights the errors are linear in the first level and slope, so these are solved
 * for; the weights are searched on a grid and then by steps that halve.
 *
 * Source: E. S. Gardner, E. McKenzie, "Forecasting trends in time series", Management Science 31 (1985), 1237–1246; in
 * the form and with the bounds of R. J. Hyndman et al., "Forecasting with Exponential Smoothing", Springer 2008,
 * ETS(A,Ad,N).
 */
export function fitDampedTrend(values: readonly number[]): DampedTrend {
  if (values.length < FEWEST_TO_SEARCH) return solveStart(values, FIXED);
  let best = solveStart(values, FIXED);
  for (const weights of GRID) best = better(best, solveStart(values, weights));
  for (let step = 0.5; step > 0.01; step /= 2) {
    for (const weights of neighbours(best, step)) best = better(best, solveStart(values, weights));
  }
  return best;
}

function better(known: DampedTrend, next: DampedTrend): DampedTrend {
  return next.squares < known.squares ? next : known;
}

/** Six points around one: each weight up and down by `step` of the distance between points of the grid. */
function neighbours({ alpha, beta, phi }: DampedWeights, step: number): DampedWeights[] {
  return [
    bounded(alpha + 0.15 * step, beta, phi),
    bounded(alpha - 0.15 * step, beta, phi),
    bounded(alpha, beta + 0.3 * alpha * step, phi),
    bounded(alpha, beta - 0.3 * alpha * step, phi),
    bounded(alpha, beta, phi + 0.09 * step),
    bounded(alpha, beta, phi - 0.09 * step),
  ];
}

function bounded(alpha: number, beta: number, phi: number): DampedWeights {
  const held = clamp(alpha, ALPHA.low, ALPHA.high);
  return { alpha: held, beta: clamp(beta, ALPHA.low, held), phi: clamp(phi, PHI.low, PHI.high) };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** The damped trend of given weights whose first level and slope make the squares of its one-step errors least. */
export function solveStart(values: readonly number[], { alpha, beta, phi }: DampedWeights): DampedTrend {
  // Three runs side by side: the values from a start of 0, and what a first level of 1 and a first slope of 1 add.
  let [level, slope, levelOfLevel, slopeOfLevel, levelOfSlope, slopeOfSlope] = [0, 0, 1, 0, 0, 1];
  let [total, ofLevel, ofSlope, levels, slopes, both] = [0, 0, 0, 0, 0, 0];
  for (const value of values) {
    slope *= phi;
    slopeOfLevel *= phi;
    slopeOfSlope *= phi;
    level += slope;
    levelOfLevel += slopeOfLevel;
    levelOfSlope += slopeOfSlope;
    const error = value - level;
    total += error * error;
    ofLevel += error * levelOfLevel;
    ofSlope += error * levelOfSlope;
    levels += levelOfLevel * levelOfLevel;
    slopes += levelOfSlope * levelOfSlope;
    both += levelOfLevel * levelOfSlope;
    level += alpha * error;
    slope += beta * error;
    slopeOfLevel -= beta * levelOfLevel;
    slopeOfSlope -= beta * levelOfSlope;
    levelOfLevel -= alpha * levelOfLevel;
    levelOfSlope -= alpha * levelOfSlope;
  }
  const determinant = levels * slopes - both * both;
  // Where the two starts cannot be told apart, the series begins without a slope.
  const apart = determinant > 1e-10 * levels * slopes;
  const firstLevel = apart ? (ofLevel * slopes - ofSlope * both) / determinant : ofLevel / levels;
  const firstSlope = apart ? (ofSlope * levels - ofLevel * both) / determinant : 0;
  return {
    alpha,
    beta,
    phi,
    firstLevel,
    firstSlope,
    level: level + firstLevel * levelOfLevel + firstSlope * levelOfSlope,
    slope: slope + firstLevel * slopeOfLevel + firstSlope * slopeOfSlope,
    squares: Math.max(0, total - firstLevel * ofLevel - firstSlope * ofSlope),
  };
}
