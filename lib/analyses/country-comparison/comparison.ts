import { toComparisonClaim, type Claim } from "@/lib/analyses/country-comparison/claims";
import {
  keepKnown,
  toMarketCells,
  type KnownCell,
  type MarketCell,
} from "@/lib/analyses/country-comparison/market-cell";
import { testEvenness, type EvennessTest } from "@/lib/analyses/country-comparison/market-tests";
import type { Measure } from "@/lib/analyses/country-comparison/measure";
import { countClearSteps, type Steps } from "@/lib/analyses/country-comparison/order-steps";
import {
  toMarketSeries,
  toOrderByMarket,
  toYears,
  type MarketSeries,
  type OrderSeries,
} from "@/lib/analyses/country-comparison/series";
import type { BrandHistory, MarketWave } from "@/lib/rankings/histories/dataset";
import type { Named } from "@/lib/catalogue/names/named";

/** A selected brand with its result in each market. */
export interface ComparedBrand extends Named {
  /** Null while loading, and if no market ranks it in the reader's years. */
  history: BrandHistory | null;
  /** As it is said in a sentence. */
  shortName: string;
}

/** One brand's row: a cell for each market shown. */
export interface ComparisonRow {
  brand: Named;
  cells: MarketCell[];
  known: KnownCell[];
  evenness: EvennessTest | null;
}

/** The lines of one market. */
export interface MarketPanel {
  market: Named;
  lines: { brand: Named; series: MarketSeries }[];
  average: MarketSeries["average"];
}

export interface Comparison {
  /** The last of the years, used for the heat map, the order and the tests. */
  year: number;
  years: number[];
  /** Markets that rank at least one of the brands in that year, and the others. */
  markets: Named[];
  without: Named[];
  rows: ComparisonRow[];
  tests: EvennessTest[];
  panels: MarketPanel[];
  orders: OrderSeries[];
  steps: Steps;
  claim: Claim;
}

interface ComparisonSource {
  brands: readonly ComparedBrand[];
  markets: readonly Named[];
  waves: readonly MarketWave[];
  from: number | null;
  to: number | null;
  measure: Measure;
}

/** The content of the country comparison. */
export function toComparison({ brands, markets, waves, from, to, measure }: ComparisonSource): Comparison {
  const years = toYears(waves, from, to);
  const year = years.at(-1) ?? to ?? 0;
  const isRanked = ({ status }: MarketCell) => status !== "unranked" && status !== "closed";
  const all = brands.map((brand) => ({ brand, cells: toMarketCells(brand.history, markets, waves, year) }));
  const shown = markets.filter(({ slug }) =>
    all.some(({ cells }) => cells.some((cell) => cell.market.slug === slug && isRanked(cell))),
  );
  const filtered = all.map(({ brand, cells }) => ({
    brand,
    cells: cells.filter(({ market }) => shown.some(({ slug }) => slug === market.slug)),
  }));
  const tests = testEvenness(filtered.map(({ brand, cells }) => ({ slug: brand.slug, cells: keepKnown(cells) })));
  const rows = filtered.map(({ brand: { slug, name }, cells }) => ({
    brand: { slug, name },
    cells,
    known: keepKnown(cells),
    evenness: tests.find((each) => each.slug === slug) ?? null,
  }));
  return {
    year,
    years,
    markets: shown,
    without: markets.filter((market) => !shown.includes(market)),
    rows,
    tests,
    panels: shown.map((market) => toPanel(market, brands, waves, years, measure)),
    orders: toOrderByMarket(rows, shown),
    steps: countClearSteps(rows.map(({ known }) => known)),
    claim: toComparisonClaim(
      filtered.map(({ brand, cells }) => ({ slug: brand.slug, name: brand.shortName, cells })),
      tests,
      year,
    ),
  };
}

function toPanel(
  market: Named,
  brands: readonly ComparedBrand[],
  waves: readonly MarketWave[],
  years: readonly number[],
  measure: Measure,
): MarketPanel {
  const lines = brands.flatMap(({ slug, name, history }) => {
    const series = history && toMarketSeries(history, market, waves, years, measure);
    return series && series.points.some(({ value, n }) => value !== null || n !== null)
      ? [{ brand: { slug, name }, series }]
      : [];
  });
  return { market, lines, average: lines[0]?.series.average ?? [] };
}
