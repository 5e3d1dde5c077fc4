import { DataApi, type Key } from "../support/data-api";
import { quantile } from "./figure-table";

const MARKETS = ["sweden", "norway", "denmark", "finland", "netherlands"];
const CALLS = 200;

/** Milliseconds of a ranking query through the data API, one call after the other: median and 95th percentile. */
export async function measureQueries(dataDir: string, key: Key): Promise<{ median: number; p95: number }> {
  return timeCalls(dataDir, key, "list_ranked_brands", (call) => ({ p_market: MARKETS[call % MARKETS.length] }));
}

const INDUSTRIES = ["food-grocery", "energy", "banking", "telecom", "insurance"];
const SECTIONS = ["awareness", "priorities", "attitudes", "expectations"];
const BRANDS = ["vindrosa", "alvvide", "askvret-kraft"];

/** The calls of the analysis pages, all years of a market open: median and 95th percentile in milliseconds. */
export async function measureAnalysisQueries(
  dataDir: string,
): Promise<{ what: string; median: number; p95: number }[]> {
  const market = (call: number) => ({ p_market: MARKETS[call % MARKETS.length] });
  const asked: [string, string, (call: number) => Record<string, unknown>][] = [
    [
      "an industry through all years",
      "list_industry_results",
      (call) => ({ ...market(call), p_industry: INDUSTRIES[call % INDUSTRIES.length] }),
    ],
    ["three brands in all markets and years", "list_brand_results", () => ({ p_brands: BRANDS })],
    ["all waves as a whole", "list_market_waves", () => ({})],
    ["three brands by age", "list_age_results", (call) => ({ ...market(call), p_brands: BRANDS })],
    ["a market's means by age", "list_age_means", market],
    ["all brands of a wave", "list_wave_results", market],
    [
      "a population in all markets and years",
      "list_consumer_figures",
      (call) => ({ p_section: SECTIONS[call % SECTIONS.length], p_sex: "female" }),
    ],
    ["all populations of a wave", "list_consumer_populations", (call) => ({ ...market(call), p_section: "attitudes" })],
    [
      "an industry's forecasts",
      "list_forecasts",
      (call) => ({ ...market(call), p_industry: INDUSTRIES[call % INDUSTRIES.length] }),
    ],
    [
      "what was forecast of an industry before",
      "list_forecast_histories",
      (call) => ({ ...market(call), p_industry: INDUSTRIES[call % INDUSTRIES.length] }),
    ],
    ["a market's alerts", "list_risk_alerts", market],
  ];
  const figures = [];
  for (const [what, name, args] of asked) figures.push({ what, ...(await timeCalls(dataDir, "service", name, args)) });
  return figures;
}

async function timeCalls(dataDir: string, key: Key, name: string, args: (call: number) => Record<string, unknown>) {
  const api = new DataApi(dataDir);
  const samples: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const started = performance.now();
    const { status } = await api.call(key, name, args(call));
    if (status !== 200) throw new Error(`The data API answered ${status}.`);
    // The first round warms the connection and the plans.
    if (call >= MARKETS.length) samples.push(performance.now() - started);
  }
  return { median: quantile(samples, 0.5), p95: quantile(samples, 0.95) };
}
