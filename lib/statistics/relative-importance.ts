/** Second moments of predictors and outcome; covariances or correlations give the same shares. */
export type Moments = {
  /** Predictors among themselves: p × p, row-major. */
  predictors: Float64Array;
  /** Each predictor with the outcome: p. */
  outcome: Float64Array;
  /** Variance of the outcome. */
  outcomeVariance: number;
};

export type RelativeImportance = {
  /** Share of the outcome's variance each predictor accounts for, in the order given; they sum to `r2`. */
  shares: Float64Array;
  /** Share of the variance that all predictors explain together in a linear model. */
  r2: number;
};

const MOST_PREDICTORS = 12;
/** A predictor with less than this share of its variance left by those before it tells nothing new. */
const REDUNDANT = 1e-10;

/**
 * What each predictor adds to R², averaged over all orders in which they can enter the model (LMG; the Shapley value
 * of R²). Goes through all 2^p subsets, so up to 12 predictors.
 *
 * Throws a RangeError for more predictors, for moments whose sizes do not fit, or an outcome without variance.
 *
 * Source: R. H. Lindeman, P. F. Merenda, R. Z. Gold, "Introduction to Bivariate and Multivariate Analysis", Scott
 * Foresman 1980; U. Grömping, "Relative importance for linear regression in R", J. Stat. Software 17(1), 2006.
 */
export function relativeImportance({ predictors, outcome, outcomeVariance }: Moments): RelativeImportance {
  const count = outcome.length;
  if (count > MOST_PREDICTORS || predictors.length !== count * count) {
    throw new RangeError(
      `expected up to ${MOST_PREDICTORS} predictors with their covariances, got ${count} and ${predictors.length}`,
    );
  }
  if (!(outcomeVariance > 0)) throw new RangeError("an outcome without variance has no explanation");
  const r2 = explainedBySubset(predictors, outcome, outcomeVariance);
  const everyone = 2 ** count - 1;

  // How often, among all orders, exactly `before` others have entered: before!·(count − before − 1)!/count!
  const weights = new Float64Array(count);
  for (let before = 0; before < count; before += 1) {
    let ways = 1;
    for (let k = 1; k <= before; k += 1) ways *= (count - k) / k;
    weights[before] = 1 / (count * ways);
  }
  const shares = new Float64Array(count);
  for (let subset = 0; subset < everyone; subset += 1) {
    const weight = weights[sizeOf(subset)] as number;
    for (let item = 0; item < count; item += 1) {
      const bit = 1 << item;
      if ((subset & bit) !== 0) continue;
      shares[item] = (shares[item] as number) + weight * ((r2[subset | bit] as number) - (r2[subset] as number));
    }
  }
  return { shares, r2: r2[everyone] as number };
}

function sizeOf(subset: number): number {
  let size = 0;
  for (let rest = subset; rest > 0; rest &= rest - 1) size += 1;
  return size;
}

/** R² of every subset, subsets as bits. Each grows from a smaller one by one row of a Cholesky factor. */
function explainedBySubset(predictors: Float64Array, outcome: Float64Array, outcomeVariance: number): Float64Array {
  const count = outcome.length;
  const r2 = new Float64Array(2 ** count);
  const members: number[] = [];
  const rows: Float64Array[] = [];
  /** The outcome's covariance with what each member adds, in units of its deviation. */
  const scores: number[] = [];

  const extend = (subset: number, from: number): void => {
    for (let item = from; item < count; item += 1) {
      const next = subset | (1 << item);
      const variance = predictors[item * count + item] as number;
      const row = new Float64Array(members.length + 1);
      let left = variance;
      let shared = outcome[item] as number;
      for (let k = 0; k < members.length; k += 1) {
        const other = rows[k] as Float64Array;
        let entry = predictors[item * count + (members[k] as number)] as number;
        for (let m = 0; m < k; m += 1) entry -= (row[m] as number) * (other[m] as number);
        row[k] = entry / (other[k] as number);
        left -= (row[k] as number) ** 2;
        shared -= (row[k] as number) * (scores[k] as number);
      }
      if (left <= REDUNDANT * variance) {
        r2[next] = r2[subset] as number;
        extend(next, item + 1);
        continue;
      }
      const deviation = Math.sqrt(left);
      row[members.length] = deviation;
      const score = shared / deviation;
      r2[next] = Math.min(1, (r2[subset] as number) + score ** 2 / outcomeVariance);
      members.push(item);
      rows.push(row);
      scores.push(score);
      extend(next, item + 1);
      members.pop();
      rows.pop();
      scores.pop();
    }
  };
  extend(0, 0);
  return r2;
}
