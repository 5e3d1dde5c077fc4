"use client";

import { FigureBlock } from "@/components/charts/figure-block";
import type { SeriesMark } from "@/lib/charts/drawing/series-mark";
import { MEASURES } from "@/lib/analyses/country-comparison/measure";
import type { MultiCountry } from "@/lib/analyses/country-comparison/multi-country";
import { toSource, toSpan } from "@/lib/analyses/country-comparison/source-words";
import type { AnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import type { BrandHistory, MarketWave } from "@/lib/rankings/histories/dataset";
import { MarketPanels } from "./market-panels";
import { PairTable } from "./pair-table";
import { PercentileFigure } from "./percentile-figure";
import { ShareTable } from "./share-table";
import { StandingTable } from "./standing-table";
import { DECIMALS } from "@/lib/platform/words/format";
import { numberOf } from "@/lib/platform/words/sentences";

interface MultiCountryFiguresProps {
  brand: BrandHistory;
  view: MultiCountry;
  waves: readonly MarketWave[];
  query: AnalysisQuery;
  onView: (view: string | null) => void;
  markOf: (market: string) => SeriesMark;
  csv: { href: string } | "locked";
}

/** The figures of one brand across markets: how it came where it stands, where that is, what differs, and its ranks. */
export function MultiCountryFigures({ brand, view, waves, query, onView, markOf, csv }: MultiCountryFiguresProps) {
  const { year, years, markets, cells, known, pairs, shares, series } = view;
  const isSample = waves.some((wave) => wave.isSample);
  const source = toSource(known, String(year));
  const longSource = toSource(known, toSpan(years[0] ?? year, year));
  const words = MEASURES[query.scale];
  return (
    <>
      {series.length > 0 ? (
        <FigureBlock
          id="years"
          title={`${query.scale === "score" ? "Score" : words.name} in each market, ${toSpan(years[0] ?? year, year)}`}
          unit={`${words.meaning} One scale for all markets. Bands: 95% intervals; dashes: market average.`}
          isSample={isSample}
          source={`${longSource} Hover over a year or use the arrow keys to read it.`}
          table={{
            caption: `${words.name} by market and year`,
            columns: [
              { label: "Year" },
              ...series.flatMap(({ market }) => [
                { label: market.name, numeric: true, digits: words.digits },
                { label: `Low (95%), ${market.name}`, numeric: true, digits: words.digits },
                { label: `High (95%), ${market.name}`, numeric: true, digits: words.digits },
                { label: `Average, ${market.name}`, numeric: true, digits: words.digits },
              ]),
            ],
            rows: years.map((each, row) => [
              String(each),
              ...series.flatMap(({ points, average }) => {
                const point = points[row];
                return [
                  point?.value ?? null,
                  point?.low ?? null,
                  point?.high ?? null,
                  average.find((mean) => mean.year === each)?.value ?? null,
                ];
              }),
            ]),
          }}
        >
          <MarketPanels series={series} years={years} measure={query.scale} markOf={markOf} />
        </FigureBlock>
      ) : null}
      <FigureBlock
        id="standing"
        title={`Score by market, ${year}`}
        unit="Score, 0–200. Bars: points from the market average, with 95% interval; dashed line: the average."
        isSample={isSample}
        source={`${source} Clear changes are tested across all brands in the market.`}
        table={null}
        csv={csv}
      >
        <StandingTable
          cells={cells}
          year={year}
          beside={query.scale === "index" ? "index" : "z"}
          markOf={markOf}
          caption={`${brand.name} by market, ${year}`}
        />
      </FigureBlock>
      {pairs.length > 0 ? (
        <div className="grid grid-cols-1 gap-x-6 lg:grid-cols-12">
          <FigureBlock
            id="differences"
            className="lg:col-span-7"
            title={`Differences between its markets, ${year}`}
            unit="Difference between two markets in points, each compared with its own average."
            isSample={isSample}
            source={`${source} Clear differences are tested across ${numberOf(pairs.length, "pair")} at 5%.`}
            table={null}
          >
            <PairTable pairs={pairs} caption={`Differences between the markets of ${brand.name}, ${year}`} />
          </FigureBlock>
          <FigureBlock
            id="shares"
            className="lg:col-span-5"
            title={`The two parts of the score, ${year}`}
            unit="Share of people asked who answer 4 or 5, with 95% interval. Not adjusted for differences in how countries rate."
            isSample={isSample}
            source={source}
            table={
              shares.length === 0
                ? null
                : {
                    caption: "Environment and social responsibility by market, %",
                    columns: [
                      { label: "Market" },
                      ...["Environment", "Low", "High", "Social responsibility", "Low, social", "High, social"].map(
                        (label) => ({ label, numeric: true, digits: DECIMALS.score }),
                      ),
                    ],
                    rows: shares.map(({ market, environment, social }) => [
                      market.name,
                      environment.value,
                      environment.low,
                      environment.high,
                      social.value,
                      social.low,
                      social.high,
                    ]),
                  }
            }
          >
            {shares.length === 0 ? (
              <p className="text-s-1 text-ink-2">
                The two parts were not published for {year}. Choose a later year to see them.
              </p>
            ) : (
              <ShareTable rows={shares} markOf={markOf} />
            )}
          </FigureBlock>
        </div>
      ) : null}
      <PercentileFigure
        brand={brand}
        markets={markets}
        waves={waves}
        years={years}
        view={query.view}
        onView={onView}
        markOf={markOf}
        isSample={isSample}
        source={longSource}
      />
    </>
  );
}
