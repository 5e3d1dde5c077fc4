import type { Metadata } from "next";
import { BrandSearchResults } from "@/components/rankings/brand-search-results";
import { loadBrandSearch } from "@/lib/brands/load";
import { findMarketBySlug } from "@/lib/markets/market";
import { loadIndustries, loadMarkets } from "@/lib/rankings/load";
import { parseBrandSearch } from "@/lib/rankings/search-params";

export const metadata: Metadata = {
  title: "Brand search",
  description: "Find a brand in the official rankings.",
  robots: { index: false, follow: true },
};

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function BrandSearchPage({ searchParams }: PageProps) {
  const { market: slug, q } = parseBrandSearch(await searchParams);
  const market = findMarketBySlug(slug);
  const [markets, industries, brands] = await Promise.all([
    loadMarkets(),
    market ? loadIndustries(market.slug) : [],
    market ? loadBrandSearch(market.slug, q) : [],
  ]);
  return <BrandSearchResults market={market} query={q} brands={brands ?? []} markets={markets} industries={industries} />;
}
