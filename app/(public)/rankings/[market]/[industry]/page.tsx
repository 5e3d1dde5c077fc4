import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { MarketRankings } from "@/components/rankings/market-rankings";
import { loadIndustries, loadMarkets, loadRanking } from "@/lib/rankings/load";
import { rankingHref } from "@/lib/rankings/search-params";
import { SITE } from "@/lib/site/site";

interface PageProps {
  params: Promise<{ market: string; industry: string }>;
}

/** Both segments: the market's own page is no layout of this one, so its parameters do not come down here. */
export async function generateStaticParams() {
  const markets = await loadMarkets();
  const lists = await Promise.all(
    markets.map(async ({ slug: market }) =>
      (await loadIndustries(market)).map(({ slug: industry }) => ({ market, industry })),
    ),
  );
  return lists.flat();
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { market, industry } = await params;
  const view = await loadRanking(market, industry);
  if (!view?.industry) return {};
  return {
    title: `${view.industry.name}, ${view.market.name}: Official Rankings ${SITE.rankingYear}`,
    description: `The ${view.industry.name} brands ranked in ${view.market.name} by how sustainable people say they are. Sign up free to see every position.`,
    alternates: { canonical: rankingHref({ market, industry }) },
  };
}

export default async function IndustryPage({ params }: PageProps) {
  const { market, industry } = await params;
  const [view, markets] = await Promise.all([loadRanking(market, industry), loadMarkets()]);
  if (!view) notFound();
  const industries = await loadIndustries(view.market.slug);
  return <MarketRankings view={view} markets={markets} industries={industries} />;
}
