import { Figure } from "@/components/charts/figure";
import type { ScoreCell } from "@/lib/rankings/ranking-row";

/** Two-sided 95 % of the normal distribution. */
const Z95 = 1.959964;

/** A score from 0 to 200 with half the width of its 95 % interval. */
export function ScoreFigure({ score }: { score: Exclude<ScoreCell, { status: "locked" }> }) {
  if (score.status === "unpublished") return <span className="text-s-1 text-ink-3">–</span>;
  return (
    <span className="block leading-[1.15]">
      <b className="block text-s2 font-semibold tracking-[-0.02em]">
        <Figure value={score.value} digits={1} />
      </b>
      <span className="text-s-2 text-ink-2">± <Figure value={Z95 * score.standardError} digits={1} /></span>
    </span>
  );
}
