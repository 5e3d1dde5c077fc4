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
    <aside aria-label="Selected cell" className="mt-10 min-w-0 border-t-2 border-ink pt-3 md:mt-12">
      <div aria-live="polite">
        <h2 className="line-clamp-3 text-s1 leading-6 tracking-heading wrap-anywhere">
          {row.name}, {age}
        </h2>
        <p className="mt-0.5 text-s-1 leading-5 text-ink-2">Selected cell; use the arrow keys to move</p>
        {score.status === "known" ? (
          <>
            <p className="mt-3 text-s6 leading-17 font-title tracking-hero">
              {formatNumber(score.score, DECIMALS.score)}
            </p>
            <p className="text-s-1 leading-5 text-ink-2">
              95% interval {formatRange(score.low, score.high, DECIMALS.score)}
            </p>
          </>
        ) : (
          <p className="mt-4 text-s0 leading-6">
            Not shown: {formatNumber(score.status === "not-shown" ? score.n : 0)} people aged {age} asked. A score needs
            at least <SmallestBase />.
          </p>
        )}
      </div>
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
            <SignedFigure value={row.gap.points} />
            <ClearMark of="gap" isClear={row.gap.clear} className="ml-2.5" />
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
    </aside>
  );
}
