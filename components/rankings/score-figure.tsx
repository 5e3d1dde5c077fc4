import { LockedShape } from "@/components/access/locked-slot";
import { Figure } from "@/components/charts/figure";
import type { ScoreCell } from "@/lib/rankings/ranking-row";
import { formatNumber, formatRange, DECIMALS } from "@/lib/platform/words/format";
import { scoreInterval } from "@/lib/statistics/score";

/** A score from 0 to 200 with its 95 % interval; hatched where too few people were asked. */
export function ScoreFigure({ score }: { score: Exclude<ScoreCell, { status: "locked" }> }) {
  if (score.status === "unpublished") return <span className="text-s-1 text-ink-3">–</span>;
  if (score.status === "suppressed") {
    return (
      <span className="block leading-close">
        <LockedShape className="mb-1 ml-auto h-4 w-14 rounded-sm" />
        <span className="sr-only">Not shown: </span>
        <span className="text-s-2 text-ink-2">n = {formatNumber(score.n)}</span>
      </span>
    );
  }
  // In a column of scores, all intervals are written alike.
  const { low, high } = scoreInterval(score.value, score.standardError);
  return (
    <span className="block leading-close">
      <b className="block text-s2 font-semibold tracking-figure">
        <Figure value={score.value} digits={DECIMALS.score} />
      </b>
      <span className="text-s-2 whitespace-nowrap text-ink-2">{formatRange(low, high, DECIMALS.score)}</span>
    </span>
  );
}
