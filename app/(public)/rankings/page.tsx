import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { MarketRankings } from "@/components/rankings/market-rankings";
import { loadIndustries, loadMarkets, loadRanking } from "@/lib/rankings/load";
import { SITE } from "@/lib/site/site";

export const metadata: Metadata = {
  title: `Official Rankings ${SITE.rankingYear}`,
  description: `The official rankings ${SITE.rankingYear}: how sustainable people in five markets say the brands they know are. Top 10 of each market, free.`,
  alternates: { canonical: "/rankings" },
};

export default async function RankingsPage() {
  const [view, markets, industries] = await Promise.all([
    loadRanking(SITE.defaultMarket),
    loadMarkets(),
    loadIndustries(SITE.defaultMarket),
  ]);
  if (!view) notFound();
  return <MarketRankings view={view} markets={markets} industries={industries} />;
}
