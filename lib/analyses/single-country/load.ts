import "server-only";
import type { Reader } from "@/lib/access/reader";
import type { Shown } from "@/lib/charts/shown";
import { toCsvTable } from "@/lib/analyses/single-country/csv-table";
import { toSingleCountryDocument } from "@/lib/analyses/single-country/document";
import { toSingleCountry } from "@/lib/analyses/single-country/view";
import { type AnalysisQuery, parseAnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import { toDefaultIndustry, toDefaultMarket } from "@/lib/rankings/histories/default-selection";
import { loadIndustryDataset, loadMarketWaves } from "@/lib/rankings/histories/load";
import { loadIndustries, loadMarkets } from "@/lib/rankings/load";
import { loadNames } from "@/lib/rankings/names/load";

/**
 * What the page of one market and industry begins with; null where there is no industry to show.
 * @throws {DataError} when the database does not respond
 */
export async function loadSingleCountryPage(reader: Reader, query: AnalysisQuery) {
  const [markets, names] = await Promise.all([loadMarkets(), loadNames()]);
  const lists = await Promise.all(
    markets.map(async ({ slug, name }) => ({ slug, name, industries: await loadIndustries(slug) })),
  );
  const market = toDefaultMarket(
    query,
    markets.map(({ slug }) => slug),
    names.brands,
  );
  const industries = lists.find(({ slug }) => slug === market)?.industries ?? [];
  const industry = toDefaultIndustry(query, industries, names.brands);
  if (!market || !industry) return null;
  const [dataset, waves] = await Promise.all([loadIndustryDataset(reader, market, industry), loadMarketWaves(reader)]);
  return {
    initial: { ...query, market, industry },
    dataset,
    waves,
    markets: lists.map((each) => ({ ...each, industries: each.industries.map(({ slug, name }) => ({ slug, name })) })),
  };
}

export async function readSingleCountry(reader: Reader, params: URLSearchParams): Promise<Shown | null> {
  const page = await loadSingleCountryPage(reader, parseAnalysisQuery(params));
  const market = page?.markets.find(({ slug }) => slug === page.initial.market);
  const industry = market?.industries.find(({ slug }) => slug === page?.initial.industry);
  const view =
    page && market && industry
      ? toSingleCountry({ dataset: page.dataset, waves: page.waves, query: page.initial, market, industry })
      : null;
  return (
    view && {
      table: toCsvTable(view),
      isSample: view.isSample,
      toDocument: (scope) => toSingleCountryDocument(view, scope),
    }
  );
}
