import { bestMinusWorst } from "@/lib/statistics/best-worst";
import { type Labels, toItemFigures } from "@/lib/study/compute/consumer-figures";
import type { Tally } from "@/lib/study/compute/sum-consumers";
import { PRIORITY_SHOWN } from "@/lib/study/questionnaire";
import type { ConsumerFigure } from "@/lib/study/study";

/** Importance of each priority, from −1 to 1: times chosen as most important less times chosen as least, over times shown. */
export function priorityFigures(tallies: readonly Tally[], labels: Labels): ConsumerFigure[] {
  return toItemFigures("priorities", tallies, labels, (people) =>
    bestMinusWorst(people.map(({ value, ...weights }) => ({ ...weights, difference: value })), PRIORITY_SHOWN),
  );
}
