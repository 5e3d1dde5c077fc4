import { CellScore, SelectedCell } from "@/components/charts/selected-cell";
import { SmallestBase } from "@/components/layout/shown-study";
import { Figure } from "@/components/charts/figure";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { SignedFigure } from "@/components/charts/signed-figure";
import { ClearMark } from "@/components/charts/clear-mark";
import { toAgeWords } from "@/lib/analyses/age-groups/age-words";
import type { AgeRow, ShownAge } from "@/lib/analyses/age-groups/series";
import type { AgeView } from "@/lib/analyses/age-groups/view";
import { formatNumber, formatRange, DECIMALS } from "@/lib/platform/words/format";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { PanelLine } from "./panel-line";
import { ProfileChart, toProfileScale } from "./profile-chart";

interface CellPanelProps {
  view: AgeView;
  row: AgeRow;
  cell: ShownAge;
}

const NONE = <span className="font-normal text-ink-2">Not known</span>;

/** The cell in focus: score, interval, comparison, and the brand across all ages. */
export function CellPanel({ view, row, cell }: CellPanelProps) {
  const { table, market, brands, slots } = view;
  const { score, fromOwn, fromMarket } = cell;
  const age = toAgeWords(cell.age);
  const slot = brands.some(({ slug }) => slug === row.slug) ? slots.get(row.slug) : undefined;
  const [young, old] = [toAgeWords(table.ages[0] ?? ""), toAgeWords(table.ages.at(-1) ?? "")];
  return (
    <SelectedCell
      isSmall
      title={`${row.name}, ${age}`}
      brief={
        score.status === "known" ? (
          <CellScore score={formatNumber(score.score, DECIMALS.score)}>
            95% interval {formatRange(score.low, score.high, DECIMALS.score)}
          </CellScore>
        ) : (
          <p className="text-s-1 leading-5 md:mt-4 md:text-s0 md:leading-6">
            Not shown: {formatNumber(score.status === "not-shown" ? score.n : 0)} people aged {age} asked. A score needs
            at least <SmallestBase />.
          </p>
        )
      }
    >
      <dl className="mt-4 border-t border-rule text-s-1 leading-5">
        <PanelLine term="Compared with its own score">
          {fromOwn === null ? NONE : <SignedFigure value={fromOwn} />}
        </PanelLine>
        <PanelLine term={`Compared with the market, ${age}`}>
          {fromMarket === null ? NONE : <SignedFigure value={fromMarket} />}
        </PanelLine>
        <PanelLine term="People asked">
          <Figure value={score.status === "absent" ? 0 : (score.n ?? 0)} />
        </PanelLine>
        {row.gap?.status === "known" ? (
          <PanelLine term={`${young} minus ${old}`}>
            <SignedFigure value={row.gap.points} /> <ClearMark of="gap" isClear={row.gap.clear} className="ml-1.5" />
          </PanelLine>
        ) : null}
      </dl>
      <h3 className="mt-6 line-clamp-2 text-s0 leading-5.5 tracking-normal wrap-anywhere">{row.name} across ages</h3>
      <p className="mb-3 text-s-1 leading-5 text-ink-2">
        Line: all ages{row.all.status === "known" ? `, ${formatNumber(row.all.score, DECIMALS.score)}` : ""}. Dashed
        line: average of {inSentence(market.name)}.
      </p>
      <ProfileChart
        row={row}
        average={table.average}
        mark={slot === undefined ? undefined : toSeriesMark(slot)}
        selected={cell.age}
      />
      <p className="mt-2 text-s-2 leading-4.5 text-ink-2">
        Score with 95% interval; axis starts at {toProfileScale(row, table.average).min}
      </p>
    </SelectedCell>
  );
}
