import type { ChartPicture } from "@/lib/charts/document";
import type { Questionnaire } from "@/lib/analyses/consumers/questionnaire/questionnaire";

/** Whether a factor is one of the two that make up the score of brands. */
export const isHalf = ({ dimensions }: Pick<Questionnaire, "dimensions">, key: string): boolean =>
  dimensions.includes(key);

/** Whether a picture has halves of the score in green. */
export function hasHalves(picture: ChartPicture): boolean {
  if (picture.kind === "intervals") return picture.rows.some(({ item }) => item === "half");
  return picture.kind === "lines" && picture.series.some(({ item }) => item === "half");
}

/** What the green of factors means, below the title of a figure that has some. */
export const HALVES_SAID = "Green: the two halves of the score.";
