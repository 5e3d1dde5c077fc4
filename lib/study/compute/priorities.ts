import { bestMinusWorst } from "@/lib/statistics/best-worst";
import type { ItemFigure } from "@/lib/study/compute/populations";
import type { Tally } from "@/lib/study/compute/sum-consumers";
import { PRIORITY_ITEMS, PRIORITY_SHOWN } from "@/lib/study/questionnaire";

/** Importance of each priority, from −1 to 1: times chosen as most important less times chosen as least, over times shown. */
export function priorityScores(people: readonly Tally[]): ItemFigure[] {
  const byItem = Map.groupBy(people, ({ question }) => question);
  return PRIORITY_ITEMS.flatMap(({ key: item }) => {
    const own = byItem.get(item) ?? [];
    if (own.length === 0) return [];
    return [
      {
        item,
        ...bestMinusWorst(
          own.map(({ value, ...weights }) => ({ ...weights, difference: value })),
          PRIORITY_SHOWN,
        ),
      },
    ];
  });
}
