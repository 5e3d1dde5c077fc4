import "./late-styles";
import { NoAnswer } from "@/components/layout/no-answer";
import { SampleLabel } from "@/components/ui/sample-label";
import type { Tier } from "@/lib/access/claims";
import type { AlertLinks } from "@/lib/analyses/risk-alerts/alert-links";
import type { Named } from "@/lib/catalogue/names/named";
import type { IndustryMoves as Moves } from "@/lib/discovery/portal/portal-industry";
import { toPortalTitle } from "@/lib/discovery/portal/portal-words";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { toAnalysisSearch } from "@/lib/rankings/histories/analysis-query";
import type { MarketWave } from "@/lib/rankings/histories/dataset";
import { memberRankingHref } from "@/lib/rankings/member-query";
import type { MarketSummary } from "@/lib/rankings/view";
import type { SavedChart } from "@/lib/sharing/saved-charts/chart";
import { AnalysisRail } from "./analysis-rail";
import { type Followed, FollowedBrands } from "./followed-brands";
import { IndustryMoves } from "./industry-moves";
import { LateFollowSearch } from "./late-parts";
import { SavedCharts } from "./saved-charts";
import { StartQuestion, type StartQuestionProps } from "./start-question";
import { StudyChanges } from "./study-changes";

interface InsightsPortalProps {
  /** Null when the database did not respond, as below. */
  followed: Followed | null;
  /** Their open alerts, where the plan has them. */
  alerts: AlertLinks;
  /** About the reader's own market and industry. */
  home: { market: Named; industry: Named & { brandCount: number }; moves: Moves | null } | null;
  /** Brands of the industry to begin with. */
  offered: readonly Named[];
  waves: MarketWave[] | null;
  markets: readonly MarketSummary[];
  charts: readonly SavedChart[] | null;
  /** The question what analyses open with; null when the database did not respond. */
  start: Omit<StartQuestionProps, "markets"> | null;
  tier: Tier | null;
  /** The study’s default market. */
  defaultMarket: string;
}

/** The subscribers' start page: every analysis, and what changed for followed brands, in their industry and by market. */
export function InsightsPortal({
  followed,
  alerts,
  home,
  offered,
  waves,
  markets,
  charts,
  start,
  tier,
  defaultMarket,
}: InsightsPortalProps) {
  const year = Math.max(...markets.map((market) => market.year));
  const isSample = markets.some((market) => market.isSample);
  const isEmpty = followed !== null && followed.follows.length === 0;
  const { title, list } = toPortalTitle(followed?.positions ?? [], followed?.follows.length ?? null);
  const question = start ? <StartQuestion {...start} markets={markets} /> : null;
  // What changed for brands comes first; without any, the question is what there is to begin with.
  const hasBrands = followed !== null && !isEmpty;
  const inside = home ? toAnalysisSearch({ market: home.market.slug, industry: home.industry.slug }) : "";
  return (
    <main id="content" tabIndex={-1} className="wrap grid gap-x-14 lg:grid-cols-[13.75rem_minmax(0,1fr)]">
      <AnalysisRail tier={tier} search={inside} charts={charts?.length ?? null} />
      <div className="min-w-0 pt-4 md:pt-5">
        <header className="mb-1">
          <h1 className="text-s2 leading-[1.6875rem] tracking-figure wrap-anywhere md:text-s3 md:leading-8.5">
            {markets.length > 0 ? title : "No results published yet"}
          </h1>
          {isEmpty ? (
            <p className="text-s-1 leading-5 text-ink-2">Up to 100, from any market. Only you can see which.</p>
          ) : list ? (
            <p className="text-s-1 leading-5 wrap-anywhere text-ink-2">{list}</p>
          ) : null}
        </header>
        {hasBrands ? null : question}
        {followed === null ? <NoAnswer title="We couldn’t load your brands" href="/insights" /> : null}
        {isEmpty ? (
          <div className="mt-3">
            <LateFollowSearch
              offered={offered}
              from={home && `${home.industry.name} in ${inSentence(home.market.name)}`}
              all={
                home && {
                  href: memberRankingHref({
                    home: defaultMarket,
                    country: home.market.slug,
                    industry: home.industry.slug,
                  }),
                  count: home.industry.brandCount,
                }
              }
            />
          </div>
        ) : followed ? (
          <FollowedBrands followed={followed} alerts={alerts} year={year} isSample={isSample} />
        ) : null}
        {hasBrands ? question : null}
        <div className="mt-8 grid gap-y-8 md:mt-10 md:gap-y-10">
          {home ? (
            <IndustryMoves
              {...home}
              defaultMarket={defaultMarket}
              followed={followed?.follows.map(({ slug }) => slug) ?? []}
            />
          ) : null}
          <div className="border-t-2 border-ink pt-3">
            {waves ? (
              <StudyChanges markets={markets} waves={waves} home={defaultMarket} />
            ) : (
              <NoAnswer title="We couldn’t load the latest results" href="/insights" />
            )}
          </div>
        </div>
        {isSample && isEmpty ? (
          <p className="mt-4">
            <SampleLabel />
          </p>
        ) : null}
        <SavedCharts charts={charts} />
      </div>
    </main>
  );
}
