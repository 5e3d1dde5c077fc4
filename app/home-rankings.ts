import { loadMarkets, loadRanking } from "@/lib/rankings/load";
import type { ReadyRanking, RankingView } from "@/lib/rankings/view";

const isReady = (view: RankingView | null): view is ReadyRanking => view?.status === "ready" && view.rows.length > 0;

/** The rankings of all markets as anyone sees them, or null when the database did not answer: a home page needs none. */
export async function homeRankings(): Promise<ReadyRanking[] | null> {
  try {
    const markets = await loadMarkets();
    const views = await Promise.all(markets.map(({ slug }) => loadRanking(slug)));
    return views.filter(isReady);
  } catch (error) {
    console.error("The home page is shown without rankings.", error);
    return null;
  }
}
