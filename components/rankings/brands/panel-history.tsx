import { StudyText } from "@/components/layout/study-text";
import Link from "next/link";
import { TrendChart } from "@/components/charts/trend-chart";
import type { BrandPanel, PanelAnalytics } from "@/lib/rankings/brand-panel";
import { formatNumber, formatSigned } from "@/lib/platform/words/format";
import { sayMove, type ListPosition } from "@/lib/rankings/list-position";
import type { YearWindow } from "@/lib/rankings/year-window";
import { PanelSection } from "./panel-section";

type Change = NonNullable<PanelAnalytics["change"]>;

/** The move in the list it was selected from, and whether the change behind it is clear. */
function toChangeTitle(position: ListPosition, { score }: Change): string | null {
  const move = sayMove(position);
  const cell = position.movement?.cell;
  if (move === null || cell?.status !== "known" || cell.clear === null) return move;
  if (cell.clear) return `${move}: a clear change`;
  return score?.isReal ? `${move}; the score clearly changed` : `${move}: no clear change`;
}

function toChangeNote({ since, score, tested }: Change, positions: readonly ListPosition[]): string | null {
  if (!score)
    return positions.some(({ movement }) => movement?.cell.status === "known")
      ? `We can’t say whether this is a clear change: there is no score in both years.`
      : null;
  const word = score.isReal ? "clear" : "not clear";
  return `Score ${formatSigned(score.difference)} since ${since} (95% interval ${formatSigned(score.low)} to ${formatSigned(score.high)}): ${word} when ${formatNumber(tested)} brands are tested together`;
}

/** The move in each list, and the change in score behind both. */
function ChangeSection({ positions, change }: { positions: BrandPanel["positions"]; change: Change }) {
  const [first, second] = positions;
  const [title, other, note] = [
    toChangeTitle(first, change),
    second && sayMove(second),
    toChangeNote(change, positions),
  ];
  return title === null ? null : (
    <div className="pt-5">
      <h2 className="text-s0 leading-item font-title tracking-text text-balance wrap-anywhere">{title}</h2>
      {other ? <p className="text-s-1 leading-lead text-ink-2">{other}</p> : null}
      {note ? <p className="text-s-1 leading-lead text-ink-2">{note}</p> : null}
    </div>
  );
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
      {change ? <ChangeSection positions={panel.positions} change={change} /> : null}
      <PanelSection
        title="Trend"
        note={
          hasScores ? (
            <StudyText>
              {`Score, 0–200, with 95% interval${base === null ? "" : `, about ${formatNumber(base)} people asked {{a.wave}}`}`}
            </StudyText>
          ) : (
            "These years were published without scores. See the positions in the table below."
          )
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
