import "server-only";
import { can } from "@/lib/access/entitlements";
import type { BrandBook, MarketWave } from "@/lib/insights/book";
import { loadBrandBook, loadMarketWaves } from "@/lib/insights/load";
import type { PortfolioEntry } from "@/lib/portfolios/entry";
import type { SavedPortfolio } from "@/lib/portfolios/portfolio";
import { listPortfolios } from "@/lib/portfolios/queries";
import type { PortfolioQuery } from "@/lib/portfolios/search-params";
import type { Reader } from "@/lib/rankings/load";

export interface PortfolioPage {
  saved: SavedPortfolio[];
  /** The one the address names; null where it names none, or none of the reader's. */
  opened: SavedPortfolio | null;
  /** What is looked at: the address's own brands, else those of the one it names. */
  entries: PortfolioEntry[];
  book: BrandBook;
  waves: MarketWave[];
}

/**
 * What the portfolio's page and its file are made from.
 * @throws {DataError} when the database does not answer
 */
export async function loadPortfolioPage(reader: Reader, query: PortfolioQuery): Promise<PortfolioPage> {
  const [saved, waves] = await Promise.all([can(reader.viewer, "portfolio") && reader.viewer.userId ? listPortfolios(reader.caller) : [], loadMarketWaves(reader)]);
  const opened = saved.find(({ id }) => id === query.saved) ?? null;
  const entries = query.entries ?? opened?.entries ?? [];
  const book = await loadBrandBook(reader, entries.map(({ brand }) => brand));
  return { saved, opened, entries, book, waves };
}
