"use client";

import { BrandMark } from "@/components/charts/brand-mark";
import { type HeatRow, HeatTable } from "@/components/charts/heat-table";
import { Figure } from "@/components/charts/figure";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { SignedFigure } from "@/components/charts/signed-figure";
import type { AgeRow, ShownScore } from "@/lib/analyses/age-groups/series";
import { toAgeWords } from "@/lib/analyses/age-groups/age-words";
import type { AgeView } from "@/lib/analyses/age-groups/view";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { STRONGEST } from "./age-key";
import { GapFigure } from "./gap-figure";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";

/** Stands for the market among the rows. */
export const MARKET_ROW = "market average";

export interface Selected {
  row: string;
  column: string;
}

/** Age groups that phones have room for beside the names. */
const MOST_DENSE = 5;

interface AgeTableProps {
  view: AgeView;
  selected: Selected | null;
  onSelect: (selected: Selected) => void;
}

function AllAges({ score }: { score: ShownScore }) {
  if (score.status === "known") return <Figure value={score.score} digits={DECIMALS.score} />;
  return (
    <span className="text-s-2 font-normal text-ink-2">
      {score.status === "not-shown" ? `n = ${formatNumber(score.n)}` : "No score"}
    </span>
  );
}

const askedOf = (score: ShownScore) =>
  score.status === "absent" || score.n === null ? null : `n = ${formatNumber(score.n)}`;

/** Brands by age groups: score, difference, and one tested gap a brand. */
export function AgeTable({ view, selected, onSelect }: AgeTableProps) {
  const { table, against, brands, slots } = view;
  const { ages, rows, average } = table;
  const marked = new Set(brands.map(({ slug }) => slug));
  const toRow = (row: AgeRow): HeatRow => {
    const slot = marked.has(row.slug) ? slots.get(row.slug) : undefined;
    return {
      key: row.slug,
      name: row.name,
      head: (
        <BrandMark
          className="max-md:gap-x-2"
          name={row.name}
          mark={slot === undefined ? null : toSeriesMark(slot)}
          note={askedOf(row.all)}
        />
      ),
      isOwn: row.slug === brands[0]?.slug,
      lead: <AllAges score={row.all} />,
      cells: row.cells.map(({ score, fromOwn, fromMarket }) => ({
        value: score.status === "known" ? score.score : null,
        difference: against === "own" ? fromOwn : fromMarket,
        n: score.status === "absent" ? 0 : score.n,
        isSuppressed: score.status !== "known",
      })),
      tail: <GapFigure gap={row.gap} />,
    };
  };
  const market: HeatRow = {
    key: MARKET_ROW,
    name: "Market average",
    head: (
      <span className="inline-grid grid-lead-7 items-center gap-x-2.5 text-s-1 max-md:grid-lead-3.5 max-md:gap-x-2">
        <i aria-hidden="true" className="border-t-[1.5px] border-dashed border-ink" />
        Market average
      </span>
    ),
    isMarket: true,
    lead: average.all === null ? "–" : <Figure value={average.all} digits={DECIMALS.score} />,
    cells: average.cells.map(({ mean, fromAll, brandCount }) => ({
      value: mean,
      difference: against === "own" ? fromAll : null,
      n: brandCount,
      isSuppressed: false,
      reason: "No average",
    })),
    tail:
      average.gap === null ? null : (
        <>
          <b className="block text-s1 leading-5.5 font-semibold">
            <SignedFigure value={average.gap} />
          </b>
          <span className="text-s-2 leading-4 text-ink-2">Not compared</span>
        </>
      ),
  };
  const [young, old] = [ages[0], ages.at(-1)];
  return (
    <HeatTable
      isDense={ages.length <= MOST_DENSE}
      caption={`Scores of ${industryInSentence(view.industry.name)} brands in ${inSentence(view.market.name)} by age group, ${view.year}`}
      corner="Brand"
      lead="All ages"
      {...(young !== undefined && old !== undefined && young !== old
        ? { tail: `${toAgeWords(young)} minus ${toAgeWords(old)}` }
        : {})}
      columns={ages.map((age) => ({ key: age, label: toAgeWords(age) }))}
      rows={[...rows.map(toRow), market]}
      strongest={STRONGEST}
      selected={selected}
      onSelect={(row, column) => onSelect({ row, column })}
    />
  );
}
