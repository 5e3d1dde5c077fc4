import { shareOfMentions } from "@/lib/statistics/best-worst";
import type { WeightSums } from "@/lib/statistics/design-effect";
import { axesOf, type Cell, type ItemFigure, type Labels, type PopulationIds } from "@/lib/study/compute/populations";
import { addUp } from "@/lib/study/compute/shares";

/**
 * Share of these sexes and of each age group in a population; not for the sex or age by which it was selected. For
 * everyone these shares are the weighting targets: they have no sampling error and no interval.
 */
export function profileOf(
  people: readonly (Cell & WeightSums)[],
  population: PopulationIds,
  labels: Labels,
  shown: readonly string[],
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
  const sexes = sexId === null ? shown.filter((sex) => labels.sexes.includes(sex)) : [];
  return [
    ...sexes.map((sex) => share(sex, (cell) => labels.sexes[cell.sexId] === sex)),
    ...(ageId === null ? labels.ageGroups.map((name, id) => share(name, (cell) => cell.ageId === id)) : []),
  ];
}
