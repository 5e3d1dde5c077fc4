import type { ChartPicture } from "@/lib/charts/document";
import type { Questionnaire } from "@/lib/analyses/consumers/questionnaire/questionnaire";

/** Whether a factor is one of the two that make up the score of brands. */
export const isHalf = ({ dimensions }: Pick<Questionnaire, "dimensions">, key: string): boolean =>
  dimensions.includes(key);

/** Whether a picture has rows that are halves of the score. */
export const hasHalves = (picture: ChartPicture): boolean =>
  picture.kind === "intervals" && picture.rows.some((row) => row.isHalf);

/** What the green of factors means, below the title of a figure that has some. */
export const HALVES_SAID = "Green: the two halves of the score.";
