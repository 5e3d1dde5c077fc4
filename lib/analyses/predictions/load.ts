import "server-only";
import { may } from "@/lib/access/rights";
import { isInWindow, keyOf } from "@/lib/rankings/histories/load";
import type { Alert } from "@/lib/analyses/predictions/alert";
import type { ForecastDataset } from "@/lib/analyses/predictions/dataset";
import {
  listAlerts,
  listForecastHistories,
  listForecastRecords,
  listForecasts,
  listForecastTracks,
  listPassingOdds,
} from "@/lib/analyses/predictions/queries";
import { toBrandForecasts } from "@/lib/analyses/predictions/series";
import { loadMarkets } from "@/lib/rankings/load";
import type { Reader } from "@/lib/access/reader";
import { listRankedBrands } from "@/lib/rankings/queries";
import { RightsCache } from "@/lib/rankings/rights-cache";

type MarketPart = Pick<ForecastDataset, "tracks" | "records" | "odds" | "tenthScore">;

// An empty response may be due to a right that has just ended, so it is not cached.
const industries = new RightsCache<ForecastDataset>(
  "analyses/predictions: industries",
  300,
  ({ brands }) => brands.length > 0,
);
const wholeMarkets = new RightsCache<MarketPart>(
  "analyses/predictions: wholeMarkets",
  20,
  ({ tracks }) => tracks.length > 0,
);
const warnings = new RightsCache<Alert[]>("analyses/predictions: warnings", 4, (list) => list.length > 0);

/**
 * Forecasts for an industry of a market, and their track record; without brands for readers who may not see them, or if
 * there are none. Slugs in.
 * @throws {DataError} if the database does not respond
 */
export async function loadForecastDataset(reader: Reader, market: string, industry: string): Promise<ForecastDataset> {
  const nothing: ForecastDataset = {
    market,
    industry,
    origin: null,
    brands: [],
    tracks: [],
    records: [],
    odds: [],
    tenthScore: null,
  };
  if (!may(reader.viewer, "predictions")) return nothing;
  return industries.read(await keyOf(reader, [market, industry]), async () => {
    const [rows, histories, whole, isOpen] = await Promise.all([
      listForecasts(reader.caller, market, industry),
      listForecastHistories(reader.caller, market, industry),
      loadMarketPart(reader, market),
      isInWindow(reader),
    ]);
    const open = rows.filter(({ origin_year: year }) => isOpen(year));
    const past = histories.filter(({ origin_year: origin, year }) => isOpen(origin) && isOpen(year));
    return { ...nothing, ...whole, origin: open[0]?.origin_year ?? null, brands: toBrandForecasts(open, past) };
  });
}

async function loadMarketPart(reader: Reader, market: string): Promise<MarketPart> {
  return wholeMarkets.read(await keyOf(reader, [market]), async () => {
    const [tracks, records, odds, tenthScore, isOpen] = await Promise.all([
      listForecastTracks(reader.caller, market),
      listForecastRecords(reader.caller, market),
      listPassingOdds(reader.caller, market),
      findTenthScore(reader, market),
      isInWindow(reader),
    ]);
    const latest = Math.max(...records.map(({ originYear }) => originYear));
    return {
      tracks: tracks.filter(({ origin }) => origin === null || isOpen(origin)),
      records: records.filter(({ originYear }) => originYear === latest).map(({ originYear: _, ...record }) => record),
      odds,
      tenthScore,
    };
  });
}

async function findTenthScore(reader: Reader, market: string): Promise<number | null> {
  const year = (await loadMarkets()).find(({ slug }) => slug === market)?.year;
  if (year === undefined || !(await isInWindow(reader))(year)) return null;
  const brands = await listRankedBrands(reader.caller, market, null, year);
  return brands.filter(({ overall_position: position }) => position !== null && position <= 10).at(-1)?.score ?? null;
}

/** Alerts about brands of all markets in the reader's years, latest first. Throws as `loadForecastBook`. */
export async function loadAlerts(reader: Reader): Promise<Alert[]> {
  if (!may(reader.viewer, "riskAlerts")) return [];
  return warnings.read(await keyOf(reader, []), async () => {
    const [markets, isOpen] = await Promise.all([loadMarkets(), isInWindow(reader)]);
    // One market at a time: a response of the data API has at most a thousand rows.
    const alerts = await Promise.all(markets.map(async ({ slug }) => listAlerts(reader.caller, slug)));
    return alerts
      .flat()
      .filter(({ year }) => isOpen(year))
      .toSorted((a, b) => b.year - a.year);
  });
}
