import { AnswerBar } from "@/components/hub/answer-bar";
import { FigureFrame } from "@/components/hub/figure-frame";
import { formatNumber } from "@/lib/figures/format";
import { workOutScore } from "@/lib/posts/worked-score";

/** Answers 1 to 5 and don't know, in per cent of all asked. */
const ENVIRONMENT = [6.1, 13.2, 24.8, 28.9, 12.3, 14.7] as const;
const SOCIAL = [5.4, 12, 23.6, 25.1, 11.7, 22.2] as const;
const INPUTS = { environment: 0.412, social: 0.368, both: 0.271, asked: 1013, designEffect: 1.21 };

/** From two shares to a score and its interval, step by step. */
export function WorkedScoreFigure() {
  const { score, effective, standardError, low, high } = workOutScore(INPUTS);
  const steps = [
    { what: "Count the answers 4 and 5", how: "environment 41.2%, social 36.8%", result: null },
    { what: "Add the two shares", how: "100 × (0.412 + 0.368)", result: formatNumber(score, 1) },
    { what: "Correct for weighting", how: "1,013 people ÷ 1.21, the design effect", result: formatNumber(effective) },
    {
      what: "Find the standard error",
      how: "100 × √((0.242 + 0.233 + 2 × 0.119) ÷ 837)",
      result: formatNumber(standardError, 2),
    },
    {
      what: "Draw the 95% interval",
      how: `${formatNumber(score, 1)} ± 1.96 × ${formatNumber(standardError, 2)}`,
      result: `${formatNumber(low, 1)} to ${formatNumber(high, 1)}`,
    },
  ];
  const at = (points: number) => `${points / 2}%`;

  return (
    <FigureFrame
      id="figure-worked-score"
      title="From two shares to a score, in five steps"
      subtitle="One made-up brand. Share of all 1,013 people asked, weighted; 27.1% give a 4 or a 5 on both questions."
      source="Step 4 adds p(1 − p) of each share and twice their covariance, 0.271 − 0.412 × 0.368 = 0.119, since both answers come from the same people. The brand stands in no ranking."
    >
      <div className="grid gap-8 md:grid-cols-2">
        <AnswerBar title="Environmental work" shares={ENVIRONMENT} />
        <AnswerBar title="Social responsibility" shares={SOCIAL} />
      </div>
      <ol className="mt-8 border-t border-ink">
        {steps.map(({ what, how, result }, index) => (
          <li
            key={what}
            className="grid grid-cols-[24px_minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-rule py-3 md:grid-cols-[32px_230px_minmax(0,1fr)_auto]"
          >
            <span className="text-s-1 font-semibold text-spruce">{index + 1}</span>
            <span className="text-[15px] leading-5 font-semibold">{what}</span>
            <span className="text-[15px] leading-5 text-ink-2 max-md:col-start-2 max-md:row-start-2">{how}</span>
            {result && <span className="text-right text-s1 leading-6 font-semibold md:text-s2">{result}</span>}
          </li>
        ))}
      </ol>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-8 pt-6 max-md:gap-x-5">
        <span className="text-s6 leading-none font-semibold tracking-[-0.03em] text-spruce max-md:text-s5">
          {formatNumber(score, 1)}
        </span>
        <div aria-hidden="true">
          <div className="relative h-8 border-b border-ink">
            <i
              className="absolute bottom-1.5 h-3 rounded-full bg-band-edge"
              style={{ left: at(low), width: `${(high - low) / 2}%` }}
            />
            <i className="absolute bottom-1 -ml-px h-4 w-0.5 bg-spruce-strong" style={{ left: at(score) }} />
          </div>
          <div className="relative mt-1 h-4 text-s-2 leading-4 text-ink-2">
            {[0, 50, 100, 150, 200].map((tick) => (
              <span key={tick} className="absolute -translate-x-1/2 first:translate-x-0 last:-translate-x-full" style={{ left: at(tick) }}>
                {tick}
              </span>
            ))}
          </div>
        </div>
      </div>
    </FigureFrame>
  );
}
