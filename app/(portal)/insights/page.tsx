import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { toMemberPage } from "@/app/(portal)/member-page";
import type { Followed } from "@/components/discovery/portal/followed-brands";
import { InsightsPortal } from "@/components/discovery/portal/insights-portal";
import { asMember, loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";
import { loadFollowedAlerts } from "@/lib/analyses/risk-alerts/load";
import { loadFollows } from "@/lib/rankings/follows/load";
import { parseAnalysisQuery, type AnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import { loadBrandDataset, loadIndustryDataset, loadMarketWaves } from "@/lib/rankings/histories/load";
import { chooseIndustry, chooseMarket, toIndustryMoves, toOffered } from "@/lib/discovery/portal/portal-industry";
import { type LatestPosition, toLatestPositions } from "@/lib/rankings/histories/selections";
import { answerInTime } from "@/lib/platform/requests/answer-in-time";
import { loadReaderHome } from "@/lib/rankings/home/load";
import { loadNames } from "@/lib/rankings/names/load";
import { loadIndustries, loadMarkets } from "@/lib/rankings/load";
import type { Reader } from "@/lib/access/reader";
import type { MarketSummary } from "@/lib/rankings/view";
import { loadSavedCharts } from "@/lib/sharing/saved-charts/load";
import { toPageHead } from "@/lib/platform/site/page-head";

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const metadata = toPageHead({
  path: "/insights",
  title: "Insights Portal",
  description: "What has clearly changed since the previous study.",
  listed: false,
});

/** The brands the reader follows, with their positions. */
async function readFollowed(
  reader: Reader,
  markets: MarketSummary[],
): Promise<Followed & { positions: LatestPosition[] }> {
  const follows = await loadFollows();
  const dataset = await loadBrandDataset(
    reader,
    follows.map(({ slug }) => slug),
  );
  return { follows, positions: toLatestPositions(dataset, markets) };
}

type Asked = Pick<AnalysisQuery, "market" | "industry"> & { country: string; ownIndustry: string; company: string };

/** The reader's market and industry, changes there, and brands to start with. */
async function readHome(reader: Reader, markets: MarketSummary[], positions: readonly LatestPosition[], asked: Asked) {
  const market = chooseMarket(
    markets,
    { asked: asked.market, atSignUp: asked.country, positions },
    await loadShownStudy(),
  );
  const industry =
    market &&
    chooseIndustry(await loadIndustries(market.slug), {
      asked: asked.industry,
      atSignUp: asked.ownIndustry,
      positions,
    });
  if (!industry) return null;
  const dataset = await loadIndustryDataset(reader, market.slug, industry.slug);
  return {
    home: { market, industry, moves: toIndustryMoves(dataset, market, industry) },
    offered: toOffered(dataset, market, asked.company),
  };
}

export default toMemberPage(async function InsightsPage({ searchParams }: PageProps) {
  const params = await searchParams;
  const { viewer, details } = await loadGuarded("/insights", toSearch(params));
  const reader: Reader = { viewer, caller: asMember };
  const { market, industry } = parseAnalysisQuery(params);
  const [markets, study] = await Promise.all([loadMarkets(), loadShownStudy()]);
  const [followed, alerts, waves, charts, home, names] = await Promise.all([
    answerInTime(readFollowed(reader, markets)),
    answerInTime(loadFollowedAlerts(reader)),
    answerInTime(loadMarketWaves(reader)),
    answerInTime(loadSavedCharts()),
    answerInTime(loadReaderHome().then((chosen) => ({ chosen }))),
    answerInTime(loadNames()),
  ]);
  const chosen = home?.chosen ?? null;
  const asked = {
    market: market ?? chosen?.market ?? null,
    industry: industry ?? chosen?.industry ?? null,
    country: details.country,
    ownIndustry: details.industry,
    company: details.company,
  };
  const own = await answerInTime(readHome(reader, markets, followed?.positions ?? [], asked));
  return (
    <InsightsPortal
      followed={followed}
      alerts={alerts ?? {}}
      offered={own?.offered ?? []}
      home={own?.home ?? null}
      waves={waves}
      markets={markets}
      charts={charts}
      defaultMarket={study.defaultMarket}
      start={
        home && names
          ? {
              chosen,
              isAsked: chosen === null || "home" in params,
              hasFailed: params.home === "failed",
              industries: names.industries.map(({ slug, name }) => ({ slug, name })),
            }
          : null
      }
      tier={viewer.tier}
    />
  );
});
