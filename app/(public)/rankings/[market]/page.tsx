import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { MarketRankings } from "@/components/rankings/market-rankings";
import { formatNumber } from "@/lib/figures/format";
import { loadIndustries, loadMarkets, loadRanking } from "@/lib/rankings/load";
import { rankingHref } from "@/lib/rankings/search-params";
import { SITE } from "@/lib/site/site";

interface PageProps {
  params: Promise<{ market: string }>;
}

export async function generateStaticParams() {
  const markets = await loadMarkets();
  return markets.map(({ slug }) => ({ market: slug }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { market } = await params;
  const view = await loadRanking(market);
  if (!view) return {};
  const brands = view.status === "empty" ? "brands" : `${formatNumber(view.total)} brands`;
  return {
    title: `Official Rankings ${SITE.rankingYear}, ${view.market.name}`,
    description: `How sustainable people in ${view.market.name} say the ${brands} they know are. The top 10 with rank ranges, free.`,
    alternates: { canonical: rankingHref({ market }) },
  };
}

export default async function MarketPage({ params }: PageProps) {
  const { market } = await params;
  const [view, markets] = await Promise.all([loadRanking(market), loadMarkets()]);
  if (!view) notFound();
  const industries = await loadIndustries(view.market.slug);
  return <MarketRankings view={view} markets={markets} industries={industries} />;
}
