import { MarginFigure } from "@/components/charts/margin-figure";
import { formatNumber, formatOrdinal } from "@/lib/platform/words/format";
import { shortName } from "@/lib/platform/words/shorten";
import type { TrajectoryView } from "@/lib/analyses/trajectory/view";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { possessive } from "@/lib/platform/words/sentences";

/** In how many of a hundred futures the brand ends among the market's first ten. */
export function TopTenMargin({ view }: { view: TrajectoryView }) {
  const { topTen, today, wave, focus, market } = view;
  const last = topTen.at(-1);
  if (!last) return null;
  const positionText =
    today?.overall == null
      ? ""
      : ` It is ${formatOrdinal(today.overall)}${wave ? ` of ${formatNumber(wave.brandCount)}` : ""} today.`;
  return (
    <MarginFigure value={Math.round(100 * last.chance)} of={100}>
      <span className="wrap-anywhere">
        simulated futures have {shortName(focus.name)} in {possessive(inSentence(market.name))} top 10 in {last.year}.
        {positionText}
      </span>
    </MarginFigure>
  );
}
