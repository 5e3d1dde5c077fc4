import type { PopulationReading } from "@/lib/analyses/consumers/dataset";
import { findAsked } from "@/lib/analyses/consumers/behaviour-groups/known-figure";
import type { Item } from "@/lib/analyses/consumers/questionnaire/questionnaire";

/** How distinct the classes are, and how certain the assignment to them is. */
export interface Assignment {
  /** Bayesian information criterion by number of classes, rising; lower is better. */
  fits: { classes: number; bic: number }[];
  /** The number of classes with the lowest; null without fits. */
  best: number | null;
  /** Mean probability of the group a person was assigned to, 0 to 1. */
  certainties: { group: string; name: string; value: number }[];
}

/** A wave's statistics on assignment, from its reading of `typing`; null if it has none. */
export function toAssignment(reading: PopulationReading | null, groups: readonly Item[]): Assignment | null {
  if (!reading) return null;
  const fits = reading.figures
    .flatMap(({ item, value }) => {
      const classes = /^classes\/(\d+)$/.exec(item)?.[1];
      return classes === undefined || value === null ? [] : [{ classes: Number(classes), bic: value }];
    })
    .toSorted((a, b) => a.classes - b.classes);
  const certainties = groups.flatMap(({ key, text }) => {
    const value = findAsked(reading, `certainty/${key}`)?.value ?? null;
    return value === null ? [] : [{ group: key, name: text, value }];
  });
  if (fits.length === 0 && certainties.length === 0) return null;
  const best = fits.reduce<Assignment["fits"][number] | null>(
    (least, fit) => (least === null || fit.bic < least.bic ? fit : least),
    null,
  );
  return { fits, best: best?.classes ?? null, certainties };
}
