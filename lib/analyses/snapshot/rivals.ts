import type { Named } from "@/lib/catalogue/names/named";
import { toChange } from "@/lib/statistics/change";
import { isDiscovery } from "@/lib/statistics/multiple-testing";

/** Expected share of false results among those called clear. */
export const FALSE_DISCOVERIES = 0.05;

interface Scored extends Named {
  score: number;
  error: number;
}

/** A brand compared with the others in its industry, every pair tested, adjusted together. */
export interface Rivals {
  of: number;
  /** Others with a clearly lower score, and with a clearly higher one. */
  ahead: number;
  behind: number;
  /** Others that are tied with it, best first. */
  tied: Named[];
}

/** Null without another brand to compare with. */
export function compareRivals(own: Scored, others: readonly Scored[]): Rivals | null {
  const compared = others.filter(({ slug }) => slug !== own.slug).toSorted((a, b) => b.score - a.score);
  if (compared.length === 0) return null;
  const changes = compared.map((other) =>
    toChange({ value: other.score, standardError: other.error }, { value: own.score, standardError: own.error }),
  );
  const real = isDiscovery(
    changes.map(({ p }) => p),
    FALSE_DISCOVERIES,
  );
  const isAhead = (index: number) => (changes[index]?.difference ?? 0) > 0;
  return {
    of: compared.length,
    ahead: compared.filter((_, index) => real[index] && isAhead(index)).length,
    behind: compared.filter((_, index) => real[index] && !isAhead(index)).length,
    tied: compared.filter((_, index) => !real[index]).map(({ slug, name }) => ({ slug, name })),
  };
}
