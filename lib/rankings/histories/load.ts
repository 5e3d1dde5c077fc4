import "server-only";
import { may } from "@/lib/access/rights";
import { rankingScope } from "@/lib/access/ranking-scope";
import type {
  AgeDataset,
  BrandDataset,
  IndustryDataset,
  MarketDataset,
  MarketWave,
} from "@/lib/rankings/histories/dataset";
import {
  listAgeMeans,
  listAgeResults,
  listBrandResultsOf,
  listIndustryResults,
  listMarketWaves,
  listWaveResults,
} from "@/lib/rankings/histories/queries";
import { toAgeDataset, toHistories, toMarketWave } from "@/lib/rankings/histories/series";
import { loadPublication } from "@/lib/rankings/publications/load";
import { loadMarkets } from "@/lib/rankings/load";
import type { Reader } from "@/lib/access/reader";
import { type CacheKey, RightsCache, rightsOf } from "@/lib/rankings/rights-cache";

// An empty response may be due to a right that has just ended, so it is not cached.
const industries = new RightsCache<IndustryDataset>(
  "rankings/histories: industries",
  400,
  ({ brands }) => brands.length > 0,
);
const someBrands = new RightsCache<BrandDataset>(
  "rankings/histories: someBrands",
  1_000,
  ({ brands }) => brands.length > 0,
);
const someWaves = new RightsCache<MarketDataset>(
  "rankings/histories: someWaves",
  60,
  ({ brands }) => brands.length > 0,
);
const waves = new RightsCache<MarketWave[]>("rankings/histories: waves", 10, (list) => list.length > 0);
const ages = new RightsCache<AgeDataset>("rankings/histories: ages", 1_000, ({ brands }) => brands.length > 0);

/** Cache key of a response to this reader. */
export async function keyOf(reader: Reader, question: readonly (string | number)[]): Promise<CacheKey> {
  const publication = await loadPublication();
  return { stamp: publication?.stamp ?? 0, rights: rightsOf(reader.viewer), question };
}

/** Years in the reader's plan, whatever the database returned; the window ends with the latest study. */
export async function isInWindow(reader: Reader): Promise<(year: number) => boolean> {
  const currentYear = Math.max(...(await loadMarkets()).map(({ year }) => year));
  return (year) => {
    const scope = rankingScope(reader.viewer, { byIndustry: false, year, latestYear: currentYear, currentYear });
    return scope.kind === "open" && scope.scores;
  };
}

/**
 * All brands of an industry in a market, for the years in the reader's plan; no brands for readers who may not see
 * scores, or if there is no such industry. Slugs in.
 * @throws {DataError} if the database does not respond
 */
export async function loadIndustryDataset(reader: Reader, market: string, industry: string): Promise<IndustryDataset> {
  if (!may(reader.viewer, "analytics")) return { market, industry, brands: [] };
  return industries.read(await keyOf(reader, [market, industry]), async () => {
    const [rows, isOpen] = await Promise.all([
      listIndustryResults(reader.caller, market, industry),
      isInWindow(reader),
    ]);
    return { market, industry, brands: toHistories(rows.filter(({ year }) => isOpen(year))) };
  });
}

/**
 * Brands (at most 200) in all markets, for the years in the reader's plan; unranked ones are left out. Throws as
 * `loadIndustryBook`.
 */
export async function loadBrandDataset(reader: Reader, slugs: readonly string[]): Promise<BrandDataset> {
  if (!may(reader.viewer, "analytics") || slugs.length === 0) return { brands: [] };
  const asked = [...new Set(slugs)].toSorted();
  return someBrands.read(await keyOf(reader, asked), async () => {
    const [rows, isOpen] = await Promise.all([listBrandResultsOf(reader.caller, asked), isInWindow(reader)]);
    return { brands: toHistories(rows.filter(({ year }) => isOpen(year))) };
  });
}

/** All brands of a market in these years, as far as they are in the reader's plan. Throws as `loadIndustryBook`. */
export async function loadMarketDataset(
  reader: Reader,
  market: string,
  years: readonly number[],
): Promise<MarketDataset> {
  const isOpen = await isInWindow(reader);
  const asked = [...new Set(years)].filter(isOpen).toSorted((a, b) => a - b);
  if (!may(reader.viewer, "analytics") || asked.length === 0) return { market, brands: [] };
  return someWaves.read(await keyOf(reader, [market, ...asked]), async () => {
    const rows = await Promise.all(asked.map(async (year) => listWaveResults(reader.caller, market, year)));
    return { market, brands: toHistories(rows.flat()).toSorted((a, b) => a.name.localeCompare(b.name, "en")) };
  });
}

/** Summary of every study in the reader's plan, by market and year. Throws as `loadIndustryBook`. */
export async function loadMarketWaves(reader: Reader): Promise<MarketWave[]> {
  if (!may(reader.viewer, "analytics")) return [];
  return waves.read(await keyOf(reader, []), async () => {
    const [rows, isOpen] = await Promise.all([listMarketWaves(reader.caller), isInWindow(reader)]);
    return rows.filter(({ year }) => isOpen(year)).map(toMarketWave);
  });
}

/** Brands (at most 200) by age group in one study, with market averages. Throws as `loadIndustryBook`. */
export async function loadAgeDataset(
  reader: Reader,
  market: string,
  slugs: readonly string[],
  year: number,
): Promise<AgeDataset> {
  const isOpen = await isInWindow(reader);
  if (!may(reader.viewer, "analytics") || slugs.length === 0 || !isOpen(year))
    return { market, year, ages: [], brands: [], means: [] };
  const asked = [...new Set(slugs)].toSorted();
  return ages.read(await keyOf(reader, [market, year, ...asked]), async () => {
    const [rows, means] = await Promise.all([
      listAgeResults(reader.caller, market, asked, year),
      listAgeMeans(reader.caller, market, year),
    ]);
    return toAgeDataset(market, year, rows, means);
  });
}
