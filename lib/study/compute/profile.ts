import { shareOfMentions } from "@/lib/statistics/best-worst";
import type { WeightSums } from "@/lib/statistics/design-effect";
import { axesOf, type Cell, type ItemFigure, type Labels, type PopulationIds } from "@/lib/study/compute/populations";
import { addUp } from "@/lib/study/compute/shares";

/** Who is of which sex is told by this label; a study that has another says nothing of women's share. */
const FEMALE = "female";

/**
 * Share of women and of each age group among a population; not of the sex or age by which it was chosen. Among everyone
 * these shares are those the interviews were weighted to: chance has no part in them, and they have no interval.
 */
export function profileOf(
  people: readonly (Cell & WeightSums)[],
  population: PopulationIds,
  labels: Labels,
): ItemFigure[] {
  const { ageId, sexId } = population;
  const isFixed = axesOf(population) === 0;
  const asked = addUp(people);
  const share = (item: string, isOf: (cell: Cell) => boolean) => {
    return {
      item,
      ...shareOfMentions(
        people.reduce((sum, part) => sum + (isOf(part) ? part.sum : 0), 0),
        asked,
      ),
      ...(isFixed ? { low: null, high: null } : {}),
    };
  };
  const female = labels.sexes.indexOf(FEMALE);
  return [
    ...(sexId === null && female >= 0 ? [share(FEMALE, (cell) => cell.sexId === female)] : []),
    ...(ageId === null ? labels.ageGroups.map((name, id) => share(name, (cell) => cell.ageId === id)) : []),
  ];
}
