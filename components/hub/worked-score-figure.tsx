import { LateAnswerBar } from "@/components/hub/late-answer-bar";
import { FigureFrame } from "@/components/layout/figure-frame";
import { LedgerRows } from "@/components/hub/ledger-rows";
import { ScoreLine } from "@/components/hub/score-line";
import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import { fillText } from "@/lib/catalogue/shown-study/study-words";
import { EXAMPLE, EXAMPLE_CONTEXT, EXAMPLE_TEXTS } from "@/lib/rankings/scores/example";
import { toLedger } from "@/lib/rankings/scores/ledger";
import { readScoreTexts } from "@/lib/rankings/scores/score-texts";

/** From two shares to a score and its interval, step by step. */
export function WorkedScoreFigure({ study }: { study: ShownStudy }) {
  const reading = readScoreTexts(EXAMPLE_TEXTS);
  if (reading.status === "invalid") throw new Error("The example has no score");
  const { rows, rebuilt } = toLedger(reading.inputs, EXAMPLE_CONTEXT);
  return (
    <FigureFrame
      id="figure-worked-score"
      title="From two shares to a score, in five steps"
      subtitle={fillText(
        "One invented brand. Share of all 1,013 people asked, weighted; 27.1% give {{scale.each}} on both questions.",
        study,
      )}
      source="Step 4 adds p(1 − p) of each share and twice their covariance, 0.271 − 0.412 × 0.368 = 0.119, since both answers come from the same people. The brand is invented."
    >
      <div className="grid gap-8 md:grid-cols-2">
        <LateAnswerBar title="{{First.work}}" question="environment" counted={reading.inputs.environment} />
        <LateAnswerBar title="{{Second.work}}" question="social" counted={reading.inputs.social} />
      </div>
      <LedgerRows rows={rows.slice(0, 5)} say={(text) => fillText(text, study)} />
      <ScoreLine label={EXAMPLE.brand} rebuilt={rebuilt} marketMean={null} />
    </FigureFrame>
  );
}
