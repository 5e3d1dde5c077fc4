import "server-only";
import { completeQuery } from "@/lib/analyses/country-comparison/choice";
import { toYears } from "@/lib/analyses/country-comparison/series";
import type { AnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import type { BrandDataset, MarketWave } from "@/lib/rankings/histories/dataset";
import { loadBrandDataset, loadMarketWaves } from "@/lib/rankings/histories/load";
import { loadNames } from "@/lib/rankings/names/load";
import { answerInTime } from "@/lib/platform/requests/answer-in-time";
import { loadMarkets } from "@/lib/rankings/load";
import type { Reader } from "@/lib/access/reader";
import type { Named } from "@/lib/catalogue/names/named";

/** What both pages that go across markets are drawn from. */
export interface CountryPage {
  /** With everything that was not asked filled in. */
  initial: AnalysisQuery;
  first: { slugs: readonly string[]; dataset: BrandDataset };
  /** Of the brands asked for, as far as anybody ranks them. */
  names: Named[];
  markets: Named[];
  waves: MarketWave[];
}

/** A page's first brands, at most `most`, through the reader's years; null when the database did not answer in time. */
export async function loadCountryPage(reader: Reader, asked: AnalysisQuery, most: number): Promise<CountryPage | null> {
  return answerInTime(readCountryPage(reader, asked, most));
}

async function readCountryPage(reader: Reader, asked: AnalysisQuery, most: number): Promise<CountryPage> {
  const [{ brands }, markets, waves] = await Promise.all([loadNames(), loadMarkets(), loadMarketWaves(reader)]);
  const initial = completeQuery(asked, brands, toYears(waves), most);
  const dataset = await loadBrandDataset(reader, initial.brands);
  const names = brands.filter(({ slug }) => initial.brands.includes(slug)).map(({ slug, name }) => ({ slug, name }));
  return {
    initial,
    first: { slugs: initial.brands, dataset },
    names,
    markets: markets.map(({ slug, name }) => ({ slug, name })),
    waves,
  };
}
