import type { ChartDocument, IntervalsPicture, LinesPicture } from "@/lib/charts/document";
import { assemble } from "@/lib/charts/documents/assemble";
import { sayIntervals } from "@/lib/charts/documents/interval-words";
import { toMeasured, toPoints } from "@/lib/charts/documents/measured";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { toBrandFacts, toSpan } from "@/lib/rankings/histories/study-facts";
import { toCsvTable } from "@/lib/analyses/country-comparison/csv-table";
import { keepKnown } from "@/lib/analyses/country-comparison/market-cell";
import { MEASURES, type Measure, readMeasure } from "@/lib/analyses/country-comparison/measure";
import type { MultiCountry } from "@/lib/analyses/country-comparison/multi-country";
import { toFileSource } from "@/lib/analyses/country-comparison/source-words";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { numberOf } from "@/lib/platform/words/sentences";
import type { BrandHistory, MarketWave } from "@/lib/rankings/histories/dataset";
import type { Named } from "@/lib/catalogue/names/named";
import { normalInterval } from "@/lib/statistics/interval";
import { clearWords } from "@/lib/platform/words/clear-words";

interface MultiCountryParts {
  view: MultiCountry;
  brand: BrandHistory;
  markets: readonly Named[];
  waves: readonly MarketWave[];
  measure: Measure;
}

/** One brand across the markets, as it leaves the site. */
export function toMultiCountryDocument({ view, brand, markets, waves, measure }: MultiCountryParts): ChartDocument {
  const { name: scale, digits } = MEASURES[measure];
  const span = toSpan(view.years);
  const lines: LinesPicture = {
    kind: "lines",
    title: `${brand.name} by market, ${span}`,
    unit: `${MEASURES[measure].meaning} One line per market. Shaded bands: 95% intervals.`,
    digits,
    years: view.years,
    series: view.series.map(({ market, points }, order) => ({
      name: market.name,
      // A market's colour is that of its place among all markets, as on the page.
      slot: Math.max(
        0,
        markets.findIndex(({ slug }) => slug === market.slug),
      ),
      isOwn: order === 0,
      isReference: false,
      points: toPoints(points, digits),
    })),
    isReversed: false,
  };
  const distances: IntervalsPicture = {
    kind: "intervals",
    title: `Distance from each market’s average, ${view.year}`,
    unit: "Score minus the market average, in points, with 95% intervals.",
    digits: DECIMALS.points,
    rows: view.known
      .toSorted((a, b) => b.difference - a.difference)
      .flatMap((cell) =>
        toMeasured(readMeasure(cell, "difference") ?? { value: cell.difference }, DECIMALS.points).map((shown) => ({
          label: cell.market.name,
          isOwn: false,
          ...(cell.n === null ? {} : { note: `n = ${formatNumber(cell.n)}` }),
          ...shown,
        })),
      ),
    line: { value: 0, label: "Market average" },
  };
  const pairs: IntervalsPicture = {
    kind: "intervals",
    title: `Differences between markets, ${view.year}`,
    unit: "Difference between two markets’ distances from average, in points, with 95% intervals; tested together at 5%.",
    digits: DECIMALS.points,
    rows: view.pairs.flatMap(({ a, b, points, error, clear }) =>
      toMeasured({ value: points, ...normalInterval(points, error) }, DECIMALS.points).map((shown) => ({
        label: `${a.name} and ${inSentence(b.name)}`,
        isOwn: false,
        note: clearWords("difference", clear),
        ...shown,
      })),
    ),
    line: { value: 0, label: "No difference" },
  };
  return assemble("multi-country", {
    title: view.claim.claim,
    subtitle:
      `${brand.name}: ${scale === "z" ? "standardised score" : scale.toLowerCase()} in ${numberOf(view.series.length, "market")}, ${span}. ${sayIntervals(lines)}`.trim(),
    isSample: waves.some(({ isSample }) => isSample),
    years: view.years,
    filters: [
      { name: "Brand", value: brand.name },
      { name: "Markets", value: view.markets.map(({ name }) => name).join(", ") },
      { name: "Years", value: span },
      { name: "Scale", value: scale },
    ],
    facts: toBrandFacts(
      view.known
        .flatMap(({ market, n }) => (n === null ? [] : [[formatNumber(n), inSentence(market.name)] as const]))
        .map(([n, where], at) => (at === 0 ? `${n} people asked in ${where}` : `${n} in ${where}`))
        .join(", "),
      null,
    ),
    summary: [view.claim.standfirst],
    source: toFileSource(keepKnown(view.cells), span),
    drawn: [
      { picture: lines, words: { name: "By year", row: "Market", figure: scale, unit: MEASURES[measure].unit } },
      ...(distances.rows.length > 0
        ? [
            {
              picture: distances,
              words: {
                name: `Markets ${view.year}`,
                row: "Market",
                figure: "Points from average",
                unit: "points" as const,
              },
            },
          ]
        : []),
      ...(pairs.rows.length > 0
        ? [
            {
              picture: pairs,
              words: { name: "Differences", row: "Markets", figure: "Points", unit: "points" as const },
            },
          ]
        : []),
    ],
    csv: toCsvTable({ figure: "multi-country", brands: [brand], markets, waves, years: view.years }),
    csvName: "All results",
  });
}
