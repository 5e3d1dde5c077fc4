import { LockedShape } from "@/components/access/locked-slot";
import { Figure } from "@/components/charts/figure";
import type { ScoreCell } from "@/lib/rankings/ranking-row";
import { formatMargin, formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { scoreInterval } from "@/lib/statistics/score";

/** A score from 0 to 200 with its 95 % interval; hatched where too few people were asked. */
export function ScoreFigure({ score }: { score: Exclude<ScoreCell, { status: "locked" }> }) {
  if (score.status === "unpublished") return <span className="text-s-1 text-ink-3">–</span>;
  if (score.status === "suppressed") {
    return (
      <span className="block leading-[1.15]">
        <LockedShape className="mb-1 ml-auto h-4 w-14 rounded-sm" />
        <span className="sr-only">Not shown: </span>
        <span className="text-s-2 text-ink-2">n = {formatNumber(score.n)}</span>
      </span>
    );
  }
  return (
    <span className="block leading-[1.15]">
      <b className="block text-s2 font-semibold tracking-figure">
        <Figure value={score.value} digits={DECIMALS.score} />
      </b>
      <span className="text-s-2 whitespace-nowrap text-ink-2">
        {formatMargin(score.value, scoreInterval(score.value, score.standardError), DECIMALS.score)}
      </span>
    </span>
  );
}
