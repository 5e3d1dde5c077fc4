import "server-only";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { type Market, marketsOf } from "@/lib/catalogue/definition/markets";
import { findPublishedDefinition } from "@/lib/catalogue/definition/queries";
import { cachedForAll } from "@/lib/platform/page-cache/cached-for-all";

/** The markets of the published study in order, and the one shown first. A few hundred bytes, cached. */
const loadMarketsOfStudy = cachedForAll("markets-of-study", async () => {
  const definition = (await findPublishedDefinition(null)) ?? DEFAULT_DEFINITION;
  const markets = marketsOf(definition).map(({ slug, code, name }): Market => ({ slug, code, name }));
  return { markets, defaultMarket: definition.defaultMarket };
});

/** The market of the published study with this slug, or null. */
export async function loadStudyMarket(slug: string): Promise<Market | null> {
  return (await loadMarketsOfStudy()).markets.find((market) => market.slug === slug) ?? null;
}

/** The market of the published study that is shown until a visitor chooses one. */
export async function loadDefaultMarket(): Promise<string> {
  return (await loadMarketsOfStudy()).defaultMarket;
}
