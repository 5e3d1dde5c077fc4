import type { GuardedPageProps } from "@/app/(portal)/guarded-part";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { toMemberPage } from "@/app/(portal)/member-page";
import { FollowedStrip } from "@/components/discovery/home/followed-strip";
import { LatestCharts } from "@/components/discovery/home/latest-charts";
import { SubscriberRankings } from "@/components/discovery/home/subscriber-rankings";
import { WelcomeBack } from "@/components/discovery/home/welcome-back";
import { StudyChanges } from "@/components/discovery/portal/study-changes";
import { asMember, loadGuarded } from "@/lib/access/load";
import type { Reader } from "@/lib/access/reader";
import { SUBSCRIBER_HOME } from "@/lib/access/routes";
import { toSearch } from "@/lib/access/search-params";
import { chooseMarket } from "@/lib/discovery/portal/portal-industry";
import { answerInTime } from "@/lib/platform/requests/answer-in-time";
import { toPageHead } from "@/lib/platform/site/page-head";
import { loadFollows } from "@/lib/rankings/follows/load";
import { loadBrandDataset, loadMarketWaves } from "@/lib/rankings/histories/load";
import { toLatestPositions } from "@/lib/rankings/histories/selections";
import { loadMarkets, loadMemberRanking } from "@/lib/rankings/load";
import { parseMemberQuery } from "@/lib/rankings/member-query";
import type { MarketSummary } from "@/lib/rankings/view";
import { loadSavedCharts } from "@/lib/sharing/saved-charts/load";

export const metadata = toPageHead({
  path: SUBSCRIBER_HOME,
  title: "Welcome Back",
  description: "The official rankings, and everything your plan includes.",
  listed: false,
});

async function readPositions(reader: Reader, markets: readonly MarketSummary[]) {
  const follows = await loadFollows();
  const dataset = await loadBrandDataset(
    reader,
    follows.map(({ slug }) => slug),
  );
  return toLatestPositions(dataset, markets);
}

/** The home page of subscribers. */
export default toMemberPage(async function WelcomePage({ searchParams }: GuardedPageProps) {
  const params = await searchParams;
  const { viewer, details } = await loadGuarded(SUBSCRIBER_HOME, toSearch(params));
  const reader: Reader = { viewer, caller: asMember };
  const [markets, study] = await Promise.all([loadMarkets(), loadShownStudy()]);
  const [positions, waves, charts] = await Promise.all([
    answerInTime(readPositions(reader, markets)),
    answerInTime(loadMarketWaves(reader)),
    answerInTime(loadSavedCharts()),
  ]);
  const asked = "country" in params ? parseMemberQuery(params, study).country : null;
  const market = chooseMarket(markets, { asked, atSignUp: details.country, positions: positions ?? [] }, study);
  const view = await loadMemberRanking(reader, parseMemberQuery({ country: market?.slug ?? "" }, study));
  const own = markets.toSorted((a, b) => Number(b.slug === market?.slug) - Number(a.slug === market?.slug));
  return (
    <main id="content" tabIndex={-1} data-header="tall">
      <WelcomeBack markets={own.map(({ slug, name }) => ({ slug, name, examples: [] }))}>
        <FollowedStrip positions={positions} home={study.defaultMarket} />
      </WelcomeBack>
      <div className="wrap grid items-start gap-x-18 gap-y-10 pt-5 lg:grid-tail-74">
        <SubscriberRankings view={view} markets={markets} year={study.rankingYear} />
        <div className="grid gap-y-8 md:max-lg:grid-cols-2 md:max-lg:gap-x-12">
          {waves ? (
            <div className="border-t border-ink pt-3.5">
              <StudyChanges markets={markets} waves={waves} home={study.defaultMarket} />
            </div>
          ) : null}
          <LatestCharts charts={charts} />
        </div>
      </div>
    </main>
  );
});
