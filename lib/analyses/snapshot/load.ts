import "server-only";
import { rankingScope } from "@/lib/access/ranking-scope";
import type { Reader } from "@/lib/access/reader";
import { may } from "@/lib/access/rights";
import { agesAsked } from "@/lib/analyses/age-groups/view";
import { type Shown, isSampled } from "@/lib/charts/shown";
import { toCsvTable } from "@/lib/analyses/snapshot/csv-table";
import { toSnapshotDocument } from "@/lib/analyses/snapshot/document";
import type { SnapshotExtras } from "@/lib/analyses/snapshot/extras";
import { type Outlook, toOutlook } from "@/lib/analyses/snapshot/outlook";
import { listBrandAlerts, listBrandForecasts, listRecordsOf } from "@/lib/analyses/snapshot/queries";
import { toSnapshotSelection } from "@/lib/analyses/snapshot/selection";
import { type SnapshotDatasets, drawSnapshot } from "@/lib/analyses/snapshot/source";
import type { BrandName } from "@/lib/catalogue/names/names";
import { type AnalysisQuery, parseAnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import type { BrandHistory } from "@/lib/rankings/histories/dataset";
import { toDefaultIndustry, toDefaultMarket } from "@/lib/rankings/histories/default-selection";
import { loadAgeDataset, loadBrandDataset, loadIndustryDataset, loadMarketWaves } from "@/lib/rankings/histories/load";
import { loadIndustries, loadMarkets } from "@/lib/rankings/load";
import { loadNames } from "@/lib/rankings/names/load";
import { loadPublication } from "@/lib/rankings/publications/load";
import { listRankedBrands } from "@/lib/rankings/queries";
import { RightsCache, rightsOf } from "@/lib/rankings/rights-cache";

interface Question {
  market: string;
  industry: string;
  brand: string;
  year: number;
}

/** A count that failed may be due to a right that ended just now, so it is not cached. */
const extras = new RightsCache<SnapshotExtras>(
  "analyses/snapshot: extras",
  2_000,
  ({ industryCount }) => industryCount !== null,
);

/**
 * The size of a brand's industry and its outlook, as far as the reader's plan has them. Slugs in.
 * @throws {DataError} when the database does not respond
 */
export async function loadSnapshotExtras(reader: Reader, question: Question): Promise<SnapshotExtras> {
  if (!may(reader.viewer, "analytics")) return { industryCount: null, outlook: null };
  const publication = await loadPublication();
  const key = {
    stamp: publication?.stamp ?? 0,
    rights: rightsOf(reader.viewer),
    question: [question.market, question.industry, question.brand, question.year],
  };
  return extras.read(key, async () => {
    const [industryCount, outlook] = await Promise.all([
      countIndustry(reader, question),
      readOutlook(reader, question),
    ]);
    return { industryCount, outlook };
  });
}

async function countIndustry(reader: Reader, { market, industry, year }: Question): Promise<number | null> {
  const markets = await loadMarkets();
  const latestYear = markets.find(({ slug }) => slug === market)?.year;
  if (latestYear === undefined) return null;
  if (latestYear === year)
    return (await loadIndustries(market)).find(({ slug }) => slug === industry)?.brandCount ?? null;
  const currentYear = Math.max(...markets.map((each) => each.year));
  const scope = rankingScope(reader.viewer, { byIndustry: true, year, latestYear, currentYear });
  if (scope.kind !== "open" || !scope.scores) return null;
  const rows = await listRankedBrands(reader.caller, market, industry, year);
  return rows.length === 0 ? null : rows.length;
}

async function readOutlook(reader: Reader, { market, brand, year }: Question): Promise<Outlook | null> {
  if (!may(reader.viewer, "predictions")) return null;
  const [forecasts, records, alerts] = await Promise.all([
    listBrandForecasts(reader.caller, market, brand),
    listRecordsOf(reader.caller, market),
    may(reader.viewer, "riskAlerts") ? listBrandAlerts(reader.caller, market, brand) : null,
  ]);
  return toOutlook(year, forecasts, records, alerts);
}

/**
 * What the snapshot of a query's first brand is drawn from; without a brand asked for, that of the best brand of the
 * market's largest industry. Null where there is nothing to take one of.
 * @throws {DataError} when the database does not respond
 */
export async function loadSnapshotDatasets(reader: Reader, query: AnalysisQuery): Promise<SnapshotDatasets | null> {
  const [markets, waves, names, asked] = await Promise.all([
    loadMarkets(),
    loadMarketWaves(reader),
    loadNames(),
    findBrand(reader, query.brands[0]),
  ]);
  const marketSlug = toDefaultMarket(
    query,
    markets.map(({ slug }) => slug),
    names.brands,
  );
  const brand = asked ?? (marketSlug === null ? null : await findBest(reader, query, marketSlug, names.brands));
  const selection = brand && toSnapshotSelection(brand, query);
  const market = markets.find(({ slug }) => slug === selection?.market);
  if (!brand || !selection || !market) return null;
  const dataset = await loadIndustryDataset(reader, selection.market, selection.industry);
  const [ages, more] = await Promise.all([
    loadAgeDataset(reader, selection.market, agesAsked(dataset, selection.market, selection.year), selection.year),
    loadSnapshotExtras(reader, { ...selection, brand: brand.slug }),
  ]);
  return {
    brand,
    market: { slug: market.slug, name: market.name },
    year: selection.year,
    dataset,
    ages,
    waves,
    extras: more,
  };
}

async function findBrand(reader: Reader, slug: string | undefined): Promise<BrandHistory | null> {
  if (slug === undefined) return null;
  return (await loadBrandDataset(reader, [slug])).brands[0] ?? null;
}

async function findBest(
  reader: Reader,
  query: AnalysisQuery,
  market: string,
  names: readonly BrandName[],
): Promise<BrandHistory | null> {
  const industry = toDefaultIndustry(query, await loadIndustries(market), names);
  if (industry === null) return null;
  const { brands } = await loadIndustryDataset(reader, market, industry);
  const positionOf = ({ years }: BrandHistory) =>
    years.findLast((each) => each.market === market)?.inIndustry ?? Infinity;
  const [best] = brands.toSorted((a, b) => positionOf(a) - positionOf(b));
  return findBrand(reader, best?.slug);
}

export async function readSnapshot(reader: Reader, params: URLSearchParams): Promise<Shown | null> {
  const query = parseAnalysisQuery(params);
  const datasets = await loadSnapshotDatasets(reader, query);
  const drawn = datasets && drawSnapshot(datasets);
  if (!drawn) return null;
  const isSample = isSampled(datasets.waves);
  return {
    table: toCsvTable(drawn.snapshot, isSample),
    isSample,
    toDocument: (scope) => toSnapshotDocument(drawn, isSample, query.view, scope),
  };
}
