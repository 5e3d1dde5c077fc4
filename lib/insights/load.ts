import "server-only";
import { toMarketMovers, type MarketMovers } from "@/lib/insights/movers";
import { answerInTime, loadMarkets, loadOpenWaves, type Reader } from "@/lib/rankings/load";

/** The tested moves of every market's latest year, for who may see them; null when the database did not answer. */
export async function loadMarketMovers(reader: Reader): Promise<MarketMovers[] | null> {
  return answerInTime(readMarketMovers(reader));
}

async function readMarketMovers(reader: Reader): Promise<MarketMovers[]> {
  const markets = await loadMarkets();
  const movers = markets.map(async (market) => {
    const waves = await loadOpenWaves(reader, market);
    return waves && toMarketMovers(market, waves.earlier, waves.wave);
  });
  return (await Promise.all(movers)).filter((each) => each !== null);
}
