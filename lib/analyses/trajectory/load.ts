import "server-only";
import type { Reader } from "@/lib/access/reader";
import type { ForecastDataset, ForecastTrack } from "@/lib/analyses/predictions/dataset";
import { loadForecastDataset } from "@/lib/analyses/predictions/load";
import type { Shown } from "@/lib/charts/shown";
import { toCsvTable, toRecordTable } from "@/lib/analyses/trajectory/csv-table";
import { toTrajectoryDocument } from "@/lib/analyses/trajectory/document";
import { MOST_SHOWN } from "@/lib/analyses/trajectory/most-shown";
import { type TrajectoryView, toTrajectory } from "@/lib/analyses/trajectory/view";
import type { Named } from "@/lib/catalogue/names/named";
import type { CsvTable } from "@/lib/charts/csv-table";
import { type AnalysisQuery, parseAnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import type { IndustryDataset, MarketWave } from "@/lib/rankings/histories/dataset";
import { toDefaultIndustry, toDefaultMarket } from "@/lib/rankings/histories/default-selection";
import { loadIndustryDataset, loadMarketWaves } from "@/lib/rankings/histories/load";
import { loadIndustries, loadMarkets } from "@/lib/rankings/load";
import { loadNames } from "@/lib/rankings/names/load";

/** What the trajectory page needs. */
export interface TrajectoryPage {
  initial: AnalysisQuery & { market: string; industry: string };
  dataset: IndustryDataset;
  forecasts: ForecastDataset;
  waves: MarketWave[];
  /** Markets with their industries. */
  markets: (Named & { industries: Named[] })[];
}

/**
 * The market and industry asked for, else the first brand's, with its histories and forecasts. Null where there is no
 * market or no industry.
 * @throws {DataError} when the database does not respond
 */
export async function loadTrajectoryPage(reader: Reader, query: AnalysisQuery): Promise<TrajectoryPage | null> {
  const [markets, names] = await Promise.all([loadMarkets(), loadNames()]);
  const lists = await Promise.all(
    markets.map(async ({ slug, name }) => ({ slug, name, industries: await loadIndustries(slug) })),
  );
  const market = toDefaultMarket(
    query,
    markets.map(({ slug }) => slug),
    names.brands,
  );
  const industry = toDefaultIndustry(query, lists.find(({ slug }) => slug === market)?.industries ?? [], names.brands);
  if (market === null || industry === null) return null;
  const [dataset, forecasts, waves] = await Promise.all([
    loadIndustryDataset(reader, market, industry),
    loadForecastDataset(reader, market, industry),
    loadMarketWaves(reader),
  ]);
  return {
    initial: { ...query, market, industry },
    dataset,
    forecasts: { ...forecasts, tracks: forecasts.tracks.filter(isShown) },
    waves,
    markets: lists.map(({ slug, name, industries }) => ({
      slug,
      name,
      industries: industries.map((each) => ({ slug: each.slug, name: each.name })),
    })),
  };
}

/** Records of an industry by wave are based on a few dozen forecasts, and are not drawn. */
const isShown = ({ industry, origin }: ForecastTrack) => industry === null || origin === null;

const readTrajectory =
  (write: (view: TrajectoryView) => CsvTable | null) =>
  async (reader: Reader, params: URLSearchParams): Promise<Shown | null> => {
    const page = await loadTrajectoryPage(reader, parseAnalysisQuery(params, MOST_SHOWN));
    const market = page?.markets.find(({ slug }) => slug === page.initial.market);
    const industry = market?.industries.find(({ slug }) => slug === page?.initial.industry);
    const view =
      page && market && industry
        ? toTrajectory({ ...page, query: page.initial, market, industry, industries: market.industries })
        : null;
    const table = view && write(view);
    return view && table && { table, isSample: view.isSample, toDocument: () => toTrajectoryDocument(view) };
  };

export const readForecasts = readTrajectory(toCsvTable);
/** How accurate the forecasts of earlier years were; on the same page, with the same chart. */
export const readForecastRecord = readTrajectory(toRecordTable);
