import type { Figures } from "@/components/hub/prose";
import { CoverageFigure } from "./coverage-figure";
import { DifferenceFigure, MarginFigure } from "./margin-figures";

/** Figures of the method pages. */
export const METHOD_FIGURES: Figures = {
  margins: <MarginFigure />,
  differences: <DifferenceFigure />,
  "coverage-scores": <CoverageFigure page="scores" />,
  "coverage-rank-ranges": <CoverageFigure page="rank-ranges" />,
  "coverage-changes": <CoverageFigure page="changes" />,
  "coverage-forecasts": <CoverageFigure page="forecasts" />,
  "coverage-risk-alerts": <CoverageFigure page="risk-alerts" />,
  "coverage-consumer-groups": <CoverageFigure page="consumer-groups" />,
};
