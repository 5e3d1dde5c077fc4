import "server-only";
import { may } from "@/lib/access/rights";
import { loadBrandDataset, loadMarketWaves } from "@/lib/rankings/histories/load";
import type { PortfolioPage } from "@/lib/analyses/portfolio/portfolio";
import { listPortfolios } from "@/lib/analyses/portfolio/queries";
import type { PortfolioQuery } from "@/lib/analyses/portfolio/search-params";
import type { Reader } from "@/lib/access/reader";

/**
 * What the portfolio's page and its file are made from.
 * @throws {DataError} when the database does not answer
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
