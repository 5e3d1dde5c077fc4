import { toBrandClaim, type Claim } from "@/lib/analyses/country-comparison/claims";
import {
  keepKnown,
  toMarketCells,
  type KnownCell,
  type MarketCell,
} from "@/lib/analyses/country-comparison/market-cell";
import { testPairs, type PairTest } from "@/lib/analyses/country-comparison/market-tests";
import type { Measure } from "@/lib/analyses/country-comparison/measure";
import { toMarketSeries, toYears, type MarketSeries } from "@/lib/analyses/country-comparison/series";
import { toShares, type ShareRow } from "@/lib/analyses/country-comparison/shares";
import type { BrandHistory, MarketWave } from "@/lib/rankings/histories/dataset";
import type { Named } from "@/lib/catalogue/names/named";

/** One brand across the markets, looked at through some years. */
export interface MultiCountry {
  /** The last of the years: the one that tables and tests are of. */
  year: number;
  years: number[];
  /** Markets that ranked it in any of the years, in the order offered. */
  markets: Named[];
  cells: MarketCell[];
  known: KnownCell[];
  pairs: PairTest[];
  shares: ShareRow[];
  /** Where it stands highest first. */
  series: MarketSeries[];
  claim: Claim;
}

interface MultiCountrySource {
  brand: BrandHistory | null;
  /** As it is said in a headline. */
  name: string;
  markets: readonly Named[];
  waves: readonly MarketWave[];
  from: number | null;
  to: number | null;
  measure: Measure;
}

/** Everything the multi-country page draws. */
export function toMultiCountry({ brand, name, markets, waves, from, to, measure }: MultiCountrySource): MultiCountry {
  const years = toYears(waves, from, to);
  const year = years.at(-1) ?? to ?? 0;
  const cells = toMarketCells(brand, markets, waves, year);
  const known = keepKnown(cells);
  const pairs = testPairs(known);
  const ranking = markets.filter(({ slug }) =>
    brand?.years.some((each) => each.market === slug && years.includes(each.year)),
  );
  return {
    year,
    years,
    markets: ranking,
    cells,
    known,
    pairs,
    shares: known.flatMap((cell) => toShares(cell) ?? []),
    series: brand
      ? ranking
          .map((market) => toMarketSeries(brand, market, waves, years, measure))
          .toSorted((a, b) => latestOf(b) - latestOf(a))
      : [],
    claim: toBrandClaim(name, cells, pairs, year),
  };
}

const latestOf = ({ points }: MarketSeries) => points.at(-1)?.value ?? -Infinity;
