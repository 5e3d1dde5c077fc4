import { minimise } from "@/lib/statistics/minimise";

/** Simple exponential smoothing as fitted: the level after the last value is the forecast of every later one. */
export type SimpleSmoothing = {
  /** How much of each one-step error the level takes over. */
  alpha: number;
  firstLevel: number;
  lastLevel: number;
  /** Sum of squared one-step errors. */
  squares: number;
};

/** Bounds of the smoothing weight; at 0 the level would never learn and at 1 it would be the last value. */
const SMALLEST_ALPHA = 1e-4;
const LARGEST_ALPHA = 0.9999;

const GRID = Array.from({ length: 17 }, (_, step) => SMALLEST_ALPHA + (step / 16) * (LARGEST_ALPHA - SMALLEST_ALPHA));

/**
 * Simple exponential smoothing of a series without gaps, by least squares of its one-step errors, which is maximum
 * likelihood where errors are normal. Given the weight the errors are linear in the first level, so that level is
 * solved for and only the weight is searched. Throws on an empty series.
 *
 * Source: R. J. Hyndman et al., "Forecasting with Exponential Smoothing", Springer 2008, ch. 2 and 5, ETS(A,N,N).
 */
export function fitSimpleSmoothing(values: readonly number[]): SimpleSmoothing {
  if (values.length === 0) throw new RangeError("smoothing needs at least one value");
  const squaresAt = (alpha: number) => solve(values, alpha).squares;
  let best = 0;
  let least = Infinity;
  GRID.forEach((alpha, step) => {
    const squares = squaresAt(alpha);
    if (squares < least) [best, least] = [step, squares];
  });
  const low = GRID[Math.max(0, best - 1)] ?? SMALLEST_ALPHA;
  const high = GRID[Math.min(GRID.length - 1, best + 1)] ?? LARGEST_ALPHA;
  const refined = minimise(squaresAt, low, high, 1e-6);
  const alpha = refined.value <= least ? refined.at : (GRID[best] ?? SMALLEST_ALPHA);
  return solve(values, alpha);
}

function solve(values: readonly number[], alpha: number): SimpleSmoothing {
  const keep = 1 - alpha;
  let level = 0;
  let weight = 1;
  let crossed = 0;
  let weights = 0;
  let total = 0;
  // With a first level of 0 the errors are these; each unit of it takes `weight` off them.
  for (const value of values) {
    const error = value - level;
    crossed += error * weight;
    weights += weight * weight;
    total += error * error;
    level += alpha * error;
    weight *= keep;
  }
  const firstLevel = crossed / weights;
  return {
    alpha,
    firstLevel,
    lastLevel: level + weight * firstLevel,
    squares: Math.max(0, total - firstLevel * crossed),
  };
}
