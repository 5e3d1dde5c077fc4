import { findWave, keepKnown, toMarketCells, type MarketCell } from "@/lib/analyses/country-comparison/market-cell";
import { MEASURES, readMeasure, type Measure, type Reading } from "@/lib/analyses/country-comparison/measure";
import type { BrandHistory, MarketWave } from "@/lib/rankings/histories/dataset";
import type { Named } from "@/lib/catalogue/names/named";

/** One year of a line; the figures are null where there is none to show. */
export interface SeriesPoint {
  year: number;
  value: number | null;
  low: number | null;
  high: number | null;
  n: number | null;
}

export interface AveragePoint {
  year: number;
  value: number;
}

/** What a brand did in one market, beside that market's average. */
export interface MarketSeries {
  market: Named;
  points: SeriesPoint[];
  average: AveragePoint[];
}

const toPoint = (year: number, reading: Reading | null, n: number | null): SeriesPoint => ({
  year,
  value: reading?.value ?? null,
  low: reading?.low ?? null,
  high: reading?.high ?? null,
  n,
});

/** Years from the first to the last that any of these markets has a wave in. */
export function toYears(waves: readonly MarketWave[], from: number | null = null, to: number | null = null): number[] {
  const years = new Set(
    waves.map(({ year }) => year).filter((year) => (from === null || year >= from) && (to === null || year <= to)),
  );
  return [...years].toSorted((a, b) => a - b);
}

/** A brand's line in a market on one measure. A year of the market without the brand is a gap. */
export function toMarketSeries(
  brand: BrandHistory,
  market: Named,
  waves: readonly MarketWave[],
  years: readonly number[],
  measure: Measure,
): MarketSeries {
  const points = years.map((year) => {
    const [cell] = toMarketCells(brand, [market], waves, year);
    if (cell?.status === "known") return toPoint(year, readMeasure(cell, measure), cell.n);
    return toPoint(year, null, cell?.status === "suppressed" ? cell.n : null);
  });
  return { market, points, average: toAverage(market, waves, years, measure) };
}

/** The market's average on one measure: its mean, or what stands for it (0 in z, 100 in index). */
function toAverage(
  market: Named,
  waves: readonly MarketWave[],
  years: readonly number[],
  measure: Measure,
): AveragePoint[] {
  const fixed = MEASURES[measure].average;
  return years.flatMap((year) => {
    const mean = findWave(waves, market.slug, year)?.mean ?? null;
    return mean === null ? [] : [{ year, value: fixed ?? mean }];
  });
}

/** Competition order, best first: equal values share a position; null stays null. */
function toOrder(values: readonly (number | null)[]): (number | null)[] {
  return values.map((value) =>
    value === null ? null : 1 + values.filter((other) => other !== null && other > value).length,
  );
}

export interface OrderSeries extends Named {
  points: { x: string; position: number | null }[];
}

/** In each market, the order of the chosen brands among themselves by score. Null where one has no score. */
export function toOrderByMarket(
  rows: readonly { brand: Named; cells: readonly MarketCell[] }[],
  markets: readonly Named[],
): OrderSeries[] {
  const columns = markets.map(({ slug }) =>
    toOrder(rows.map(({ cells }) => keepKnown(cells).find(({ market }) => market.slug === slug)?.score ?? null)),
  );
  return rows.map(({ brand }, row) => ({
    slug: brand.slug,
    name: brand.name,
    points: markets.map(({ name }, column) => ({ x: name, position: columns[column]?.[row] ?? null })),
  }));
}

/** In each year, the order of a brand's markets by how far above their average it stands. */
export function toOrderByYear(
  brand: BrandHistory,
  markets: readonly Named[],
  waves: readonly MarketWave[],
  years: readonly number[],
): OrderSeries[] {
  const columns = years.map((year) => {
    const known = keepKnown(toMarketCells(brand, markets, waves, year));
    return toOrder(markets.map(({ slug }) => known.find(({ market }) => market.slug === slug)?.difference ?? null));
  });
  return markets.map(({ slug, name }, row) => ({
    slug,
    name,
    points: years.map((year, column) => ({ x: String(year), position: columns[column]?.[row] ?? null })),
  }));
}
