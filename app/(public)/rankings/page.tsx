import type { Metadata } from "next";
import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { countInWords } from "@/lib/platform/words/sentences";
import { notFound } from "next/navigation";
import { MarketOverview } from "@/components/rankings/markets/market-overview";
import { MarketRankings } from "@/components/rankings/market-rankings";
import { PageData } from "@/components/discovery/structured-data/page-data";
import { loadIndustries, loadMarkets, loadRanking, loadUnranked } from "@/lib/rankings/load";
import { siteOrigin } from "@/lib/platform/site/origin";
import { toPageHead } from "@/lib/platform/site/page-head";
import { toRankingThings } from "@/lib/discovery/structured-data/ranking";

const PATH = "/rankings";
const toPage = ({ rankingYear, markets }: ShownStudy) => ({
  path: PATH,
  title: `Official Rankings ${rankingYear}`,
  description: `The official rankings ${rankingYear}: how sustainable people in ${countInWords(markets.length)} markets say the brands they know are. Top 10 of each market, free.`,
});

export async function generateMetadata(): Promise<Metadata> {
  const study = await loadShownStudy();
  const where = study.claims.countries?.of.replace(/ countries$/, " brands");
  return toPageHead({ ...toPage(study), keywords: ["brand sustainability ranking", ...(where ? [where] : [])] });
}

export default async function RankingsPage() {
  const study = await loadShownStudy();
  const shown = study.defaultMarket;
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
        page={{ ...toPage(study), kind: "CollectionPage", modified: view.status === "ready" ? view.updatedAt : null }}
        more={view.status === "ready" ? toRankingThings(view, PATH, siteOrigin()) : []}
      />
      <MarketRankings view={view} markets={markets} industries={industries} unranked={unranked} study={study}>
        {markets.length > 0 ? (
          <MarketOverview markets={markets} market={view.market} industries={industries} study={study} />
        ) : null}
      </MarketRankings>
    </>
  );
}
