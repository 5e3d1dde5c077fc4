import { RankRangeFigure } from "@/components/hub/rank-range-figure";
import { StillMarketFigure } from "@/components/hub/still-market-figure";
import { WorkedScoreFigure } from "@/components/hub/worked-score-figure";

const FIGURES: Readonly<Record<string, () => React.ReactNode>> = {
  "rank-range": RankRangeFigure,
  "still-market": StillMarketFigure,
  "worked-score": WorkedScoreFigure,
};

/** The figure that `[figure:name]` stands for in the prose. An unknown name is a mistake in `content/`. */
export function ExplanatoryFigure({ name }: { name: string }) {
  const Drawing = FIGURES[name];
  if (!Drawing) throw new Error(`There is no figure "${name}"`);
  return <Drawing />;
}
