import type { Change, Estimate } from "@/lib/statistics/change";
import { halfWidth, normalInterval } from "@/lib/statistics/interval";
import { isDiscovery } from "@/lib/statistics/multiple-testing";
import { normalCdf } from "@/lib/statistics/normal";
import type { ConsumerFigure } from "@/lib/study/consumer";

/** A difference and whether it is clear among all that were tested with it. */
export type JudgedChange = Change & { isClear: boolean };

/**
 * A published figure with its standard error, read back from its 95% interval: (high − low)/(2·1.96). Of a share's
 * Wilson interval that is √(p(1−p)/n + z²/4n²)/(1 + z²/n), a little more cautious than √(p(1−p)/n) near 0 and 1. Null
 * where nothing was published.
 */
export function toEstimate({ value, low, high }: Pick<ConsumerFigure, "value" | "low" | "high">): Estimate | null {
  if (value === null || low === null || high === null) return null;
  return { value, standardError: (high - low) / (2 * halfWidth(1)) };
}

/**
 * How far `to` lies from `from`: z = Δ/√(SE₁² + SE₂² − 2·cov), its two-sided p-value and 95% interval. Other waves and
 * groups that share no one: no covariance. Null where one of the two is not shown.
 */
export function testDifference(from: Estimate | null, to: Estimate | null, covariance = 0): Change | null {
  if (!from || !to) return null;
  const difference = to.value - from.value;
  const standardError = Math.sqrt(Math.max(0, from.standardError ** 2 + to.standardError ** 2 - 2 * covariance));
  const z = difference === 0 ? 0 : difference / standardError;
  return {
    difference,
    standardError,
    z,
    p: Math.min(1, 2 * normalCdf(-Math.abs(z))),
    ...normalInterval(difference, standardError),
  };
}

/**
 * Covariance of a figure of A and the same figure of B, two populations of one wave, through the people in both (C).
 *
 * A weighted mean moves by w·(x − μ)/W for each person, so cov = Σ_C w²(x − μ_A)(x − μ_B)/(W_A·W_B). With the n of each
 * population standing for its weight, W_C/W_A = n_C/n_A, and that is
 *   (n_C/n_A)·(n_C/n_B)·[SE_C² + (μ_C − μ_A)(μ_C − μ_B)/nEff_C].
 * Where A lies inside B, C is A and it is (n_A/n_B)·SE_A², so that the variance of the difference is
 * SE_A² + SE_B² − 2(n_A/n_B)·SE_A²; with people equally spread in both that is SE_A² − SE_B². Where C is too small to be
 * published, people in it are taken to be spread as in A and B: (n_C/√(n_A·n_B))·SE_A·SE_B. That is also the most it may
 * be (Cauchy–Schwarz with equal spread): it leaves the difference an error wherever A and B are not the same people.
 * For figures that are no means (shares of explained variance) the same sum stands as an approximation.
 */
export function covarianceInCommon(a: ConsumerFigure, b: ConsumerFigure, common: ConsumerFigure): number {
  const [ofA, ofB, ofBoth] = [toEstimate(a), toEstimate(b), toEstimate(common)];
  if (!ofA || !ofB || common.n === 0) return 0;
  const most = (common.n / Math.sqrt(a.n * b.n)) * ofA.standardError * ofB.standardError;
  if (!ofBoth) return most;
  const shift = common.nEff ? ((ofBoth.value - ofA.value) * (ofBoth.value - ofB.value)) / common.nEff : 0;
  return Math.min(most, ((common.n * common.n) / (a.n * b.n)) * (ofBoth.standardError ** 2 + shift));
}

/**
 * How far a part of a wave's people lies from all of them, or from a larger part that holds it: `whole` → `part`. A figure of
 * the whole without an interval is known, as a share is to which the interviews are weighted.
 */
export function testAgainstWhole(part: ConsumerFigure, whole: ConsumerFigure): Change | null {
  if (whole.value !== null && whole.low === null)
    return testDifference({ value: whole.value, standardError: 0 }, toEstimate(part));
  return testDifference(toEstimate(whole), toEstimate(part), covarianceInCommon(part, whole, part));
}

/**
 * How far each of several independent figures lies from their unweighted mean m: with k known,
 * Var(x_i − m) = (1 − 1/k)²·SE_i² + Σ_{j≠i} SE_j²/k². Null for those not shown, and for all where fewer than two are known.
 */
export function testAgainstMean(estimates: readonly (Estimate | null)[]): (Change | null)[] {
  const known = estimates.filter((each) => each !== null);
  if (known.length < 2) return estimates.map(() => null);
  const mean = known.reduce((sum, { value }) => sum + value, 0) / known.length;
  const all = known.reduce((sum, { standardError }) => sum + standardError ** 2, 0) / known.length ** 2;
  return estimates.map((each) => {
    if (!each) return null;
    // Var(m) + SE_i²·(1 − 2/k), written as a difference from a mean that shares x_i.
    return testDifference({ value: mean, standardError: Math.sqrt(all) }, each, each.standardError ** 2 / known.length);
  });
}

/** The differences shown together, tested together: Benjamini–Hochberg at 5%, in the order given. */
export function judgeTogether(changes: readonly (Change | null)[]): (JudgedChange | null)[] {
  const found = isDiscovery(changes.flatMap((change) => (change ? [change.p] : [])));
  let index = 0;
  return changes.map((change) => {
    if (!change) return null;
    const isClear = found[index] ?? false;
    index += 1;
    return { ...change, isClear };
  });
}
