"use client";

import { useStudyWords } from "@/components/layout/study-text";
import { useShownStudy } from "@/components/layout/shown-study";
import { Fold } from "@/components/charts/fold";
import { FirstRows } from "@/components/charts/first-rows";
import { FigureBlock } from "@/components/charts/figure-block";
import { Later } from "@/components/charts/later";
import type { SeriesMark } from "@/lib/charts/drawing/series-mark";
import { toMarketPlaces } from "@/lib/analyses/country-comparison/places";
import { findWave, toMarketPosition } from "@/lib/analyses/country-comparison/market-cell";
import { MEASURES, toShownMeasure } from "@/lib/analyses/country-comparison/measure";
import type { MultiCountry } from "@/lib/analyses/country-comparison/multi-country";
import { toSource, toSpan } from "@/lib/analyses/country-comparison/source-words";
import type { AnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import type { BrandHistory, MarketWave } from "@/lib/rankings/histories/dataset";
import { MarketPanels } from "./market-panels";
import { PairTable } from "./pair-table";
import { PlacesFigure } from "./places-figure";
import { ShareTable } from "./share-table";
import { StandingTable } from "./standing-table";
import { DECIMALS, formatNumber, formatOrdinal } from "@/lib/platform/words/format";
import { agree, asSentence, countInWords, numberOf } from "@/lib/platform/words/sentences";

interface MultiCountryFiguresProps {
  brand: BrandHistory;
  view: MultiCountry;
  waves: readonly MarketWave[];
  query: AnalysisQuery;
  onView: (view: string | null) => void;
  markOf: (market: string) => SeriesMark;
  csv: { href: string } | "locked";
}

/** The figures of one brand across markets: its history, its current level, clear differences, and its ranks. */
export function MultiCountryFigures({ brand, view, waves, query, onView, markOf, csv }: MultiCountryFiguresProps) {
  const { good } = useShownStudy().scale;
  const say = useStudyWords();
  const { year, years, markets, cells, known, pairs, shares, series } = view;
  const unclear = pairs.filter(({ clear }) => !clear);
  const isSample = waves.some((wave) => wave.isSample);
  const source = toSource(known, String(year));
  const longSource = toSource(known, toSpan(years[0] ?? year, year));
  const measure = toShownMeasure(query.scale);
  const words = MEASURES[measure];
  const placeOf = (market: string, at: number) => {
    const result = brand.years.find((each) => each.market === market && each.year === at);
    const wave = findWave(waves, market, at);
    const place = result && wave ? toMarketPosition(result, wave) : null;
    return place && `${formatOrdinal(place.position)} of ${formatNumber(place.of)}`;
  };
  return (
    <>
      {series.length > 0 ? (
        <FigureBlock
          id="years"
          title={`${words.name} in each market, ${toSpan(years[0] ?? year, year)}`}
          unit={`${words.meaning} Dashed line: the average. Shaded band: 95% interval. Grey: the other markets, on the same scale.`}
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
          <MarketPanels series={series} years={years} measure={measure} markOf={markOf} placeOf={placeOf} />
        </FigureBlock>
      ) : null}
      <FigureBlock
        id="standing"
        isFolded
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
      <Later>
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
              {unclear.length === pairs.length ? (
                <p className="border-y border-rule py-4 text-s-1">No two of its markets differ clearly.</p>
              ) : (
                <FirstRows of={pairs.length - unclear.length} what="clear differences">
                  <PairTable
                    pairs={pairs.filter(({ clear }) => clear)}
                    all={pairs}
                    caption={`Clear differences between the markets of ${brand.name}, ${year}`}
                  />
                </FirstRows>
              )}
              {unclear.length > 0 ? (
                <Fold
                  title={`${asSentence(countInWords(unclear.length))} that ${agree(unclear.length, "is", "are")} not clear`}
                >
                  <PairTable
                    pairs={unclear}
                    all={pairs}
                    caption={`Other differences between the markets of ${brand.name}, ${year}`}
                  />
                </Fold>
              ) : null}
            </FigureBlock>
            <FigureBlock
              id="shares"
              isFolded
              className="lg:col-span-5"
              title={`The two parts of the score, ${year}`}
              unit={`Share of people asked who answer ${good}, with 95% interval. Not adjusted for differences in how countries rate.`}
              isSample={isSample}
              source={source}
              table={
                shares.length === 0
                  ? null
                  : {
                      caption: say("{{first.name}} and {{second.noun}} by market, %"),
                      columns: [
                        { label: "Market" },
                        ...[
                          "{{first.name}}",
                          "Low",
                          "High",
                          "{{second.name}}",
                          "Low, {{second.short}}",
                          "High, {{second.short}}",
                        ].map((label) => ({ label: say(label), numeric: true, digits: DECIMALS.score })),
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
        <PlacesFigure
          brand={brand}
          markets={markets}
          places={toMarketPlaces(
            brand,
            series.map(({ market }) => market),
            waves,
            years,
          )}
          waves={waves}
          years={years}
          view={query.view}
          onView={onView}
          markOf={markOf}
          isSample={isSample}
          source={longSource}
        />
      </Later>
    </>
  );
}
