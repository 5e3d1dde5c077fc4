import "server-only";
import { type ClaimReading, parseClaim } from "@/lib/analyses/claim-check/parse-claim";
import { toNameIndex } from "@/lib/analyses/claim-check/read-brands";
import { type ClaimQuery, NO_CLAIM } from "@/lib/analyses/claim-check/search-params";
import { settle, toAskedYears } from "@/lib/analyses/claim-check/settle";
import type { MarketDataset, MarketWave } from "@/lib/rankings/histories/dataset";
import { loadMarketDataset, loadMarketWaves } from "@/lib/rankings/histories/load";
import { loadNames } from "@/lib/rankings/names/load";
import type { BrandName, IndustryName } from "@/lib/catalogue/names/names";
import { loadMarkets } from "@/lib/rankings/load";
import type { Reader } from "@/lib/access/reader";
import type { Named } from "@/lib/catalogue/names/named";
import { DEFAULT_MARKET } from "@/lib/catalogue/markets/market";

/** What the claim check needs at first. */
export interface ClaimPage {
  query: ClaimQuery;
  reading: ClaimReading;
  /** Of the claim's market and waves; null while the claim says none. */
  dataset: MarketDataset | null;
  waves: MarketWave[];
  markets: Named[];
  industries: IndustryName[];
  /** Brands the claim names or may mean. */
  named: Named[];
  /** Two brands for the examples. */
  examples: [string, string];
}

/**
 * Reads a claim and what it is held against.
 * @throws {DataError} when the database does not answer
 */
export async function loadClaimPage(reader: Reader, query: ClaimQuery = NO_CLAIM): Promise<ClaimPage> {
  const [markets, waves, names] = await Promise.all([loadMarkets(), loadMarketWaves(reader), loadNames()]);
  const reading = parseClaim(query.text, { brands: toNameIndex(names.brands), industries: names.industries });
  const settled = settle(query, reading, waves);
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
    named: namedIn(query, reading, names.brands),
    examples: toExampleBrands(names),
  };
}

function namedIn({ brand, rival }: ClaimQuery, reading: ClaimReading, brands: readonly BrandName[]): Named[] {
  const meant = [reading.brand, reading.rival].flatMap((field) =>
    field.status === "said" ? [field.value] : field.status === "choose" ? field.options : [],
  );
  const slugs = new Set([...meant, brand, rival]);
  return brands.flatMap(({ slug, name }) => (slugs.has(slug) ? [{ slug, name }] : []));
}

/** Two brands of the default market's food industry; any two where there are none. */
function toExampleBrands({
  brands,
  industries,
}: {
  brands: readonly BrandName[];
  industries: readonly IndustryName[];
}): [string, string] {
  const trade = industries.find(({ slug }) => slug === "food-grocery")?.name;
  const near = brands.filter(({ industry, markets }) => industry === trade && markets.includes(DEFAULT_MARKET));
  const [first, second] = near.length > 1 ? near : brands;
  return [first?.name ?? "A brand", second?.name ?? "another"];
}
