import { PICKED, QUIET } from "@/components/charts/quiet-mark";
import { isHalf } from "@/lib/analyses/consumers/questionnaire/halves";
import type { Questionnaire } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import type { SeriesMark } from "@/lib/charts/drawing/series-mark";

/** Spruce for the two halves of the score, grey for all other factors. */
export const toFactorMark = (asked: Pick<Questionnaire, "dimensions">, key: string): SeriesMark =>
  isHalf(asked, key) ? PICKED : QUIET;
