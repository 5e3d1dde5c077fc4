import { bestMinusWorst } from "@/lib/statistics/best-worst";
import type { ItemFigure } from "@/lib/study/compute/populations";
import type { Tally } from "@/lib/study/compute/sum-consumers";
import { isYes, sharesOf } from "@/lib/study/compute/shares";
import type { Asked } from "@/lib/study/asked";

/**
 * Importance of each priority. In sets, from −1 to 1: times chosen as most important minus times chosen as least,
 * divided by times shown. In a list, the share who chose it, from 0 to 1.
 */
export function priorityScores(
  people: readonly Tally[],
  { items, design }: NonNullable<Asked["priorities"]>,
): ItemFigure[] {
  if (design.kind === "mentions") {
    return sharesOf(
      people,
      items.map((item) => ({ item, question: `priorities/${item}`, counts: isYes })),
    );
  }
  const byItem = Map.groupBy(people, ({ question }) => question);
  return items.flatMap((item) => {
    const own = byItem.get(item) ?? [];
    if (own.length === 0) return [];
    return [
      {
        item,
        ...bestMinusWorst(
          own.map(({ value, ...weights }) => ({ ...weights, difference: value })),
          design.shown,
        ),
      },
    ];
  });
}
