import { type SeriesMark, toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { FACTOR_ITEMS } from "@/lib/study/questionnaire";

/** Colour and shape of a factor, by its position in the questionnaire: the same in every figure, year and market. */
export function toFactorMark(key: string): SeriesMark {
  return toSeriesMark(
    Math.max(
      0,
      FACTOR_ITEMS.findIndex((item) => item.key === key),
    ),
  );
}
