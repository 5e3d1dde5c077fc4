import type { Estimate } from "@/lib/statistics/change";
import { halfWidth } from "@/lib/statistics/interval";
import { isDiscovery } from "@/lib/statistics/multiple-testing";
import { shrink } from "@/lib/statistics/shrinkage";
import { toP } from "./beyond-market";

/** The mean momentum of an industry's brands in points, and its 95% interval. */
export interface MeanMomentum {
  points: number;
  low: number;
  high: number;
  p: number;
  /** Beyond chance, among all industries tested together. */
  clear: boolean;
}

/**
 * Mean momentum of groups of a market's brands, in the order of the groups. `groups` hold each brand's change since the
 * wave before, as published: momentum is that change less the market's mean change, drawn towards the group's mean.
 *
 * The mean of drawn estimates is a weighted mean of the changes: θ̂ᵢ = wᵢ·Δᵢ + (1 − wᵢ)·Σⱼ uⱼΔⱼ gives mean θ̂ = Σⱼ cⱼΔⱼ with
 * cⱼ = (wⱼ + uⱼ·Σᵢ(1 − wᵢ))/k, where uⱼ ∝ 1/(τ² + SEⱼ²) and Σc = 1. The market's mean change holds every brand, so the
 * variance of the difference is Σⱼ (cⱼ − 1/N)²·SEⱼ² over the group's brands and Σⱼ SEⱼ²/N² over the others: what other
 * samples of people would change, with τ² taken as found.
 *
 * Source: own algebra on `shrink`; checked by simulation.
 */
export function toMeanMomenta(groups: readonly (readonly Estimate[])[]): MeanMomentum[] {
  const all = groups.flat();
  const count = all.length;
  const market = all.reduce((sum, { value }) => sum + value, 0) / count;
  const ofAll = all.reduce((sum, { standardError }) => sum + standardError ** 2, 0);
  const means = groups.map((group) => {
    const drawn = shrink(group.map(({ value, standardError }) => ({ value: value - market, standardError })));
    const pull = group.map(({ standardError }) => 1 / (drawn.spread + standardError ** 2));
    const pulls = pull.reduce((sum, each) => sum + each, 0);
    const loose = drawn.estimates.reduce((sum, { weight }) => sum + 1 - weight, 0);
    const coefficients = drawn.estimates.map(
      ({ weight }, index) => (weight + (loose === 0 ? 0 : (loose * (pull[index] ?? 0)) / pulls)) / group.length,
    );
    const own = group.map(({ standardError }) => standardError ** 2);
    const others = (ofAll - own.reduce((sum, each) => sum + each, 0)) / count ** 2;
    const variance = own.reduce(
      (sum, each, index) => sum + ((coefficients[index] ?? 0) - 1 / count) ** 2 * each,
      Math.max(0, others),
    );
    const points = drawn.estimates.reduce((sum, { value }) => sum + value, 0) / group.length;
    const error = Math.sqrt(variance);
    return { points, low: points - halfWidth(error), high: points + halfWidth(error), p: toP(points, error) };
  });
  const clear = isDiscovery(means.map(({ p }) => p));
  return means.map((each, index) => ({ ...each, clear: clear[index] ?? false }));
}
