import "server-only";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { type Market, marketsOf } from "@/lib/catalogue/definition/markets";
import { findPublishedDefinition } from "@/lib/catalogue/definition/queries";
import { cachedForAll } from "@/lib/platform/page-cache/cached-for-all";

/** The markets of the published study in their order. A few hundred bytes, cached. */
const loadMarketsOfStudy = cachedForAll("markets-of-study", async () => {
  const definition = (await findPublishedDefinition(null)) ?? DEFAULT_DEFINITION;
  return marketsOf(definition).map(({ slug, code, name }): Market => ({ slug, code, name }));
});

/** The market of the published study with this slug, or null. */
export async function loadStudyMarket(slug: string): Promise<Market | null> {
  return (await loadMarketsOfStudy()).find((market) => market.slug === slug) ?? null;
}
