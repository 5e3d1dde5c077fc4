import { normalCdf } from "@/lib/statistics/normal";

/**
 * P(X > x) for a chi-square variable: exact for every whole number of degrees of freedom, by the recurrence
 * Q(x | k + 2) = Q(x | k) + (x/2)^(k/2) e^(−x/2) / Γ(k/2 + 1) from k = 1 or 2 (Abramowitz & Stegun 26.4.8).
 */
export function chiSquareTail(x: number, freedom: number): number {
  if (!Number.isInteger(freedom) || freedom < 1)
    throw new RangeError(`degrees of freedom are whole and positive, got ${freedom}`);
  if (!(x > 0)) return 1;
  const half = x / 2;
  const isOdd = freedom % 2 === 1;
  let tail = isOdd ? 2 * normalCdf(-Math.sqrt(x)) : Math.exp(-half);
  // The first summand; each next one is the last times (x/2) / (k/2).
  let term = isOdd ? Math.exp(-half) * Math.sqrt(half / Math.PI) * 2 : Math.exp(-half) * half;
  for (let known = isOdd ? 1 : 2; known < freedom; known += 2) {
    tail += term;
    term *= half / (known / 2 + 1);
  }
  return Math.min(1, tail);
}
