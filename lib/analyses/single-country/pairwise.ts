import type { Standing } from "@/lib/analyses/single-country/subject";
import { toChange, type Estimate } from "@/lib/statistics/change";
import { isDiscovery } from "@/lib/statistics/multiple-testing";

/** Another brand compared with the focus. */
export interface Pairing {
  other: Standing;
  /** Points by which the other is above; negative: below. */
  difference: number;
  error: number;
  /** A clear difference, tested among all brands of the industry against the focus. */
  clear: boolean;
}

function toEstimate({ at }: Pick<Standing, "at">): Estimate | null {
  return at.score === null || at.error === null ? null : { value: at.score, standardError: at.error };
}

/**
 * Every other scored brand against the one in focus: z = Δ/√(SE₁²+SE₂²), Benjamini–Hochberg over them all at 5%. In the
 * order given; empty where the one in focus has no score.
 */
export function pairWithFocus(standings: readonly Standing[], focus: Standing): Pairing[] {
  const own = toEstimate(focus);
  if (!own) return [];
  const pairs = standings.flatMap((other) => {
    const theirs = other.brand.slug === focus.brand.slug ? null : toEstimate(other);
    return theirs ? [{ other, ...toChange(own, theirs) }] : [];
  });
  const clear = isDiscovery(pairs.map(({ p }) => p));
  return pairs.map(({ other, difference, standardError }, index) => ({
    other,
    difference,
    error: standardError,
    clear: clear[index] ?? false,
  }));
}
