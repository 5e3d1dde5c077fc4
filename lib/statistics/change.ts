import { normalInterval, type Interval } from "@/lib/statistics/interval";
import { normalCdf } from "@/lib/statistics/normal";

export type Estimate = { value: number; standardError: number };

/** The change between two independent estimates. */
export type Change = Interval & {
  difference: number;
  standardError: number;
  z: number;
  /** Two-sided: how often chance alone would bring a change as large. */
  p: number;
};

/**
 * How far `later` lies from `earlier`, with z = Δ/√(SE₁²+SE₂²), its two-sided p-value and its interval. Two
 * estimates without error differ for certain or not at all.
 */
export function toChange(earlier: Estimate, later: Estimate, level = 0.95): Change {
  const difference = later.value - earlier.value;
  const standardError = Math.hypot(earlier.standardError, later.standardError);
  const z = difference === 0 ? 0 : difference / standardError;
  return {
    difference,
    standardError,
    z,
    p: Math.min(1, 2 * normalCdf(-Math.abs(z))),
    ...normalInterval(difference, standardError, level),
  };
}
