import { brandHref, isBrandSlug } from "@/lib/catalogue/brands/brand-slug";
import { loadBrandSearch } from "@/lib/rankings/brands/load";
import { loadStudyMarket } from "@/lib/catalogue/definition/load";
import { loadIndustries } from "@/lib/rankings/load";
import { brandSearchHref, parseRankingForm, rankingHref, type RankingForm } from "@/lib/rankings/search-params";
import { logError } from "@/lib/platform/telemetry/log-error";

/** Target of the filter form without JavaScript: redirects to the address of the selection. */
export async function GET(request: Request): Promise<Response> {
  const location = await findAddress(parseRankingForm(new URL(request.url).searchParams));
  return new Response(null, { status: 303, headers: { Location: location, "Cache-Control": "no-store" } });
}

async function findAddress({ market: slug, industry, q }: RankingForm): Promise<string> {
  if (!isBrandSlug(slug)) return "/rankings";
  try {
    if (!(await loadStudyMarket(slug))) return "/rankings";
    if (q) return await findSearchAddress(slug, q);
    const industries = industry ? await loadIndustries(slug) : [];
    const isThere = industries.some((each) => each.slug === industry);
    return rankingHref({ market: slug, industry: isThere ? industry : null });
  } catch (error) {
    logError(error, "Ranking filter redirected without checking the market: database unavailable.");
    return q ? brandSearchHref({ market: slug, q }) : rankingHref({ market: slug });
  }
}

/** A brand's full name opens the brand, any other text the search results. */
async function findSearchAddress(market: string, q: string): Promise<string> {
  const brands = (await loadBrandSearch(market, q)) ?? [];
  const named = brands.find((brand) => brand.name.localeCompare(q, "en", { sensitivity: "base" }) === 0);
  return named ? brandHref(named.slug) : brandSearchHref({ market, q });
}
