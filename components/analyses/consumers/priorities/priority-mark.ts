import { type SeriesMark, toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { PRIORITY_ITEMS } from "@/lib/study/questionnaire";

/** Colour and shape of a priority, by its position in the questionnaire: the same in every figure, year and market. */
export function toPriorityMark(key: string): SeriesMark {
  return toSeriesMark(
    Math.max(
      0,
      PRIORITY_ITEMS.findIndex((item) => item.key === key),
    ),
  );
}
