import "server-only";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import type { Reader } from "@/lib/access/reader";
import { may } from "@/lib/access/rights";
import { toCsvTable } from "@/lib/analyses/portfolio/csv-table";
import { toPortfolioDocument } from "@/lib/analyses/portfolio/document";
import { toHoldings, yearsOf } from "@/lib/analyses/portfolio/holdings";
import type { PortfolioPage } from "@/lib/analyses/portfolio/portfolio";
import { entriesIn } from "@/lib/analyses/portfolio/entry";
import { listPortfolios } from "@/lib/analyses/portfolio/queries";
import { type PortfolioQuery, parsePortfolioQuery } from "@/lib/analyses/portfolio/search-params";
import { type Shown, isSampled } from "@/lib/charts/shown";
import { loadBrandDataset, loadMarketWaves } from "@/lib/rankings/histories/load";
import { loadMarkets } from "@/lib/rankings/load";

/** What an address asks for, of what the study has. */
export async function readPortfolioQuery(params: Parameters<typeof parsePortfolioQuery>[0]): Promise<PortfolioQuery> {
  const query = parsePortfolioQuery(params);
  const entries = query.entries ? entriesIn(await loadMarkets(), query.entries) : [];
  return { ...query, entries: entries.length > 0 ? entries : null };
}

/**
 * What the portfolio's page and its file are made from.
 * @throws {DataError} when the database does not respond
 */
export async function loadPortfolioPage(reader: Reader, query: PortfolioQuery): Promise<PortfolioPage> {
  const [saved, waves] = await Promise.all([
    may(reader.viewer, "portfolio") && reader.viewer.userId ? listPortfolios(reader.caller) : [],
    loadMarketWaves(reader),
  ]);
  const opened = saved.find(({ id }) => id === query.saved) ?? null;
  const entries = query.entries ?? opened?.entries ?? [];
  const dataset = await loadBrandDataset(
    reader,
    entries.map(({ brand }) => brand),
  );
  return { saved, opened, entries, dataset, waves };
}

export async function readPortfolio(reader: Reader, params: URLSearchParams): Promise<Shown | null> {
  const query = await readPortfolioQuery(params);
  const { opened, entries, dataset, waves } = await loadPortfolioPage(reader, query);
  const years = yearsOf(entries, waves);
  const year = years.find((each) => each === query.year) ?? years[0];
  if (year === undefined || entries.length === 0) return null;
  const holdings = toHoldings(entries, dataset, waves, year, await loadShownStudy());
  const name = opened?.name ?? "";
  return {
    table: toCsvTable(holdings, `portfolio ${name} ${year}`),
    isSample: isSampled(waves),
    toDocument: () => toPortfolioDocument(holdings, name),
  };
}
