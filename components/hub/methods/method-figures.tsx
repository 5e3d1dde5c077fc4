import type { Figures } from "@/components/hub/prose";
import { DifferenceFigure, MarginFigure } from "./margin-figures";

/** Figures of the method pages. */
export const METHOD_FIGURES: Figures = {
  margins: <MarginFigure />,
  differences: <DifferenceFigure />,
};
