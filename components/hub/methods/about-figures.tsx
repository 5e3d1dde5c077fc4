import type { Figures } from "@/components/hub/prose";
import { ExampleFigure } from "./example-figure";
import { RuleHistory } from "./rule-history";
import { StillMarketBeside } from "./still-market-beside";

/** Figures of the page about the study. */
export const ABOUT_FIGURES: Figures = {
  recompute: <ExampleFigure />,
  "scoring-rules": <RuleHistory />,
  "still-market-beside": <StillMarketBeside />,
};
