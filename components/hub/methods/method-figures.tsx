import type { Figures } from "@/components/hub/prose";
import { DifferenceFigure, MarginFigure } from "./margin-figures";

/** Figures of the methods' pages. */
export const METHOD_FIGURES: Figures = {
  margins: <MarginFigure />,
  differences: <DifferenceFigure />,
};
