import { NoAnswer } from "@/components/layout/no-answer";
import { SampleLabel } from "@/components/ui/sample-label";
import type { Tier } from "@/lib/access/claims";
import type { MarketWave } from "@/lib/rankings/histories/dataset";
import type { IndustryMoves as Moves } from "@/lib/discovery/portal/portal-industry";
import { describePositions } from "@/lib/discovery/portal/portal-words";
import type { Named } from "@/lib/catalogue/names/named";
import type { MarketSummary } from "@/lib/rankings/view";
import type { SavedChart } from "@/lib/sharing/saved-charts/chart";
import { type Followed, FollowedBrands } from "./followed-brands";
import { IndustryMoves } from "./industry-moves";
import { InsightList } from "./insight-list";
import { PortalSearch } from "./portal-search";
import { SavedCharts } from "./saved-charts";
import { StudyChanges } from "./study-changes";

interface InsightsPortalProps {
  /** Null when the database did not respond, as below. */
  followed: Followed | null;
  /** About the reader's own market and industry. */
  home: { market: Named; industry: Named; moves: Moves | null } | null;
  waves: MarketWave[] | null;
  markets: readonly MarketSummary[];
  charts: readonly SavedChart[] | null;
  tier: Tier | null;
}

/** The subscribers' start page: changes for followed brands and their industry, and every analysis. */
export function InsightsPortal({ followed, home, waves, markets, charts, tier }: InsightsPortalProps) {
  const year = Math.max(...markets.map((market) => market.year));
  const isSample = markets.some((market) => market.isSample);
  const events = waves ? (
    <StudyChanges markets={markets} waves={waves} />
  ) : (
    <NoAnswer title="We couldn’t load the latest results" href="/insights" />
  );
  // Beside the industry, or in place of the brands.
  const hasPositions = (followed?.positions.length ?? 0) > 0;
  return (
    <main id="content" tabIndex={-1} className="wrap">
      <header className="grid gap-x-6 gap-y-6 pt-7 pb-8 md:pt-13 md:pb-10 lg:grid-cols-3-1 lg:items-end">
        <div className="min-w-0">
          <p className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-s-1 text-ink-2 md:mb-4">
            Insights Portal{markets.length > 0 ? `, ${year}` : ""}
            {isSample ? <SampleLabel /> : null}
          </p>
          <h1 className="measure-22 text-s4 leading-head tracking-tight md:text-s5 md:leading-display">
            {markets.length > 0 ? `What the ${year} study says about your brands` : "No results published yet"}
          </h1>
          {followed ? (
            <p className="mt-4 max-w-line font-read text-s1 leading-prose wrap-anywhere text-ink-2 md:mt-5 md:text-s2 md:leading-standfirst">
              {describePositions(followed.positions)}
            </p>
          ) : null}
        </div>
        <PortalSearch />
      </header>
      <div className="grid items-start gap-x-12 gap-y-12 lg:grid-tail-95">
        <div className="min-w-0">
          <FollowedBrands followed={followed} year={year} isSample={isSample} />
          {hasPositions ? null : <div className="mt-10">{events}</div>}
        </div>
        <div className="grid gap-y-8 md:max-lg:grid-cols-2 md:max-lg:gap-x-12">
          {home ? <IndustryMoves {...home} /> : null}
          {hasPositions ? events : null}
        </div>
      </div>
      <InsightList tier={tier} />
      <SavedCharts charts={charts} />
    </main>
  );
}
