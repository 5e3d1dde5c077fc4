import { NoAnswer } from "@/components/layout/no-answer";
import { MarketMomentum } from "@/components/analyses/momentum/market-momentum";
import { may } from "@/lib/access/rights";
import { asMember, loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { parseAnalysisQuery, toAnalysisSearch } from "@/lib/rankings/histories/analysis-query";
import { packMarketDataset } from "@/lib/rankings/histories/packed-dataset";
import { loadMomentumPage } from "@/lib/analyses/momentum/load";
import { answerInTime } from "@/lib/rankings/load";
import { toPageHead } from "@/lib/platform/site/page-head";

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const PATH = "/predictive-insights/momentum";
const TITLE = "Market momentum";

export const metadata = toPageHead({
  path: PATH,
  title: TITLE,
  description:
    "Which brands and industries gain on their market, with intervals, and how many of the movements are real.",
  listed: false,
});

export default async function MomentumPage({ searchParams }: PageProps) {
  const params = await searchParams;
  const { viewer } = await loadGuarded(PATH, toSearch(params));
  const query = parseAnalysisQuery(params);
  const page = await answerInTime(loadMomentumPage({ viewer, caller: asMember }, query));
  if (!page) {
    return (
      <main id="content" tabIndex={-1} className="wrap pt-14 md:pt-24">
        <h1 className="mb-9 text-s4 tracking-tight md:text-s5">{TITLE}</h1>
        <NoAnswer title="The analysis did not answer" href={PATH + toAnalysisSearch(query)} />
      </main>
    );
  }
  const { initial, dataset, waves, markets } = page;
  return (
    <MarketMomentum
      initial={initial}
      dataset={packMarketDataset(dataset)}
      waves={waves}
      markets={markets}
      tier={viewer.tier}
      hasCsv={may(viewer, "csvExport")}
    />
  );
}
