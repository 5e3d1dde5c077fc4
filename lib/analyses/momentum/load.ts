import "server-only";
import type { Reader } from "@/lib/access/reader";
import { toCsvTable } from "@/lib/analyses/momentum/csv-table";
import { toMomentumDocument } from "@/lib/analyses/momentum/document";
import { narrowToChosen } from "@/lib/analyses/momentum/narrow";
import { toAsked, toMomentumView, toThreeWaves } from "@/lib/analyses/momentum/view";
import type { Shown } from "@/lib/charts/shown";
import type { Named } from "@/lib/catalogue/names/named";
import { type AnalysisQuery, parseAnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import type { MarketDataset, MarketWave } from "@/lib/rankings/histories/dataset";
import { toDefaultMarket } from "@/lib/rankings/histories/default-selection";
import { loadMarketDataset, loadMarketWaves } from "@/lib/rankings/histories/load";
import { loadMarkets } from "@/lib/rankings/load";
import { loadNames } from "@/lib/rankings/names/load";

/** What the page of a market's momentum needs. */
export interface MomentumPage {
  initial: AnalysisQuery & { market: string };
  dataset: MarketDataset;
  waves: MarketWave[];
  markets: Named[];
}

/**
 * The market asked for, else the first brand's, with its three waves. Null without markets.
 * @throws {DataError} when the database does not respond
 */
export async function loadMomentumPage(reader: Reader, query: AnalysisQuery): Promise<MomentumPage | null> {
  const [markets, waves, names] = await Promise.all([loadMarkets(), loadMarketWaves(reader), loadNames()]);
  const market = toDefaultMarket(
    query,
    markets.map(({ slug }) => slug),
    names.brands,
  );
  if (market === null) return null;
  const three = toThreeWaves(waves, market, query.year);
  const dataset = three ? await loadMarketDataset(reader, market, toAsked(three)) : { market, brands: [] };
  return { initial: { ...query, market }, dataset, waves, markets: markets.map(({ slug, name }) => ({ slug, name })) };
}

export async function readMomentum(reader: Reader, params: URLSearchParams): Promise<Shown | null> {
  const page = await loadMomentumPage(reader, parseAnalysisQuery(params));
  const market = page?.markets.find(({ slug }) => slug === page.initial.market);
  const view =
    page && market ? toMomentumView({ dataset: page.dataset, waves: page.waves, query: page.initial, market }) : null;
  return (
    view && {
      table: toCsvTable(view),
      isSample: view.isSample,
      toDocument: (scope) => toMomentumDocument(scope === "page" ? view : narrowToChosen(view)),
    }
  );
}
