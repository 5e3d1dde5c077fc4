/** Interviews that fall into the same category of every variable and have the same base weight. */
export type RakingCell = {
  /** Index of the category, one per variable. */
  categories: readonly number[];
  /** Sum of the base weights of the cell's interviews. */
  weight: number;
  /** Number of interviews. */
  count: number;
};

/** Target of each category of one variable, as shares or as totals of the population: only proportions matter. */
export type RakingMargin = readonly number[];

export type RakingOptions = {
  /** Largest relative difference between a weighted total and its target; 1e-9. */
  tolerance?: number;
  /** 500. */
  maxRounds?: number;
  /** Hold every weight between mean/cap and mean·cap; at least 1. Without it weights are free. */
  cap?: number;
};

export type Raking = {
  /** What to multiply the base weights of each cell's interviews by; the sum of all weights stays as it was. */
  factors: Float64Array;
  rounds: number;
  /** Largest absolute difference between a weighted share and its target share. */
  largestGap: number;
  converged: boolean;
  /** Cells, and interviews in them, whose weight is held at a bound of the cap. */
  cappedCells: number;
  cappedInterviews: number;
};

/** A target without interviews to carry it, interviews without a target, or a target that is not one. */
export class RakingError extends Error {
  override readonly name = "RakingError";

  constructor(
    readonly reason: "no-interviews" | "no-target" | "invalid-target",
    readonly variable: number,
    readonly category: number,
  ) {
    super(`category ${category} of variable ${variable}: ${reason}`);
  }
}

/**
 * Weights that meet the targets of every variable while changing the base weights as little as can be (raking,
 * iterative proportional fitting). With a cap it is the truncated form: a weight is the raked product of factors,
 * cut off at the bounds, and the products are raked until the cut weights meet the targets. Which variable comes
 * first makes no difference to where it ends.
 *
 * Targets that cannot be met together, or not within the cap, are told by `converged: false` and `largestGap`.
 * Throws a RakingError where a category cannot be met at all, a RangeError for options outside their range.
 *
 * Source: W. E. Deming, F. F. Stephan, "On a least squares adjustment of a sampled frequency table when the expected
 * marginal totals are known", Ann. Math. Statist. 11 (1940), 427–444; bounds as in J.-C. Deville, C.-E. Särndal,
 * O. Sautory, "Generalized raking procedures in survey sampling", J. Amer. Statist. Assoc. 88 (1993), 1013–1020.
 */
export function rake(
  cells: readonly RakingCell[],
  margins: readonly RakingMargin[],
  options: RakingOptions = {},
): Raking {
  const { tolerance = 1e-9, maxRounds = 500, cap } = options;
  if (cap !== undefined && !(cap >= 1)) throw new RangeError(`a cap is at least 1, got ${cap}`);
  const total = cells.reduce((sum, { weight }) => sum + weight, 0);
  const interviews = cells.reduce((sum, { count }) => sum + count, 0);
  const variables = margins.map((margin, variable) => ({
    targets: targetTotals(margin, variable, total),
    categoryOf: Int32Array.from(cells, ({ categories }) => categories[variable] ?? -1),
  }));
  for (const [variable, { targets, categoryOf }] of variables.entries())
    checkFilled(cells, targets, categoryOf, variable);

  const mean = total / interviews;
  const bounds = cells.map(({ count }) =>
    cap === undefined ? { low: 0, high: Infinity } : { low: (count * mean) / cap, high: count * mean * cap },
  );
  const products = Float64Array.from(cells, ({ weight }) => weight);
  const held = (cell: number): number => {
    const { low, high } = bounds[cell] as (typeof bounds)[number];
    return Math.min(high, Math.max(low, products[cell] as number));
  };
  const sumsOf = ({ targets, categoryOf }: (typeof variables)[number]): Float64Array => {
    const sums = new Float64Array(targets.length);
    for (let cell = 0; cell < cells.length; cell += 1) {
      const category = categoryOf[cell] as number;
      if (category >= 0) sums[category] = (sums[category] as number) + held(cell);
    }
    return sums;
  };

  let rounds = 0;
  let gap = gapOf();
  while (gap.relative > tolerance && rounds < maxRounds) {
    for (const variable of variables) {
      const sums = sumsOf(variable);
      for (let cell = 0; cell < cells.length; cell += 1) {
        const category = variable.categoryOf[cell] as number;
        if ((sums[category] ?? 0) > 0) {
          products[cell] = limited(
            ((products[cell] as number) * (variable.targets[category] as number)) / (sums[category] as number),
          );
        }
      }
    }
    rounds += 1;
    gap = gapOf();
  }

  const capped = cells.map(({ count }, cell) => count > 0 && cap !== undefined && held(cell) !== products[cell]);
  return {
    factors: Float64Array.from(cells, ({ weight }, cell) => (weight > 0 ? held(cell) / weight : 1)),
    rounds,
    largestGap: gap.absolute / total,
    converged: gap.relative <= tolerance,
    cappedCells: capped.filter(Boolean).length,
    cappedInterviews: cells.reduce((sum, { count }, cell) => sum + (capped[cell] ? count : 0), 0),
  };

  function gapOf(): { absolute: number; relative: number } {
    let absolute = 0;
    let relative = 0;
    for (const variable of variables) {
      sumsOf(variable).forEach((sum, category) => {
        const target = variable.targets[category] as number;
        absolute = Math.max(absolute, Math.abs(sum - target));
        if (target > 0) relative = Math.max(relative, Math.abs(sum / target - 1));
      });
    }
    return { absolute, relative };
  }
}

/** Keeps the factors of targets that cannot be met from leaving the range of numbers. */
function limited(product: number): number {
  return Math.min(1e150, Math.max(1e-150, product));
}

function targetTotals(margin: RakingMargin, variable: number, total: number): Float64Array {
  const sum = margin.reduce((all, target) => all + target, 0);
  const invalid = margin.findIndex((target) => !(target >= 0 && target < Infinity));
  if (invalid >= 0 || !(sum > 0)) throw new RakingError("invalid-target", variable, Math.max(0, invalid));
  return Float64Array.from(margin, (target) => (target / sum) * total);
}

function checkFilled(
  cells: readonly RakingCell[],
  targets: Float64Array,
  categoryOf: Int32Array,
  variable: number,
): void {
  const weights = new Float64Array(targets.length);
  cells.forEach(({ weight }, cell) => {
    const category = categoryOf[cell] as number;
    if (!(weight > 0)) return;
    if (!((targets[category] ?? 0) > 0)) throw new RakingError("no-target", variable, category);
    weights[category] = (weights[category] as number) + weight;
  });
  const empty = targets.findIndex((target, category) => target > 0 && weights[category] === 0);
  if (empty >= 0) throw new RakingError("no-interviews", variable, empty);
}
