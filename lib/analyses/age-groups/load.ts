import "server-only";
import type { Reader } from "@/lib/access/reader";
import { toCsvTable } from "@/lib/analyses/age-groups/csv-table";
import { toAgeGroupsDocument } from "@/lib/analyses/age-groups/document";
import { type AgeSource, agesAsked, toAgeView, toYear } from "@/lib/analyses/age-groups/view";
import type { Shown } from "@/lib/charts/shown";
import { type AnalysisQuery, parseAnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import { toDefaultIndustry, toDefaultMarket } from "@/lib/rankings/histories/default-selection";
import { loadAgeDataset, loadIndustryDataset, loadMarketWaves } from "@/lib/rankings/histories/load";
import { loadIndustries, loadMarkets } from "@/lib/rankings/load";
import { loadNames } from "@/lib/rankings/names/load";

/**
 * The age groups for a query with defaults filled in, for the page and the file. Null without a market or an industry
 * to show.
 * @throws {DataError} if the database does not respond
 */
export async function loadAgeSource(reader: Reader, query: AnalysisQuery): Promise<AgeSource | null> {
  const [markets, waves, names] = await Promise.all([loadMarkets(), loadMarketWaves(reader), loadNames()]);
  const marketSlug = toDefaultMarket(
    query,
    markets.map(({ slug }) => slug),
    names.brands,
  );
  const market = markets.find(({ slug }) => slug === marketSlug);
  if (!market) return null;
  const industries = await loadIndustries(market.slug);
  const industrySlug = toDefaultIndustry(query, industries, names.brands);
  const industry = industries.find(({ slug }) => slug === industrySlug);
  const year = toYear(query.year, waves, market.slug);
  if (!industry || year === null) return null;
  const dataset = await loadIndustryDataset(reader, market.slug, industry.slug);
  const ages = await loadAgeDataset(reader, market.slug, agesAsked(dataset, market.slug, year), year);
  const filled = { ...query, market: market.slug, industry: industry.slug, year: query.year === null ? null : year };
  return {
    query: filled,
    market: { slug: market.slug, name: market.name },
    industry: { slug: industry.slug, name: industry.name },
    dataset,
    ages,
    waves,
  };
}

export async function readAgeGroups(reader: Reader, params: URLSearchParams): Promise<Shown | null> {
  const source = await loadAgeSource(reader, parseAnalysisQuery(params));
  if (!source) return null;
  const view = toAgeView(source);
  return {
    table: toCsvTable(view),
    isSample: view.wave?.isSample ?? false,
    toDocument: (scope) => toAgeGroupsDocument(view, scope),
  };
}
