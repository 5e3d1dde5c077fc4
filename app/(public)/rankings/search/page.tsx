import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { PageData } from "@/components/discovery/structured-data/page-data";
import { BrandSearchResults } from "@/components/rankings/brand-search-results";
import { loadBrandSearch } from "@/lib/rankings/brands/load";
import { nearNames } from "@/lib/rankings/brands/near-names";
import { loadStudyMarket } from "@/lib/catalogue/definition/load";
import { loadIndustries, loadMarkets } from "@/lib/rankings/load";
import { loadNames } from "@/lib/rankings/names/load";
import { parseBrandSearch } from "@/lib/rankings/search-params";
import { toPageHead } from "@/lib/platform/site/page-head";

const PAGE = {
  path: "/rankings/search",
  title: "Brand search",
  description: "Find a brand in any ranked market, even if you’re unsure of the spelling, and see where it ranks.",
};

export const metadata = toPageHead({ ...PAGE, listed: false });

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function BrandSearchPage({ searchParams }: PageProps) {
  const { market: slug, q } = parseBrandSearch(await searchParams);
  const market = await loadStudyMarket(slug);
  const [markets, industries, brands] = await Promise.all([
    loadMarkets(),
    market ? loadIndustries(market.slug) : [],
    market ? loadBrandSearch(market.slug, q) : [],
  ]);
  const isNothing = market !== null && q !== "" && brands?.length === 0;
  const near = isNothing ? nearNames((await loadNames()).brands, q, market.slug) : [];
  return (
    <>
      <PageData page={PAGE} />
      <BrandSearchResults
        study={await loadShownStudy()}
        market={market}
        query={q}
        brands={brands ?? []}
        near={near}
        markets={markets}
        industries={industries}
      />
    </>
  );
}
