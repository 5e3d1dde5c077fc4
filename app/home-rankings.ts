import { loadMarkets, loadRanking } from "@/lib/rankings/load";
import type { ReadyRanking, RankingView } from "@/lib/rankings/view";
import { logError } from "@/lib/platform/telemetry/log-error";

const isReady = (view: RankingView | null): view is ReadyRanking => view?.status === "ready" && view.rows.length > 0;

/** The public rankings of all markets, or null if the database did not respond: the home page works without them. */
export async function homeRankings(): Promise<ReadyRanking[] | null> {
  try {
    const markets = await loadMarkets();
    const views = await Promise.all(markets.map(({ slug }) => loadRanking(slug)));
    return views.filter(isReady);
  } catch (error) {
    logError(error, "The home page is shown without rankings.");
    return null;
  }
}
