import { DataApi, type Key } from "../support/data-api";
import { quantile } from "./figure-table";

const MARKETS = ["sweden", "norway", "denmark", "finland", "netherlands"];
const CALLS = 200;

/** Milliseconds of a ranking query through the data API, one call after the other: median and 95th percentile. */
export async function measureQueries(dataDir: string, key: Key): Promise<{ median: number; p95: number }> {
  const api = new DataApi(dataDir);
  const samples: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const market = MARKETS[call % MARKETS.length];
    const started = performance.now();
    const { status } = await api.call(key, "list_ranked_brands", { p_market: market });
    if (status !== 200) throw new Error(`The data API answered ${status}.`);
    // The first round warms the connection and the plans.
    if (call >= MARKETS.length) samples.push(performance.now() - started);
  }
  return { median: quantile(samples, 0.5), p95: quantile(samples, 0.95) };
}
