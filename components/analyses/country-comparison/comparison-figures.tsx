"use client";

import { useShownStudy } from "@/components/layout/shown-study";
import { lettersOf } from "@/lib/catalogue/shown-study/shown-study";
import { useState } from "react";
import { BumpChart } from "@/components/charts/bump-chart";
import { FigureBlock } from "@/components/charts/figure-block";
import { Later } from "@/components/charts/later";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import type { ComparedBrand, Comparison } from "@/lib/analyses/country-comparison/comparison";
import { MEASURES, toShownMeasure } from "@/lib/analyses/country-comparison/measure";
import { toSource, toSpan } from "@/lib/analyses/country-comparison/source-words";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { agree, asSentence, countInWords, countOf, joinNames, numberOf } from "@/lib/platform/words/sentences";
import type { AnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import type { MarketWave } from "@/lib/rankings/histories/dataset";
import { BrandPanels } from "./brand-panels";
import { CellPanel } from "./cell-panel";
import { SpreadFigure } from "./spread-figure";
import { ComparisonHeat } from "./comparison-heat";

interface ComparisonFiguresProps {
  comparison: Comparison;
  brands: readonly (ComparedBrand & { slot: number })[];
  waves: readonly MarketWave[];
  query: AnalysisQuery;
  csv: { href: string } | "locked";
}

const SMALL = {
  score: "points from the market average",
  z: "z: standard deviations from the market average",
  index: "% from the market average",
} as const;

/**
 * The figures of several brands across markets: letters on one axis, heat map, years by market, and the order in each.
 */
export function ComparisonFigures({ comparison, brands, waves, query, csv }: ComparisonFiguresProps) {
  const study = useShownStudy();
  const { year, years, markets, without, rows, tests, panels, orders, steps } = comparison;
  const [chosen, setChosen] = useState<{ row: string; column: string } | null>(null);
  const known = rows.flatMap((row) => row.known);
  const isSample = waves.some((wave) => wave.isSample);
  const source = toSource(known, String(year));
  const measure = toShownMeasure(query.scale);
  const words = MEASURES[measure];
  const markOf = (slug: string) => toSeriesMark(brands.find((brand) => brand.slug === slug)?.slot ?? 0);
  const own = brands[0]?.slug;
  const focus = findFocus(comparison, chosen);
  const columns = markets.map(({ name }) => name);
  const letters = markets.map(({ slug }) => lettersOf(study, slug));
  const missing =
    without.length > 0
      ? ` None of them was ranked in ${joinNames(without.map(({ name }) => inSentence(name)))} in ${year}.`
      : "";

  return (
    <>
      <SpreadFigure
        comparison={comparison}
        markOf={markOf}
        scale={query.scale}
        isSample={isSample}
        source={
          tests.length === 0
            ? source
            : `${source} Clear difference: the brand does not do equally well in all its markets (tested at 5% across ${numberOf(tests.length, "brand")}).`
        }
        csv={csv}
      />
      <div className="grid grid-cols-1 gap-x-6 lg:grid-cols-12">
        <FigureBlock
          id="heat"
          className="lg:col-span-9"
          title={`Score by market, ${year}`}
          unit={
            <>
              Score from 0 to 200. <span className="max-md:hidden">Small number and colour: </span>
              <span className="md:hidden">Colour: </span>
              {SMALL[query.scale]}.
              {rows.some((row) => row.known.length < row.cells.length) ? (
                <span className="md:hidden"> A dash: no score.</span>
              ) : null}
              {missing}
            </>
          }
          isSample={isSample}
          source={source}
          table={null}
          csv={csv}
        >
          <ComparisonHeat
            comparison={comparison}
            markOf={markOf}
            own={own}
            waves={waves}
            scale={query.scale}
            selected={focus && focus.cell ? { row: focus.brand.slug, column: focus.cell.market.slug } : null}
            onSelect={(row, column) => setChosen({ row, column })}
          />
        </FigureBlock>
        {focus ? (
          <div className="lg:col-span-3">
            <CellPanel
              brand={focus.brand}
              cell={focus.cell}
              industry={
                brands.find(({ slug }) => slug === focus.brand.slug)?.history?.years.at(-1)?.industry.slug ?? null
              }
              year={year}
            />
          </div>
        ) : null}
      </div>
      <Later>
        <FigureBlock
          id="years"
          isFolded
          title={`${words.name}, market by market, ${toSpan(years[0] ?? year, year)}`}
          unit={`${words.meaning} Same scale for all markets; the shaded band is the 95% interval for ${brands[0]?.shortName ?? "the first brand"}. Hover over a year or use the arrow keys to read it.`}
          isSample={isSample}
          source={toSource(known, toSpan(years[0] ?? year, year))}
          table={{
            caption: `${words.name} by market, brand and year`,
            columns: [
              { label: "Market and brand" },
              ...years.map((each) => ({ label: String(each), numeric: true, digits: words.digits })),
            ],
            rows: panels.flatMap(({ market, lines }) =>
              lines.map(({ brand, series }) => [
                `${market.name}, ${brand.name}`,
                ...series.points.map(({ value }) => value),
              ]),
            ),
          }}
        >
          <BrandPanels panels={panels} brands={brands} years={years} measure={measure} />
        </FigureBlock>
        {markets.length > 1 && rows.length > 1 ? (
          <FigureBlock
            id="order"
            isFolded
            title={`Their order in each market, ${year}`}
            unit={`By score, among the selected brands; 1 is highest. ${sayMissing(rows)}`}
            isSample={isSample}
            source={`${source} ${steps.of === 0 ? "" : `${steps.clear} of ${steps.of} neighbouring pairs are clearly ordered (tested together at 5%); the rest are tied.`}`}
            table={{
              caption: `Order of the brands in each market, ${year}`,
              columns: [{ label: "Brand" }, ...markets.map(({ name }) => ({ label: name, numeric: true }))],
              rows: orders.map(({ name, points }) => [name, ...points.map(({ position }) => position)]),
            }}
          >
            <BumpChart
              series={orders.map((order) => ({
                ...order,
                ...sayEnd(order, (name) => letters[columns.indexOf(name)] ?? name),
                mark: markOf(order.slug),
                isOwn: order.slug === own,
              }))}
              columns={columns}
              shortColumns={letters}
              height={Math.max(220, 56 * rows.length + 60)}
              label={`Order of ${countInWords(rows.length)} brands in ${countInWords(markets.length)} markets, ${year}`}
            />
          </FigureBlock>
        ) : null}
      </Later>
    </>
  );
}

/** The cell chosen, or the first with a score of the brand in focus. */
function findFocus({ rows }: Comparison, chosen: { row: string; column: string } | null) {
  const row = rows.find(({ brand }) => brand.slug === chosen?.row) ?? rows[0];
  if (!row) return null;
  const cell =
    row.cells.find(({ market }) => row.brand.slug === chosen?.row && market.slug === chosen.column) ??
    row.known[0] ??
    row.cells[0] ??
    null;
  return { brand: row.brand, cell };
}

/** A brand without a position in the last market is labelled beside the others, with where it ended. */
function sayEnd({ name, points }: Comparison["orders"][number], toLetters: (market: string) => string) {
  const end = points.findLast(({ position }) => position !== null);
  return end && end !== points.at(-1)
    ? { name: `${name}, in ${inSentence(end.x)}`, short: `${name}, ${toLetters(end.x)}` }
    : { name };
}

function sayMissing(rows: Comparison["rows"]): string {
  const gaps = rows.filter(({ cells, known }) => known.length < cells.length).length;
  if (gaps === 0) return "";
  return `${asSentence(countOf(gaps, "brand"))} ${agree(gaps, "has no position in some markets because it is", "have no position in some markets because they are")} not ranked or ${agree(gaps, "has", "have")} no score there.`;
}
