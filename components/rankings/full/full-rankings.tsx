import Link from "next/link";
import { BrandPanel } from "@/components/rankings/brands/brand-panel";
import { EmptyState } from "@/components/layout/empty-state";
import { NoAnswer } from "@/components/layout/no-answer";
import { SampleLabel } from "@/components/ui/sample-label";
import { formatNumber, formatOrdinal, DECIMALS } from "@/lib/platform/words/format";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import { memberRankingHref } from "@/lib/rankings/member-query";
import { nameList } from "@/lib/rankings/list-position";
import type { MemberRankingView, ReadyMemberRanking } from "@/lib/rankings/member-view";
import type { IndustrySummary, MarketSummary } from "@/lib/rankings/view";
import { sayNotRanked } from "@/lib/rankings/unranked";
import type { YearWindow } from "@/lib/rankings/year-window";
import { SITE } from "@/lib/platform/site/site";
import { cn } from "@/components/ui/class-names";
import { FilterBar } from "../filter-bar";
import { ListFoot } from "./list-foot";
import { MemberList } from "./member-list";
import { MovementLine } from "./movement-line";
import { UnrankedBrands } from "../unranked-brands";
import { UnrankedPanel } from "./unranked-panel";
import { PanelKeeper } from "./panel-keeper";
import { SortBar } from "./sort-bar";
import { SourceLine } from "../source-line";

interface FullRankingsProps {
  view: MemberRankingView;
  markets: MarketSummary[];
  industries: IndustrySummary[];
  /** The plan with more years than the reader's, if there is one. */
  moreYears: YearWindow | null;
  /** May the reader begin a trial? */
  canTry: boolean;
}

function describeMarks(view: ReadyMemberRanking): string | null {
  if (view.scores === "open") {
    const dashes =
      view.marketMean === null ? "" : ` Dashed line: market average, ${formatNumber(view.marketMean, DECIMALS.score)}.`;
    return `Score, 0–200: the share rating the brand 4 or 5 out of 5 on the environment, plus the share on social responsibility. The bar is the 95% interval.${dashes}`;
  }
  if (view.industry)
    return `Positions among ${formatNumber(view.total)} ${industryInSentence(view.industry.name)} brands. Rank ranges belong to the whole market: see each brand’s position in ${inSentence(view.market.name)}.`;
  return "The bar is the rank range: the positions the brand could hold, with at least 95% confidence for all brands at once, rounded outward. The line is its position.";
}

function Empty({ view }: { view: Extract<MemberRankingView, { status: "empty" }> | ReadyMemberRanking }) {
  const isFiltered = view.query.industry !== null || view.query.q !== "";
  return (
    <EmptyState
      title="No rankings found for the selected criteria."
      action={
        isFiltered ? (
          <Link
            href={memberRankingHref({ country: view.query.country })}
            className="link inline-flex min-h-11 items-center"
          >
            Show all brands in {view.market.name}
          </Link>
        ) : null
      }
    >
      {[view.market.name, view.industry?.name, view.query.q && `“${view.query.q}”`].filter(Boolean).join(", ")}.
    </EmptyState>
  );
}

type RankingProps = Pick<FullRankingsProps, "moreYears" | "canTry"> & { view: ReadyMemberRanking };

function Ranking({ view, moreYears, canTry }: RankingProps) {
  const { panel, apart, query } = view;
  const hasPanel = panel !== null || apart !== null;
  const closeHref = memberRankingHref({ ...query, brand: null });
  return (
    <>
      <div className={cn("border-b border-rule", hasPanel && "max-lg:hidden")}>
        <MovementLine view={view} />
        <SortBar view={view} />
      </div>
      <div className={cn("mt-9 gap-x-14", hasPanel && "max-lg:mt-2 lg:grid lg:grid-tail-121")}>
        <div
          className={cn(
            "@container transition-opacity delay-150 group-has-data-leaving:opacity-40",
            hasPanel && "max-lg:hidden",
          )}
        >
          {view.rows.length === 0 ? (
            <Empty view={view} />
          ) : (
            <>
              <MemberList view={view} />
              <ListFoot view={view} />
              <SourceLine market={view.market}>{describeMarks(view)}</SourceLine>
            </>
          )}
          <UnrankedBrands brands={view.unranked} />
        </div>
        {panel ? (
          <BrandPanel panel={panel} query={query} market={view.market} moreYears={moreYears} canTry={canTry} />
        ) : null}
        {apart ? <UnrankedPanel apart={apart} query={query} market={view.market} /> : null}
      </div>
      <PanelKeeper
        brand={query.brand}
        closeHref={closeHref}
        announcement={
          panel
            ? `${panel.brand.name}, ${formatOrdinal(panel.positions[0].position)} of ${formatNumber(panel.positions[0].of)} in ${nameList(panel.positions[0])}`
            : apart
              ? `${apart.brand.name}, ${sayNotRanked(apart.n)}`
              : ""
        }
      />
    </>
  );
}

function Body({ view, ...reader }: Pick<FullRankingsProps, "view" | "moreYears" | "canTry">) {
  switch (view.status) {
    case "ready":
      return <Ranking view={view} {...reader} />;
    case "empty":
      return (
        <div className="mt-9">
          <Empty view={view} />
        </div>
      );
    case "unanswered":
      return (
        <div className="mt-9">
          <NoAnswer title="We couldn’t load the rankings" href={memberRankingHref(view.query)} />
        </div>
      );
    case "locked":
      return <p className="mt-9 max-w-line text-ink-2">Sign in to see the full rankings.</p>;
  }
}

/** A member's full rankings: filters, list, and the selected brand's panel. */
export function FullRankings({ view, markets, industries, moreYears, canTry }: FullRankingsProps) {
  const market = markets.find(({ slug }) => slug === view.query.country) ?? null;
  const hasPanel = view.status === "ready" && (view.panel !== null || view.apart !== null);
  return (
    <main id="content" tabIndex={-1} className="group wrap">
      <header
        className={cn(
          "pt-7 pb-6 md:grid md:grid-cols-fill-end md:items-end md:gap-x-16 md:pt-13 md:pb-9",
          hasPanel && "max-lg:hidden",
        )}
      >
        <h1 className="text-s4 tracking-display md:text-s5">Rankings {market?.year ?? SITE.rankingYear}</h1>
        {market?.isSample ? <SampleLabel className="mt-4 md:mt-0" /> : null}
      </header>
      <div className={cn(hasPanel && "max-lg:hidden")}>
        <FilterBar
          markets={markets}
          industries={industries}
          market={market}
          industry={industries.find(({ slug }) => slug === view.query.industry) ?? null}
          query={view.query.q}
          asked={view.query}
        />
      </div>
      <Body view={view} moreYears={moreYears} canTry={canTry} />
    </main>
  );
}
