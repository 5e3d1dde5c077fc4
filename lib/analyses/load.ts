import "server-only";
import { may } from "@/lib/access/rights";
import { toCsvTable as toAlertTable } from "@/lib/analyses/risk-alerts/csv-table";
import { loadRisksSelection } from "@/lib/analyses/risk-alerts/risks/load";
import { parseRisksQuery } from "@/lib/analyses/risk-alerts/search-params";
import { toCsvTable as toAgeTable } from "@/lib/analyses/age-groups/csv-table";
import { loadAgeSource } from "@/lib/analyses/age-groups/load";
import { toAgeView } from "@/lib/analyses/age-groups/view";
import type { ChartConfiguration } from "@/lib/analyses/configuration";
import type { ChartDocument } from "@/lib/charts/document";
import { toAgeGroupsDocument } from "@/lib/analyses/age-groups/document";
import { toClaimDocument } from "@/lib/analyses/claim-check/document";
import { toCountryComparisonDocument } from "@/lib/analyses/country-comparison/document";
import { toMomentumDocument } from "@/lib/analyses/momentum/document";
import { toMultiCountryDocument } from "@/lib/analyses/country-comparison/multi-country-document";
import { toPortfolioDocument } from "@/lib/analyses/portfolio/document";
import { toSingleCountryDocument } from "@/lib/analyses/single-country/document";
import { toSnapshotDocument } from "@/lib/analyses/snapshot/document";
import { toTrajectoryDocument } from "@/lib/analyses/trajectory/document";
import { CHART_FIGURES } from "@/lib/analyses/registry";
import { tableDocument } from "@/lib/charts/table-document";
import { isConsumerPage } from "@/lib/analyses/consumers/section";
import { loadConsumerCsv } from "@/lib/analyses/consumers/load";
import { toCsvTable as toClaimTable } from "@/lib/analyses/claim-check/csv-table";
import { loadClaimPage } from "@/lib/analyses/claim-check/load";
import { parseClaimQuery } from "@/lib/analyses/claim-check/search-params";
import { settle } from "@/lib/analyses/claim-check/settle";
import { checkClaim } from "@/lib/analyses/claim-check/view";
import { toCsvTable as toCountryTable } from "@/lib/analyses/country-comparison/csv-table";
import { type CountryPage, loadCountryPage } from "@/lib/analyses/country-comparison/load";
import { toComparison } from "@/lib/analyses/country-comparison/comparison";
import { toMultiCountry } from "@/lib/analyses/country-comparison/multi-country";
import { toYears } from "@/lib/analyses/country-comparison/series";
import { DataError } from "@/lib/platform/database/data-error";
import { MOST_BRANDS, parseAnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import type { BrandHistory } from "@/lib/rankings/histories/dataset";
import type { CsvTable } from "@/lib/charts/csv-table";
import { loadIndustryDataset, loadMarketWaves } from "@/lib/rankings/histories/load";
import { toCsvTable as toMomentumTable } from "@/lib/analyses/momentum/csv-table";
import { loadMomentumPage } from "@/lib/analyses/momentum/load";
import { toMomentumView } from "@/lib/analyses/momentum/view";
import { loadNames } from "@/lib/rankings/names/load";
import { toCsvTable as toPortfolioTable } from "@/lib/analyses/portfolio/csv-table";
import { toHoldings, yearsOf } from "@/lib/analyses/portfolio/holdings";
import { loadPortfolioPage } from "@/lib/analyses/portfolio/load";
import { parsePortfolioQuery } from "@/lib/analyses/portfolio/search-params";
import { loadIndustries, loadMarkets } from "@/lib/rankings/load";
import type { Reader } from "@/lib/access/reader";
import { toCsvTable as toSingleCountryTable } from "@/lib/analyses/single-country/csv-table";
import { toDefaultIndustry, toDefaultMarket } from "@/lib/rankings/histories/default-selection";
import { shortName } from "@/lib/platform/words/shorten";
import { toSingleCountry } from "@/lib/analyses/single-country/view";
import { toCsvTable as toSnapshotTable } from "@/lib/analyses/snapshot/csv-table";
import { loadSnapshotDatasets } from "@/lib/analyses/snapshot/load";
import { drawSnapshot } from "@/lib/analyses/snapshot/source";
import { toCsvTable as toTrajectoryTable, toRecordTable } from "@/lib/analyses/trajectory/csv-table";
import { loadTrajectoryPage } from "@/lib/analyses/trajectory/load";
import { MOST_SHOWN } from "@/lib/analyses/trajectory/subject";
import { toTrajectory, type TrajectoryView } from "@/lib/analyses/trajectory/view";

/** What a page shows, and whether its figures are invented. */
export interface Shown {
  table: CsvTable;
  isSample: boolean;
  /** The chart as it leaves the site. */
  toDocument?: () => ChartDocument | null;
}

/** Reads what a page shows for its parameters; null where that is nothing. */
type FigureReader = (reader: Reader, params: URLSearchParams) => Promise<Shown | null>;

const isSampled = (waves: readonly { isSample: boolean }[]) => waves.some(({ isSample }) => isSample);

async function readSingleCountry(reader: Reader, params: URLSearchParams): Promise<Shown | null> {
  const query = parseAnalysisQuery(params);
  const [markets, names] = await Promise.all([loadMarkets(), loadNames()]);
  const slug = toDefaultMarket(
    query,
    markets.map((each) => each.slug),
    names.brands,
  );
  const market = markets.find((each) => each.slug === slug);
  const industries = market ? await loadIndustries(market.slug) : [];
  const trade = toDefaultIndustry(query, industries, names.brands);
  const industry = industries.find((each) => each.slug === trade);
  if (!market || !industry) return null;
  const [dataset, waves] = await Promise.all([
    loadIndustryDataset(reader, market.slug, industry.slug),
    loadMarketWaves(reader),
  ]);
  const view = toSingleCountry({
    dataset,
    waves,
    query: { ...query, market: market.slug, industry: industry.slug },
    market,
    industry,
  });
  return (
    view && {
      table: toSingleCountryTable(view),
      isSample: view.isSample,
      toDocument: () => toSingleCountryDocument(view),
    }
  );
}

function toOneBrand(
  [brand]: readonly BrandHistory[],
  { initial: { from, to, scale }, markets, waves }: CountryPage,
): ChartDocument | null {
  if (!brand) return null;
  const view = toMultiCountry({ brand, name: shortName(brand.name), markets, waves, from, to, measure: scale });
  return toMultiCountryDocument({ view, brand, markets, waves, measure: scale });
}

function toSeveral(
  brands: readonly BrandHistory[],
  { initial: { from, to, scale }, markets, waves }: CountryPage,
): ChartDocument {
  const measure = scale === "score" ? "difference" : scale;
  const compared = brands.map((history) => ({
    slug: history.slug,
    name: history.name,
    history,
    said: shortName(history.name),
  }));
  return toCountryComparisonDocument({
    view: toComparison({ brands: compared, markets, waves, from, to, measure }),
    brands,
    markets,
    waves,
    measure,
  });
}

const readCountries =
  (figure: "multi-country" | "country-comparison", most: number): FigureReader =>
  async (reader, params) => {
    const page = await loadCountryPage(reader, parseAnalysisQuery(params, most), most);
    // Late is not the same as nothing.
    if (!page) throw new DataError("unreachable", figure, "no answer in time");
    if (page.first.dataset.brands.length === 0) return null;
    const { initial, first, markets, waves } = page;
    // In the order chosen, as on the page.
    const brands = initial.brands.flatMap((slug) => first.dataset.brands.find((brand) => brand.slug === slug) ?? []);
    const toDocument = () => (figure === "multi-country" ? toOneBrand(brands, page) : toSeveral(brands, page));
    return {
      table: toCountryTable({ figure, brands, markets, waves, years: toYears(waves, initial.from, initial.to) }),
      isSample: isSampled(waves),
      toDocument,
    };
  };

async function readAgeGroups(reader: Reader, params: URLSearchParams): Promise<Shown | null> {
  const source = await loadAgeSource(reader, parseAnalysisQuery(params));
  if (!source) return null;
  const view = toAgeView(source);
  return {
    table: toAgeTable(view),
    isSample: view.wave?.isSample ?? false,
    toDocument: () => toAgeGroupsDocument(view),
  };
}

async function readSnapshot(reader: Reader, params: URLSearchParams): Promise<Shown | null> {
  const query = parseAnalysisQuery(params);
  const datasets = await loadSnapshotDatasets(reader, query);
  const drawn = datasets && drawSnapshot(datasets);
  if (!drawn) return null;
  const isSample = isSampled(datasets.waves);
  return {
    table: toSnapshotTable(drawn.snapshot, isSample),
    isSample,
    toDocument: () => toSnapshotDocument(drawn, isSample, query.view),
  };
}

async function readPortfolio(reader: Reader, params: URLSearchParams): Promise<Shown | null> {
  const query = parsePortfolioQuery(params);
  const { opened, entries, dataset, waves } = await loadPortfolioPage(reader, query);
  const years = yearsOf(entries, waves);
  const year = years.find((each) => each === query.year) ?? years[0];
  if (year === undefined || entries.length === 0) return null;
  const holdings = toHoldings(entries, dataset, waves, year);
  const name = opened?.name ?? "";
  return {
    table: toPortfolioTable(holdings, `portfolio ${name} ${year}`),
    isSample: isSampled(waves),
    toDocument: () => toPortfolioDocument(holdings, name),
  };
}

async function readMomentum(reader: Reader, params: URLSearchParams): Promise<Shown | null> {
  const page = await loadMomentumPage(reader, parseAnalysisQuery(params));
  const market = page?.markets.find(({ slug }) => slug === page.initial.market);
  const view =
    page && market ? toMomentumView({ dataset: page.dataset, waves: page.waves, query: page.initial, market }) : null;
  return view && { table: toMomentumTable(view), isSample: view.isSample, toDocument: () => toMomentumDocument(view) };
}

const readTrajectory =
  (write: (view: TrajectoryView) => CsvTable | null): FigureReader =>
  async (reader, params) => {
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

async function readClaim(reader: Reader, params: URLSearchParams): Promise<Shown | null> {
  const { query, reading, dataset, waves, ...places } = await loadClaimPage(reader, parseClaimQuery(params));
  const { claim } = settle(query, reading, waves);
  const checked = claim && dataset ? checkClaim(claim, dataset, waves, places) : null;
  const table = checked && toClaimTable(checked);
  return table && { table, isSample: checked.frame.isSample, toDocument: () => toClaimDocument(checked) };
}

async function readRiskAlerts(reader: Reader, params: URLSearchParams): Promise<Shown | null> {
  if (!may(reader.viewer, "riskAlerts")) return null;
  const [{ selection }, waves] = await Promise.all([
    loadRisksSelection(reader, parseRisksQuery(params)),
    loadMarketWaves(reader),
  ]);
  return { table: toAlertTable(selection), isSample: isSampled(waves) };
}

/** The files there are, by the name they have in the address. Each is made from its page's own parameters and figures. */
export const FIGURES: Readonly<Record<string, FigureReader>> = {
  "single-country": readSingleCountry,
  "multi-country": readCountries("multi-country", 1),
  "country-comparison": readCountries("country-comparison", MOST_BRANDS),
  "age-groups": readAgeGroups,
  snapshot: readSnapshot,
  portfolio: readPortfolio,
  consumers: loadConsumerCsv,
  momentum: readMomentum,
  "claim-check": readClaim,
  trajectory: readTrajectory(toTrajectoryTable),
  "forecast-record": readTrajectory(toRecordTable),
  "risk-alerts": readRiskAlerts,
};

/**
 * The chart of a configuration as its reader may see it now; null where nothing is shown, or they have not the right.
 * @throws {DataError} when the database does not answer
 */
export async function loadChart(reader: Reader, { figure, search }: ChartConfiguration): Promise<ChartDocument | null> {
  if (!may(reader.viewer, CHART_FIGURES[figure].right)) return null;
  const params = new URLSearchParams(search);
  if (isConsumerPage(figure)) params.set("section", figure);
  const read = FIGURES[isConsumerPage(figure) ? "consumers" : figure];
  const shown = read ? await read(reader, params) : null;
  return shown && (shown.toDocument?.() ?? tableDocument(figure, shown.table, shown.isSample));
}
