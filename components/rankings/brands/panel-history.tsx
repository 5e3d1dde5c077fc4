import Link from "next/link";
import { TrendChart } from "@/components/charts/trend-chart";
import type { BrandPanel, PanelAnalytics } from "@/lib/rankings/brand-panel";
import { formatNumber, formatSigned } from "@/lib/platform/words/format";
import { numberOf } from "@/lib/platform/words/sentences";
import type { YearWindow } from "@/lib/rankings/year-window";
import { PanelSection } from "./panel-section";

type Change = NonNullable<PanelAnalytics["change"]>;

/** The change in position since the previous study, and whether it is clear. */
function toChangeTitle({ since, movement, score }: Change): string {
  if (movement.status !== "known") return `Not ranked here in ${since}`;
  const { change, clear } = movement;
  const positions = numberOf(Math.abs(change), "position");
  const move =
    change === 0 ? `Same position as in ${since}` : `${change > 0 ? "Up" : "Down"} ${positions} since ${since}`;
  if (clear === null) return move;
  if (clear) return `${move}: a clear change`;
  return score?.isReal ? `${move}; the score clearly changed` : `${move}: no clear change`;
}

function toChangeNote({ since, movement, score, clear }: Change): string | undefined {
  if (!score)
    return movement.status === "known"
      ? `We can’t say whether this is a clear change: there is no score in both years.`
      : undefined;
  const word = score.isReal ? "clear" : "not clear";
  return `Score ${formatSigned(score.difference)} since ${since} (95% interval ${formatSigned(score.low)} to ${formatSigned(score.high)}): ${word} when ${formatNumber(clear)} brands are tested together`;
}

/** The median number of people asked per year, rounded to two digits (1,012 becomes 1,000). */
function toUsualBase(trend: PanelAnalytics["trend"]): number | null {
  const bases = trend.flatMap(({ n }) => (n === null ? [] : [n])).sort((a, b) => a - b);
  const middle = bases[Math.floor(bases.length / 2)];
  return middle === undefined ? null : Number(middle.toPrecision(2));
}

interface PanelHistoryProps {
  panel: BrandPanel;
  analytics: PanelAnalytics;
  /** What this plan shows, and which plan shows more. */
  moreYears: YearWindow | null;
}

/** The change since last year, and the years in the reader's plan. */
export function PanelHistory({ panel, analytics, moreYears }: PanelHistoryProps) {
  const { change, trend } = analytics;
  const base = toUsualBase(trend);
  const hasScores = trend.some(({ score }) => score !== null);
  return (
    <>
      {change ? (
        <div className="pt-5">
          <h2 className="text-s0 leading-item font-title tracking-text text-balance">{toChangeTitle(change)}</h2>
          <p className="text-s-1 leading-lead text-ink-2">{toChangeNote(change)}</p>
        </div>
      ) : null}
      <PanelSection
        title="Trend"
        note={
          hasScores
            ? `Score, 0–200, with 95% interval${base === null ? "" : `, about ${formatNumber(base)} people asked a year`}`
            : "These years were published without scores. See the positions in the table below."
        }
      >
        {hasScores ? <TrendChart name={panel.brand.name} years={trend} /> : null}
        {moreYears ? (
          <p className="mt-2.5 text-s-1 text-ink-2">
            {moreYears.own}{" "}
            <Link href="/pricing" prefetch={false} className="link">
              {moreYears.more}
            </Link>
          </p>
        ) : null}
      </PanelSection>
    </>
  );
}
