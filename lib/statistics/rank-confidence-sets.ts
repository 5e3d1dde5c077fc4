import { drawGaussian } from "@/lib/statistics/gaussian-draws";
import { type Random } from "@/lib/statistics/random";
import { type RankRange } from "@/lib/statistics/rank-range";

export type RankSetOptions = {
  /** Probability of covering; 0.95. */
  level?: number;
  /** Bootstrap draws; 1,000. */
  draws?: number;
  random: Random;
  /** Cover the true positions of all items at once (default), or that of each item by itself. */
  simultaneous?: boolean;
};

/** Comparisons tested together: of the item at position `at` with those at positions `from` to `to` − 1. */
type Row = { at: number; from: number; to: number };

/** Draws of the errors of all items, in the same order, with the lowest and the highest of each draw. */
type Errors = { draws: number; values: Float64Array; lowest: Float64Array; highest: Float64Array };

/**
 * How two items compare, by their positions in the order from the highest value to the lowest; size × size. `z` is their
 * distance in standard errors of the difference. `scale` is 1/standard error, negative left of the diagonal: the
 * difference of errors times `scale` speaks for the order as estimated.
 */
type Distances = { size: number; z: Float64Array; scale: Float64Array };

/**
 * Confidence sets for ranks, the highest value taking position 1: two-sided, from symmetric tests of studentised
 * differences whose critical value is the maximum over Gaussian draws, with stepdown. An item stands surely below
 * those found greater and surely above those found smaller.
 *
 * `covariance` is that of the estimates: size × size, row-major, singular or not; or the variances alone, for
 * independent estimates. Two items whose difference is known without error stand apart if they differ at all.
 * Equal random sources give equal sets. Time goes with draws · size² for each step.
 *
 * Throws a RangeError for a level outside (0, 1), too few draws for it, or a covariance that is none.
 *
 * Source: M. Mogstad, J. P. Romano, A. M. Shaikh, D. Wilhelm, "Inference for Ranks with Applications to Mobility
 * across Neighborhoods and Academic Achievement across Countries", Rev. Econ. Stud. 91 (2024), 476–518.
 */
export function rankConfidenceSets(
  values: Float64Array,
  covariance: Float64Array,
  options: RankSetOptions,
): RankRange[] {
  const { level = 0.95, draws = 1000, random, simultaneous = true } = options;
  if (!(level > 0 && level < 1)) throw new RangeError(`level must lie between 0 and 1, got ${level}`);
  // The critical value is an order statistic that exists only with enough draws.
  const criticalIndex = Math.ceil(level * (draws + 1)) - 1;
  if (!(criticalIndex < draws)) throw new RangeError(`${draws} draws are too few for level ${level}`);
  const size = values.length;
  const order = Int32Array.from(values, (_, i) => i).sort((a, b) => (values[b] as number) - (values[a] as number));
  const distances = distancesOf(values, covariance, order);
  const errors = drawErrors(covariance, order, draws, random);

  const ranges = Array.from({ length: size }, () => ({ low: 1, high: size }));
  const positions = Array.from(order, (_, at) => at);
  if (simultaneous) {
    const isApart = stepDown(
      positions.map((at) => ({ at, from: at + 1, to: size })),
      distances,
      errors,
      criticalIndex,
    );
    for (const higher of positions) {
      for (let lower = higher + 1; lower < size; lower += 1) {
        if (isApart[higher * size + lower] === 0) continue;
        (ranges[order[higher] as number] as RankRange).high -= 1;
        (ranges[order[lower] as number] as RankRange).low += 1;
      }
    }
    return ranges;
  }
  for (const at of positions) {
    const isApart = stepDown([{ at, from: 0, to: size }], distances, errors, criticalIndex);
    const range = ranges[order[at] as number] as RankRange;
    for (const other of positions) {
      if (isApart[at * size + other] === 0) continue;
      if (other < at) range.low += 1;
      else range.high -= 1;
    }
  }
  return ranges;
}

function distancesOf(values: Float64Array, covariance: Float64Array, order: Int32Array): Distances {
  const size = values.length;
  const isFull = covariance.length === size * size;
  const entry = (i: number, j: number) => (isFull ? covariance[i * size + j] : i === j ? covariance[i] : 0) as number;
  const z = new Float64Array(size * size);
  const scale = new Float64Array(size * size);
  for (let a = 0; a < size; a += 1) {
    for (let b = a + 1; b < size; b += 1) {
      const [i, j] = [order[a] as number, order[b] as number];
      const spread = entry(i, i) + entry(j, j);
      const variance = spread - 2 * entry(i, j);
      const difference = (values[i] as number) - (values[j] as number);
      const isExact = variance <= 1e-12 * spread;
      const distance = isExact ? (difference > 0 ? Infinity : 0) : difference / Math.sqrt(variance);
      z[a * size + b] = distance;
      z[b * size + a] = distance;
      scale[a * size + b] = isExact ? 0 : 1 / Math.sqrt(variance);
      scale[b * size + a] = isExact ? 0 : -1 / Math.sqrt(variance);
    }
  }
  return { size, z, scale };
}

function drawErrors(covariance: Float64Array, order: Int32Array, draws: number, random: Random): Errors {
  const size = order.length;
  const unordered = drawGaussian(covariance, size, draws, random);
  const values = new Float64Array(draws * size);
  const lowest = new Float64Array(draws).fill(Infinity);
  const highest = new Float64Array(draws).fill(-Infinity);
  for (let draw = 0; draw < draws; draw += 1) {
    for (let a = 0; a < size; a += 1) {
      const value = unordered[draw * size + (order[a] as number)] as number;
      values[draw * size + a] = value;
      if (value < (lowest[draw] as number)) lowest[draw] = value;
      if (value > (highest[draw] as number)) highest[draw] = value;
    }
  }
  return { draws, values, lowest, highest };
}

/**
 * Which comparisons of the rows find their items apart: size × size, 1 at `at`, other. Of each pair two hypotheses are
 * tested, that neither lies above the other; only the one the estimates speak against can fall. A step's critical
 * value takes the maximum over the hypotheses still standing: both of the open pairs, one of those apart.
 */
function stepDown(
  rows: readonly Row[],
  { size, z, scale }: Distances,
  errors: Errors,
  criticalIndex: number,
): Uint8Array {
  const { draws, values, lowest, highest } = errors;
  // Largest errors of a draw against the order as estimated, which always count, and for it, with the pair they are of.
  const against = new Float64Array(draws);
  const along = new Float64Array(draws);
  const makers = new Int32Array(draws);
  const reach = rows.map(({ at, from, to }) =>
    scale.subarray(at * size + from, at * size + to).reduce((most, value) => Math.max(most, Math.abs(value)), 0),
  );
  for (let draw = 0; draw < draws; draw += 1) {
    const own = values.subarray(draw * size, (draw + 1) * size);
    let [least, most, maker] = [0, 0, 0];
    for (let row = 0; row < rows.length; row += 1) {
      const { at, from, to } = rows[row] as Row;
      const error = own[at] as number;
      // Most items lie so far inside the draw that none of their differences can be its largest.
      const outermost =
        Math.max(error - (lowest[draw] as number), (highest[draw] as number) - error) * (reach[row] as number);
      if (outermost <= Math.min(most, -least)) continue;
      const start = at * size;
      for (let other = from; other < to; other += 1) {
        const value = (error - (own[other] as number)) * (scale[start + other] as number);
        if (value > most) {
          most = value;
          maker = start + other;
        } else if (value < least) least = value;
      }
    }
    against[draw] = -least;
    along[draw] = most;
    makers[draw] = maker;
  }

  const isApart = new Uint8Array(size * size);
  let open = Int32Array.from(
    rows.flatMap(({ at, from, to }) => Array.from({ length: to - from }, (_, k) => at * size + from + k)),
  );
  for (;;) {
    const critical = against.map((value, draw) => Math.max(value, along[draw] as number)).sort()[
      criticalIndex
    ] as number;
    const standing = open.filter((pair) => !((z[pair] as number) > critical));
    if (standing.length === open.length) return isApart;
    for (const pair of open) if ((z[pair] as number) > critical) isApart[pair] = 1;
    open = standing;
    const first = open.map((pair) => Math.floor(pair / size));
    const second = open.map((pair) => pair % size);
    const scales = Float64Array.from(open, (pair) => scale[pair] as number);
    for (let draw = 0; draw < draws; draw += 1) {
      // A maximum stands as long as the pair it is of.
      if ((along[draw] as number) <= (against[draw] as number) || isApart[makers[draw] as number] === 0) continue;
      const own = values.subarray(draw * size, (draw + 1) * size);
      let [most, maker] = [0, 0];
      for (let k = 0; k < open.length; k += 1) {
        const value =
          ((own[first[k] as number] as number) - (own[second[k] as number] as number)) * (scales[k] as number);
        if (value > most) {
          most = value;
          maker = open[k] as number;
        }
      }
      along[draw] = most;
      makers[draw] = maker;
    }
  }
}
