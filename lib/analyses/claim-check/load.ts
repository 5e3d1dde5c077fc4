import "server-only";
import type { Reader } from "@/lib/access/reader";
import { toCsvTable } from "@/lib/analyses/claim-check/csv-table";
import { toClaimDocument } from "@/lib/analyses/claim-check/document";
import { type ClaimReading, parseClaim } from "@/lib/analyses/claim-check/parse-claim";
import { toNameIndex } from "@/lib/analyses/claim-check/read-brands";
import { type ClaimQuery, NO_CLAIM, parseClaimQuery } from "@/lib/analyses/claim-check/search-params";
import { settle, toAskedYears, toMarketsOf } from "@/lib/analyses/claim-check/settle";
import { checkClaim } from "@/lib/analyses/claim-check/view";
import type { Shown } from "@/lib/charts/shown";
import type { Named } from "@/lib/catalogue/names/named";
import type { BrandName, IndustryName } from "@/lib/catalogue/names/names";
import type { MarketDataset, MarketWave } from "@/lib/rankings/histories/dataset";
import { loadMarketDataset, loadMarketWaves } from "@/lib/rankings/histories/load";
import { loadMarkets } from "@/lib/rankings/load";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { loadNames } from "@/lib/rankings/names/load";
import { defaultIndustryOf } from "@/lib/catalogue/default-selection";

/** A brand and the markets that have it. */
export type BrandIn = Named & { markets: readonly string[] };

/** The claim check's initial data. */
export interface ClaimPage {
  query: ClaimQuery;
  reading: ClaimReading;
  /** Of the claim's market and waves; null while the claim has none. */
  dataset: MarketDataset | null;
  waves: MarketWave[];
  markets: Named[];
  industries: IndustryName[];
  /** Brands the claim names or may mean, with their markets. */
  named: BrandIn[];
  /** Two brands for the examples. */
  examples: [string, string];
}

/**
 * Parses a claim and loads the results to check it against.
 * @throws {DataError} if the database does not respond
 */
export async function loadClaimPage(reader: Reader, query: ClaimQuery = NO_CLAIM): Promise<ClaimPage> {
  const [markets, waves, names, study] = await Promise.all([
    loadMarkets(),
    loadMarketWaves(reader),
    loadNames(),
    loadShownStudy(),
  ]);
  const reading = parseClaim(query.text, { brands: toNameIndex(names.brands), industries: names.industries, study });
  const named = namedIn(query, reading, names.brands);
  const settled = settle(query, reading, waves, toMarketsOf(named));
  const years = toAskedYears(settled);
  const dataset =
    settled.market !== null && years.length > 0 ? await loadMarketDataset(reader, settled.market, years) : null;
  return {
    query,
    reading,
    dataset,
    waves,
    markets: markets.map(({ slug, name }) => ({ slug, name })),
    industries: names.industries,
    named,
    examples: toExampleBrands(names.brands, study.defaultMarket),
  };
}

function namedIn({ brand, rival }: ClaimQuery, reading: ClaimReading, brands: readonly BrandName[]): BrandIn[] {
  const meant = [reading.brand, reading.rival].flatMap((field) =>
    field.status === "said" ? [field.value] : field.status === "choose" ? field.options : [],
  );
  const slugs = new Set([...meant, ...reading.alike.map(({ slug }) => slug), brand, rival]);
  return brands.flatMap(({ slug, name, markets }) => (slugs.has(slug) ? [{ slug, name, markets }] : []));
}

/** Two brands of what is shown first: the default market and industry; any two where there are none. */
function toExampleBrands(brands: readonly BrandName[], market: string): [string, string] {
  const inMarket = brands.filter(({ markets }) => markets.includes(market));
  const byIndustry = [...Map.groupBy(inMarket, ({ industry }) => industry)];
  const industry = defaultIndustryOf(byIndustry.map(([name, { length }]) => ({ name, brandCount: length })));
  const near = inMarket.filter((brand) => brand.industry === industry?.name);
  const [first, second] = near.length > 1 ? near : brands;
  return [first?.name ?? "A brand", second?.name ?? "another"];
}

export async function readClaim(reader: Reader, params: URLSearchParams): Promise<Shown | null> {
  const { query, reading, dataset, waves, named, ...names } = await loadClaimPage(reader, parseClaimQuery(params));
  const { claim } = settle(query, reading, waves, toMarketsOf(named));
  const checked = claim && dataset ? checkClaim(claim, dataset, waves, names) : null;
  const table = checked && toCsvTable(checked);
  return table && { table, isSample: checked.frame.isSample, toDocument: (scope) => toClaimDocument(checked, scope) };
}
