import { toCsvTable as toAgeTable } from "@/lib/age-groups/csv-table";
import { loadAgeSource } from "@/lib/age-groups/load";
import { toAgeView } from "@/lib/age-groups/view";
import { toCsvTable as toCountryTable } from "@/lib/country-comparison/csv-table";
import { loadCountryPage } from "@/lib/country-comparison/load";
import { toYears } from "@/lib/country-comparison/series";
import { MOST_BRANDS, parseAnalysisQuery } from "@/lib/insights/analysis-query";
import type { CsvTable } from "@/lib/insights/csv-table";
import { loadIndustryBook, loadMarketWaves } from "@/lib/insights/load";
import { loadPaletteNames } from "@/lib/palette/load";
import { toCsvTable as toPortfolioTable } from "@/lib/portfolios/csv-table";
import { toHoldings, yearsOf } from "@/lib/portfolios/holdings";
import { loadPortfolioPage } from "@/lib/portfolios/load";
import { parsePortfolioQuery } from "@/lib/portfolios/search-params";
import { loadIndustries, loadMarkets, type Reader } from "@/lib/rankings/load";
import { toCsvTable as toSingleCountryTable } from "@/lib/single-country/csv-table";
import { toDefaultIndustry, toDefaultMarket } from "@/lib/insights/default-place";
import { toSingleCountry } from "@/lib/single-country/view";
import { toCsvTable as toSnapshotTable } from "@/lib/snapshots/csv-table";
import { loadSnapshotBooks } from "@/lib/snapshots/load";
import { drawSnapshot } from "@/lib/snapshots/source";

/** What a page shows, and whether its figures are invented. */
interface Shown {
  table: CsvTable;
  isSample: boolean;
}

/** Reads what a page shows for its parameters; null where that is nothing. */
type FigureReader = (reader: Reader, params: URLSearchParams) => Promise<Shown | null>;

const isSampled = (waves: readonly { isSample: boolean }[]) => waves.some(({ isSample }) => isSample);

async function readSingleCountry(reader: Reader, params: URLSearchParams): Promise<Shown | null> {
  const query = parseAnalysisQuery(params);
  const [markets, names] = await Promise.all([loadMarkets(), loadPaletteNames()]);
  const slug = toDefaultMarket(query, markets.map((each) => each.slug), names.brands);
  const market = markets.find((each) => each.slug === slug);
  const industries = market ? await loadIndustries(market.slug) : [];
  const trade = toDefaultIndustry(query, industries, names.brands);
  const industry = industries.find((each) => each.slug === trade);
  if (!market || !industry) return null;
  const [book, waves] = await Promise.all([loadIndustryBook(reader, market.slug, industry.slug), loadMarketWaves(reader)]);
  const view = toSingleCountry({ book, waves, query: { ...query, market: market.slug, industry: industry.slug }, market, industry });
  return view && { table: toSingleCountryTable(view), isSample: view.isSample };
}

const readCountries =
  (figure: "multi-country" | "country-comparison", most: number): FigureReader =>
  async (reader, params) => {
    const page = await loadCountryPage(reader, parseAnalysisQuery(params, most), most);
    if (!page || page.first.book.brands.length === 0) return null;
    const { initial, first, markets, waves } = page;
    // In the order chosen, as on the page.
    const brands = initial.brands.flatMap((slug) => first.book.brands.find((brand) => brand.slug === slug) ?? []);
    return { table: toCountryTable({ figure, brands, markets, waves, years: toYears(waves, initial.from, initial.to) }), isSample: isSampled(waves) };
  };

async function readAgeGroups(reader: Reader, params: URLSearchParams): Promise<Shown | null> {
  const source = await loadAgeSource(reader, parseAnalysisQuery(params));
  if (!source) return null;
  const view = toAgeView(source);
  return { table: toAgeTable(view), isSample: view.wave?.isSample ?? false };
}

async function readSnapshot(reader: Reader, params: URLSearchParams): Promise<Shown | null> {
  const books = await loadSnapshotBooks(reader, parseAnalysisQuery(params));
  const drawn = books && drawSnapshot(books);
  if (!drawn) return null;
  const isSample = isSampled(books.waves);
  return { table: toSnapshotTable(drawn.snapshot, isSample), isSample };
}

async function readPortfolio(reader: Reader, params: URLSearchParams): Promise<Shown | null> {
  const query = parsePortfolioQuery(params);
  const { opened, entries, book, waves } = await loadPortfolioPage(reader, query);
  const years = yearsOf(entries, waves);
  const year = years.find((each) => each === query.year) ?? years[0];
  if (year === undefined || entries.length === 0) return null;
  return { table: toPortfolioTable(toHoldings(entries, book, waves, year), `portfolio ${opened?.name ?? ""} ${year}`), isSample: isSampled(waves) };
}

/** The files there are, by the name they have in the address. Each is made from its page's own parameters and figures. */
export const FIGURES: Readonly<Record<string, FigureReader>> = {
  "single-country": readSingleCountry,
  "multi-country": readCountries("multi-country", 1),
  "country-comparison": readCountries("country-comparison", MOST_BRANDS),
  "age-groups": readAgeGroups,
  snapshot: readSnapshot,
  portfolio: readPortfolio,
};
