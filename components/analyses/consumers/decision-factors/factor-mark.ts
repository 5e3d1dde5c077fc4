import { PICKED, QUIET } from "@/components/charts/quiet-mark";
import type { Questionnaire } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import type { SeriesMark } from "@/lib/charts/drawing/series-mark";

/** Whether a factor is one of the two that make up the score of brands. */
export const isHalf = ({ dimensions }: Pick<Questionnaire, "dimensions">, key: string): boolean =>
  dimensions.includes(key);

/** Spruce for the two halves of the score, grey for all other factors. */
export const toFactorMark = (asked: Pick<Questionnaire, "dimensions">, key: string): SeriesMark =>
  isHalf(asked, key) ? PICKED : QUIET;
