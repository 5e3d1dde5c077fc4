import { ClaimBuilderDrawing } from "@/components/hub/figures/claim-builder-drawing";
import { LiveFigure } from "@/components/hub/figures/live-figure";
import { RankNoiseDrawing } from "@/components/hub/figures/rank-noise-drawing";
import { RecoveryCurveDrawing } from "@/components/hub/figures/recovery-curve-drawing";
import { SampleSizeDrawing } from "@/components/hub/figures/sample-size-drawing";
import { FigureFrame } from "@/components/layout/figure-frame";
import { formatRange } from "@/lib/platform/words/format";
import { FIRST_RUNS } from "@/lib/hub/posts/rank-noise";

/** People asked, and the precision of a share. */
export function SampleSizeFigure() {
  return (
    <FigureFrame
      id="figure-sample-size"
      title="How sure a share is, by the number of people asked"
      subtitle="95% interval of a share in a simple random sample, by Wilson’s method. Move the share and the number of people; the axis shows all of 0% to 100%."
      source="Computed in this page from the two numbers alone; no survey is behind it. Weighted answers count as their effective number."
      label={null}
    >
      <LiveFigure name="sample-size">
        <SampleSizeDrawing />
      </LiveFigure>
    </FigureFrame>
  );
}

/** One unchanging brand, measured with other people each time. */
export function RankNoiseFigure() {
  return (
    <FigureFrame
      id="figure-rank-noise"
      title="A brand that has not changed, and where it ranks"
      subtitle={`Measured rank of one brand among 400 whose true scores never change; its true position is 200. 1,000 people are asked about each brand every time. ${FIRST_RUNS} measurements are drawn; ask for more. The axis shows ranks ${formatRange(130, 270)}.`}
      source="Simulation: true scores normally distributed around 65 with a standard deviation of 21, standard error about 2.6 points in the middle. It does not describe a ranked market."
    >
      <LiveFigure name="rank-noise">
        <RankNoiseDrawing />
      </LiveFigure>
    </FigureFrame>
  );
}

/** A claim built from checkable parts. */
export function ClaimBuilderFigure() {
  return (
    <FigureFrame
      id="figure-claim-builder"
      kind="Try it"
      label="Example"
      title="Build a claim that can be checked"
      subtitle="Five parts and the sentence they make. Fill in your own; what is still missing is named beside it."
      source="Invented example. What you type stays on this page; we don’t store or send it. The tool checks that the parts are there, not that they are true."
    >
      <LiveFigure name="claim-builder">
        <ClaimBuilderDrawing />
      </LiveFigure>
    </FigureFrame>
  );
}

/** An invented brand before and after an incident. */
export function RecoveryCurveFigure() {
  return (
    <FigureFrame
      id="figure-recovery-curve"
      title="Brand K before and after its incident"
      subtitle={`Score ${formatRange(0, 200)} of an invented brand, with 95% intervals; the axis runs from 45 to 85. The dotted line is the score that the chosen year is compared with.`}
      source="Invented figures, standard error 2.6 points in each year. Each comparison is made on its own at 95%; with many brands or years you need to allow for that."
    >
      <LiveFigure name="recovery-curve">
        <RecoveryCurveDrawing />
      </LiveFigure>
    </FigureFrame>
  );
}
