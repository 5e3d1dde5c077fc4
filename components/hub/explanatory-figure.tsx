import Link from "next/link";
import { BeforeAfterFigure } from "@/components/hub/figures/before-after-figure";
import {
  ClaimBuilderFigure,
  RankNoiseFigure,
  RecoveryCurveFigure,
  SampleSizeFigure,
} from "@/components/hub/figures/teaching-figures";
import { RankRangeFigure } from "@/components/hub/rank-range-figure";
import { StillMarketFigure } from "@/components/hub/still-market-figure";
import { WorkedScoreFigure } from "@/components/hub/worked-score-figure";
import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";

const FIGURES: Readonly<Record<string, (props: { study: ShownStudy }) => React.ReactNode>> = {
  "before-after": BeforeAfterFigure,
  "claim-builder": ClaimBuilderFigure,
  "open-markets": InTheGuide,
  "rank-noise": RankNoiseFigure,
  "rank-range": RankRangeFigure,
  "recovery-curve": RecoveryCurveFigure,
  "sample-size": SampleSizeFigure,
  "still-market": StillMarketFigure,
  "top-ten-ties": InTheGuide,
  "worked-score": WorkedScoreFigure,
};

/** Drawn from published data, which only the guide's page loads. */
function InTheGuide() {
  return (
    <p className="border-y border-rule py-3 font-ui text-s-1 leading-5 text-ink-2">
      For numbers on the published markets, see the guide{" "}
      <Link href="/sustainability-branding-hub/understanding-landscape" className="underline underline-offset-4">
        Understanding the landscape
      </Link>
      .
    </p>
  );
}

/** The figure for `[figure:name]` in prose. An unknown name is an error in `content/`. */
export function ExplanatoryFigure({ name, study }: { name: string; study: ShownStudy }) {
  const Drawing = FIGURES[name];
  if (!Drawing) throw new Error(`No figure is called "${name}".`);
  return <Drawing study={study} />;
}
