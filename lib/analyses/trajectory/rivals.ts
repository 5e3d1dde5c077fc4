import type { PassingOdds } from "@/lib/analyses/predictions/dataset";
import type { Pairing } from "@/lib/analyses/single-country/pairwise";
import { chanceToPass } from "@/lib/analyses/trajectory/chance";
import type { Strand } from "@/lib/analyses/trajectory/strand";

/** Another brand compared with the one in focus. */
export interface Rival {
  strand: Strand;
  /** Points above the focus in the latest wave, and whether that is clear; null without scores. */
  today: { difference: number; clear: boolean } | null;
  /** By year: the probability (0 to 1) that the focus is ahead; null if unknown. */
  chances: { year: number; chance: number | null }[];
}

/** The probability that the brand in focus scores above each of the others, in every forecast year from `origin`, studies being `step` years apart. */
export function toRivals(
  focus: Strand,
  others: readonly Strand[],
  odds: readonly PassingOdds[],
  pairs: readonly Pairing[],
  { origin, step }: { origin: number; step: number },
): Rival[] {
  const years = focus.foreseen.status === "ready" ? focus.foreseen.years : [];
  return others.map((strand) => {
    const pair = pairs.find(({ other }) => other.brand.slug === strand.slug);
    return {
      strand,
      today: pair ? { difference: pair.difference, clear: pair.clear } : null,
      chances: years.map(({ year, value }) => {
        const theirs =
          strand.foreseen.status === "ready" ? strand.foreseen.years.find((each) => each.year === year) : undefined;
        const quantiles = odds.find(({ horizon }) => horizon * step === year - origin)?.quantiles ?? [];
        return { year, chance: theirs ? chanceToPass(value - theirs.value, quantiles) : null };
      }),
    };
  });
}
