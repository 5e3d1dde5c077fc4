import { halfWidth } from "@/lib/statistics/interval";

/** An estimate's error and the number of interviews. */
interface Sampled {
  error: number;
  n: number;
}

/**
 * Interviews that each of two brands would need for a difference of `gap` points to be told from chance, the two
 * compared alone: the least n at which 1.96 · √(v₁/n + v₂/n) ≤ gap, where v = n·SE² is what one interview brings, its
 * weight included, and stays as it is. Null where no sample is large enough: a gap of zero.
 *
 * Source: own algebra: the two-sample z test solved for n.
 */
export function sampleToProve(gap: number, a: Sampled, b: Sampled): number | null {
  if (!(Math.abs(gap) > 0)) return null;
  const perInterview = a.error ** 2 * a.n + b.error ** 2 * b.n;
  return Math.max(1, Math.ceil((halfWidth(1) / gap) ** 2 * perInterview));
}

/** The smallest difference that samples of this size can tell from chance, compared alone at 95%. */
export function smallestTestable(a: Pick<Sampled, "error">, b: Pick<Sampled, "error">): number {
  return halfWidth(Math.hypot(a.error, b.error));
}
