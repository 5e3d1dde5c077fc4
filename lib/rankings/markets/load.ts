import "server-only";
import type { MarketFacts, OpenList } from "@/lib/rankings/markets/market-words";
import { loadIndustries, loadMarkets, loadRanking } from "@/lib/rankings/load";
import type { MarketSummary } from "@/lib/rankings/view";

async function loadOpenList(market: MarketSummary): Promise<OpenList> {
  const view = await loadRanking(market.slug);
  return { market, rows: view?.status === "ready" ? view.rows : [] };
}

/** The public top 10 of every published market, in display order. */
export async function loadOpenLists(): Promise<OpenList[]> {
  return Promise.all((await loadMarkets()).map(loadOpenList));
}

/**
 * Public facts about a market, with the others; null if nothing of it is published.
 * @throws if the database does not respond and nothing is cached
 */
export async function loadMarketFacts(slug: string): Promise<MarketFacts | null> {
  const [markets, industries] = await Promise.all([loadMarkets(), loadIndustries(slug)]);
  const lists = await Promise.all(markets.map(loadOpenList));
  const own = lists.find(({ market }) => market.slug === slug);
  if (!own || own.rows.length === 0) return null;
  return { ...own, industries, others: lists.filter((list) => list !== own) };
}
