import type { Estimate } from "@/lib/statistics/change";
import { halfWidth } from "@/lib/statistics/interval";
import { isDiscovery } from "@/lib/statistics/multiple-testing";
import { normalCdf } from "@/lib/statistics/normal";

/** How far an estimate lies beyond the mean of all of them, in their units. */
export interface BeyondMarket {
  points: number;
  error: number;
  low: number;
  high: number;
  /** Two-sided. */
  p: number;
  /** Beyond chance, among all of them tested together (Benjamini–Hochberg, 5%). */
  clear: boolean;
}

/**
 * What each of N independent estimates exceeds their unweighted mean by, tested. In the order given; one alone has nothing
 * to be held against and lies at zero, with no error.
 *
 * The mean holds the estimate itself, so with variances v the difference xᵢ − x̄ = (1 − 1/N)·xᵢ − Σⱼ≠ᵢ xⱼ/N has the variance
 * (1 − 1/N)²·vᵢ + Σⱼ≠ᵢ vⱼ/N² = vᵢ·(1 − 2/N) + Σⱼ vⱼ/N².
 *
 * Source: own algebra; checked by simulation.
 */
export function toBeyondMarket(estimates: readonly Estimate[]): BeyondMarket[] {
  const count = estimates.length;
  const mean = estimates.reduce((sum, { value }) => sum + value, 0) / count;
  const shared = estimates.reduce((sum, { standardError }) => sum + standardError ** 2, 0) / count ** 2;
  const differences = estimates.map(({ value, standardError }) => {
    const points = count === 1 ? 0 : value - mean;
    const error = Math.sqrt(Math.max(0, standardError ** 2 * (1 - 2 / count) + shared));
    const half = halfWidth(error);
    return { points, error, low: points - half, high: points + half, p: toP(points, error) };
  });
  const clear = isDiscovery(differences.map(({ p }) => p));
  return differences.map((each, index) => ({ ...each, clear: clear[index] ?? false }));
}

/** Two-sided p of a difference. Without an error it is certain, or zero. */
export function toP(points: number, error: number): number {
  if (points === 0) return 1;
  return Math.min(1, 2 * normalCdf(-Math.abs(points / error)));
}
