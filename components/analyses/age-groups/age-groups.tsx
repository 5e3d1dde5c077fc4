"use client";

import { useMemo, useState } from "react";
import { AnalysisShell } from "@/components/analyses/analysis-shell";
import { FigureBlock } from "@/components/charts/figure-block";
import { MarginFigure } from "@/components/charts/margin-figure";
import { useAnalysis } from "@/components/analyses/use-analysis";
import { Later } from "@/components/charts/later";
import { EmptyState } from "@/components/layout/empty-state";
import { NoAnswer } from "@/components/layout/no-answer";
import { Button } from "@/components/ui/button";
import type { Tier } from "@/lib/access/claims";
import { toAgeWords } from "@/lib/analyses/age-groups/age-words";
import { countNotShown } from "@/lib/analyses/age-groups/series";
import { type AgeSource, type AgeView, toAgeView, toViewName } from "@/lib/analyses/age-groups/view";
import { formatMonths, formatNumber, DECIMALS, roundTo } from "@/lib/platform/words/format";
import { type AnalysisQuery, toAnalysisSearch } from "@/lib/rankings/histories/analysis-query";
import { withSlots } from "@/lib/rankings/histories/brand-slots";
import { type PackedDataset, unpackDataset } from "@/lib/rankings/histories/packed-dataset";
import { type PackedWaves, unpackWaves } from "@/lib/rankings/histories/packed-waves";
import type { IndustryName } from "@/lib/catalogue/names/names";
import type { Named } from "@/lib/catalogue/names/named";
import { SITE } from "@/lib/platform/site/site";
import { agree, joinNames } from "@/lib/platform/words/sentences";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { AgeFilters } from "./age-filters";
import { AgeKey } from "./age-key";
import { AgeMethod } from "./age-method";
import { AgeTable, MARKET_ROW, type Selected } from "./age-table";
import { CellPanel } from "./cell-panel";
import { GenerationsFigure } from "./generations-figure";
import { MarketPanel } from "./market-panel";
import { SlopeChart, toSlopeScale } from "./slope-chart";
import { useAgeSource } from "./use-age-source";

interface AgeGroupsProps {
  source: Omit<AgeSource, "dataset" | "waves"> & { dataset: PackedDataset; waves: PackedWaves };
  markets: readonly Named[];
  industries: readonly IndustryName[];
  tier: Tier | null;
  hasCsv: boolean;
}

/** The cell in focus: the selected one, otherwise the focus brand's furthest from its own score. */
function findSelected({ table, brands }: AgeView, chosen: Selected | null) {
  const find = (slug: string | undefined) => table.rows.find((row) => row.slug === slug);
  const row = find(chosen?.row) ?? find(brands[0]?.slug) ?? table.rows[0];
  const widest = row?.cells.toSorted((a, b) => Math.abs(b.fromOwn ?? 0) - Math.abs(a.fromOwn ?? 0))[0];
  const cell = row?.cells.find(({ age }) => row.slug === chosen?.row && age === chosen.column) ?? widest;
  return row && cell ? { row, cell } : null;
}

function toSource({ wave, market, industry, year, claim, table }: AgeView): string {
  const [young, old] = [toAgeWords(table.ages[0] ?? ""), toAgeWords(table.ages.at(-1) ?? "")];
  const fieldwork = wave?.fieldwork ? `, fieldwork ${formatMonths(wave.fieldwork.from, wave.fieldwork.to)}` : "";
  const tested =
    claim.of > 0
      ? ` Clear gap: ${young} compared with ${old}, tested across ${formatNumber(claim.of)} brands at 5%.`
      : "";
  return `Source: ${SITE.name} ${year}, ${market.name}, ${industry.name}${fieldwork}.${tested}`;
}

const toSlopeTable = ({ table, year }: AgeView) => ({
  caption: `Scores by age group, ${year}`,
  columns: [
    { label: "Brand" },
    ...table.ages.map((age) => ({ label: toAgeWords(age), numeric: true, digits: DECIMALS.score })),
  ],
  rows: [
    ...table.rows.map(({ name, cells }) => [
      name,
      ...cells.map(({ score }) =>
        score.status === "known"
          ? roundTo(score.score, DECIMALS.score)
          : `n = ${score.status === "not-shown" ? score.n : 0}`,
      ),
    ]),
    [
      "Market average",
      ...table.average.cells.map(({ mean }) => (mean === null ? null : roundTo(mean, DECIMALS.score))),
    ],
  ],
});

/** Brands of an industry as younger and older people see them. */
export function AgeGroups({ source: packed, markets, industries, tier, hasCsv }: AgeGroupsProps) {
  const initial = useMemo(
    (): AgeSource => ({
      ...packed,
      dataset: unpackDataset(packed.dataset),
      waves: unpackWaves(packed.waves),
    }),
    [packed],
  );
  const { query, push, set } = useAnalysis(initial.query);
  const { source, isBusy, retry } = useAgeSource(initial, query, { markets, industries });
  const view = useMemo(() => toAgeView(source), [source]);
  const [chosen, setChosen] = useState<Selected | null>(null);
  const focus = findSelected(view, chosen);
  const ofMarket = chosen?.row === MARKET_ROW && view.table.ages.includes(chosen.column) ? chosen.column : null;
  const { table, claim, against, showsAll } = view;
  const asked = {
    market: query.market ?? view.market.slug,
    industry: query.industry ?? view.industry.slug,
    year: query.year ?? view.year,
  };
  const years = source.waves.filter(({ market }) => market === asked.market).map(({ year }) => year);
  const slugs = view.brands.map(({ slug }) => slug);
  const marked = withSlots({ brands: [...view.slots.keys()], slots: [...view.slots.values()] }, slugs);
  const search = toAnalysisSearch({
    ...query,
    market: view.market.slug,
    industry: view.industry.slug,
    ...marked,
    year: view.year,
  });
  const csv = hasCsv ? { href: `/api/insights/csv/age-groups${search}` } : ("locked" as const);
  const notShown = countNotShown(table.rows);
  const isSample = view.wave?.isSample ?? false;
  const hasAges = table.ages.length > 0;
  const setView = (patch: { showsAll: boolean }): Partial<AnalysisQuery> => ({
    view: toViewName({ against, ...patch }),
    ...marked,
  });

  return (
    <AnalysisShell
      analysis="age-groups"
      tier={tier}
      search={toAnalysisSearch({ market: asked.market, industry: asked.industry, ...marked })}
      subject={`${view.industry.name} in ${inSentence(view.market.name)}, ${view.year}`}
      claim={claim.claim}
      lead={hasAges && !retry ? "gaps" : undefined}
      csv={csv}
      standfirst={claim.standfirst}
      margin={
        claim.of > 0 ? (
          <MarginFigure value={claim.real} of={claim.of}>
            brands {agree(claim.real, "shows", "show")} a clear gap between younger and older people.{" "}
            {notShown.notShown === 0
              ? `All ${formatNumber(notShown.of)} cells below are shown.`
              : `${formatNumber(notShown.notShown)} of the ${formatNumber(notShown.of)} cells below ${agree(notShown.notShown, "is", "are")} not shown.`}
          </MarginFigure>
        ) : null
      }
      filters={
        <AgeFilters
          asked={asked}
          view={view}
          years={years}
          markets={markets}
          industries={industries}
          dataset={source.dataset}
          isSuggested={query.brands.length === 0}
          push={push}
          onAgainst={(next) => set({ view: toViewName({ against: next, showsAll }) })}
        />
      }
      brands={view.brands.map(({ name }) => name)}
      chart={hasAges ? search : undefined}
      method={hasAges ? <AgeMethod view={view} /> : null}
    >
      {retry ? (
        <div className="pt-10">
          <NoAnswer title="We couldn’t load the results" retry={retry}>
            We couldn’t load your selection.
          </NoAnswer>
        </div>
      ) : hasAges ? (
        <div aria-busy={isBusy} className={isBusy ? "opacity-60 transition-opacity duration-150" : undefined}>
          <GenerationsFigure view={view} frame={{ isSample, csv }} source={toSource(view)} table={toSlopeTable(view)} />
          <div className="grid gap-x-8 lg:grid-tail-74">
            <FigureBlock
              id="by-age"
              title="Score by age group"
              unit={`Score, 0–200. Small number and colour: difference from ${against === "own" ? "the brand’s own score over all ages" : `the average of ${inSentence(view.market.name)} in the same group`}, in points.`}
              isSample={isSample}
              source={toSource(view)}
              table={null}
              csv={csv}
            >
              <AgeTable
                view={view}
                selected={ofMarket ? chosen : focus && { row: focus.row.slug, column: focus.cell.age }}
                onSelect={setChosen}
              />
              <AgeKey />
              {view.of > view.brands.length ? (
                <Button
                  variant="outline"
                  size="sm"
                  className="mt-5"
                  onClick={() => push(setView({ showsAll: !showsAll }))}
                >
                  {showsAll
                    ? `Show ${formatNumber(view.brands.length)} brands`
                    : `Show all ${formatNumber(view.of)} brands`}
                </Button>
              ) : null}
              {table.absent.length > 0 ? (
                <p className="mt-4 text-s-1 text-ink-2 wrap-anywhere">
                  Not ranked in {view.year}: {joinNames(table.absent.map(({ name }) => name))}.
                </p>
              ) : null}
            </FigureBlock>
            {ofMarket ? (
              <MarketPanel view={view} age={ofMarket} />
            ) : focus ? (
              <CellPanel view={view} row={focus.row} cell={focus.cell} />
            ) : null}
          </div>
          <Later>
            <FigureBlock
              id="slopes"
              isFolded
              title="From youngest to oldest"
              unit={`Score, 0–200; axis starts at ${toSlopeScale(view).min}. Thick line, filled marks: a clear gap between youngest and oldest. Thin line, hollow marks: no clear gap. Dashed line: market average.`}
              isSample={isSample}
              source={toSource(view)}
              table={toSlopeTable(view)}
              csv={csv}
            >
              <SlopeChart view={view} />
            </FigureBlock>
          </Later>
        </div>
      ) : (
        <div className="pt-10">
          <EmptyState
            title={`No scores by age for ${view.year}`}
            action={
              <Button variant="outline" onClick={() => push({ year: null })}>
                Show the latest study
              </Button>
            }
          >
            The {view.year} study was published without scores by age group. Later studies may have them.
          </EmptyState>
        </div>
      )}
    </AnalysisShell>
  );
}
