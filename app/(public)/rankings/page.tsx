import { MARKETS } from "@/lib/catalogue/markets/market";
import { countInWords } from "@/lib/platform/words/sentences";
import { notFound } from "next/navigation";
import { MarketOverview } from "@/components/rankings/markets/market-overview";
import { MarketRankings } from "@/components/rankings/market-rankings";
import { PageData } from "@/components/discovery/structured-data/page-data";
import { loadIndustries, loadMarkets, loadRanking, loadUnranked } from "@/lib/rankings/load";
import { siteOrigin } from "@/lib/platform/site/origin";
import { toPageHead } from "@/lib/platform/site/page-head";
import { SITE } from "@/lib/platform/site/site";
import { toRankingThings } from "@/lib/discovery/structured-data/ranking";
import { loadDefaultMarket } from "@/lib/catalogue/definition/load";

const PAGE = {
  path: "/rankings",
  title: `Official Rankings ${SITE.rankingYear}`,
  description: `The official rankings ${SITE.rankingYear}: how sustainable people in ${countInWords(MARKETS.length)} markets say the brands they know are. Top 10 of each market, free.`,
};
export const metadata = toPageHead({ ...PAGE, keywords: ["brand sustainability ranking", "Nordic brands"] });

export default async function RankingsPage() {
  const shown = await loadDefaultMarket();
  const [view, markets, industries, unranked] = await Promise.all([
    loadRanking(shown),
    loadMarkets(),
    loadIndustries(shown),
    loadUnranked(shown),
  ]);
  if (!view) notFound();
  return (
    <>
      <PageData
        page={{ ...PAGE, kind: "CollectionPage", modified: view.status === "ready" ? view.updatedAt : null }}
        more={view.status === "ready" ? toRankingThings(view, PAGE.path, siteOrigin()) : []}
      />
      <MarketRankings view={view} markets={markets} industries={industries} unranked={unranked}>
        {markets.length > 0 ? <MarketOverview markets={markets} market={view.market} industries={industries} /> : null}
      </MarketRankings>
    </>
  );
}
