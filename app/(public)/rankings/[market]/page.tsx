import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { MarketAbout } from "@/components/rankings/markets/market-about";
import { MarketRankings } from "@/components/rankings/market-rankings";
import { PageData } from "@/components/discovery/structured-data/page-data";
import { formatNumber } from "@/lib/platform/words/format";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { loadMarketFacts } from "@/lib/rankings/markets/load";
import { loadIndustries, loadMarkets, loadRanking, loadUnranked } from "@/lib/rankings/load";
import { rankingHref } from "@/lib/rankings/search-params";
import type { RankingView } from "@/lib/rankings/view";
import { siteOrigin } from "@/lib/platform/site/origin";
import { type PageHead, toPageHead } from "@/lib/platform/site/page-head";
import { toRankingThings } from "@/lib/discovery/structured-data/ranking";
import { toRankingTrail } from "@/lib/rankings/brands/trail";

interface PageProps {
  params: Promise<{ market: string }>;
}

export async function generateStaticParams() {
  const markets = await loadMarkets();
  return markets.map(({ slug }) => ({ market: slug }));
}

function toHead(view: RankingView, year: number): PageHead {
  const { slug, name } = view.market;
  const brands = view.status === "empty" ? "brands" : `${formatNumber(view.total)} brands`;
  return {
    path: rankingHref({ market: slug }),
    title: `Official Rankings ${year}, ${name}`,
    description: `How sustainable people in ${inSentence(name)} say the ${brands} they know are. See the top 10 with rank ranges for free.`,
    keywords: [`sustainable brands in ${inSentence(name)}`],
    listed: view.status !== "empty",
  };
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const view = await loadRanking((await params).market);
  return view ? toPageHead(toHead(view, (await loadShownStudy()).rankingYear)) : {};
}

export default async function MarketPage({ params }: PageProps) {
  const { market } = await params;
  const [view, markets, study] = await Promise.all([loadRanking(market), loadMarkets(), loadShownStudy()]);
  if (!view) notFound();
  const [industries, facts, unranked] = await Promise.all([
    loadIndustries(view.market.slug),
    loadMarketFacts(view.market.slug),
    loadUnranked(view.market.slug),
  ]);
  const head = toHead(view, study.rankingYear);
  const isReady = view.status === "ready";
  return (
    <>
      <PageData
        page={{
          ...head,
          kind: "CollectionPage",
          trail: toRankingTrail(view.market, null),
          modified: isReady ? view.updatedAt : null,
        }}
        more={isReady ? toRankingThings(view, head.path, siteOrigin()) : []}
      />
      <MarketRankings view={view} markets={markets} industries={industries} unranked={unranked} study={study}>
        {facts ? <MarketAbout facts={facts} study={study} /> : null}
      </MarketRankings>
    </>
  );
}
