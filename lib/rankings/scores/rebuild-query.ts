import { isBrandSlug } from "@/lib/catalogue/brands/brand-slug";
import { marketOf, type ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import { trimSearch } from "@/lib/rankings/search-params";

/** Which published score to rebuild. Slugs; null if not selected. */
export interface RebuildQuery {
  market: string;
  brand: string | null;
  /** Null for the market's latest. */
  year: number | null;
  /** Text that a brand's name must contain. */
  q: string;
}

export const REBUILD_PAGE = "/about-study/recompute";

type Params = Record<string, string | string[] | undefined>;

/** Address parameters → query; unknown values fall back to the default. */
export function parseRebuildQuery(params: Params, study: Pick<ShownStudy, "markets" | "defaultMarket">): RebuildQuery {
  const text = (name: string) => [params[name]].flat()[0] ?? "";
  const year = /^20\d\d$/.test(text("year")) ? Number(text("year")) : null;
  return {
    market: marketOf(study, text("market"))?.slug ?? study.defaultMarket,
    brand: isBrandSlug(text("brand")) ? text("brand") : null,
    year,
    q: trimSearch(text("q")),
  };
}

/** The inverse of `parseRebuildQuery`. */
export function rebuildHref({ market, brand, year }: Partial<RebuildQuery>): string {
  const params = new URLSearchParams();
  if (market) params.set("market", market);
  if (brand) params.set("brand", brand);
  if (year) params.set("year", String(year));
  return params.size > 0 ? `${REBUILD_PAGE}?${params.toString()}` : REBUILD_PAGE;
}
