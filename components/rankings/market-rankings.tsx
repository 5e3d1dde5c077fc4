import Link from "next/link";
import { SignUpPrompt } from "@/components/access/sign-up-prompt";
import { buttonVariants } from "@/components/ui/button";
import { formatNumber } from "@/lib/figures/format";
import type { IndustrySummary, MarketSummary, RankingView, ReadyRanking } from "@/lib/rankings/view";
import { SITE } from "@/lib/site/site";
import { BeyondTen } from "./beyond-ten";
import { EmptyRankings } from "./empty-rankings";
import { FilterBar } from "./filter-bar";
import { LockedIndustry } from "./locked-industry";
import { RankingLegend } from "./ranking-legend";
import { RankingList } from "./ranking-list";
import { RankingsHead } from "./rankings-head";
import { RankingsRail } from "./rankings-rail";
import { SourceLine } from "./source-line";

interface MarketRankingsProps {
  view: RankingView;
  markets: MarketSummary[];
  industries: IndustrySummary[];
}

function toStandfirst(view: RankingView): string {
  const { market, industry } = view;
  if (view.status === "empty") return `The brands people in ${market.name} know, in the order of how sustainable people say they are.`;
  if (industry) return `The ${formatNumber(view.total)} ${industry.name} brands among those people in ${market.name} know.`;
  return `The ${formatNumber(view.total)} brands people in ${market.name} know, in the order of how sustainable people say they are.`;
}

const IN_WORDS = ["no", "one", "two", "three", "four", "five", "six"];

function toInvitation(market: MarketSummary, others: number): string {
  const more = others > 0 ? `, and ${IN_WORDS[others] ?? others} more market${others === 1 ? "" : "s"}` : "";
  return `See all ${formatNumber(market.brandCount)} positions in ${market.name}${more}.`;
}

/** Below the list: what its marks mean, once, with the source. */
const BAR_NOTE =
  "The bar holds, with at least 95% confidence for all brands at once, the places a brand may really have, rounded outward to steps such as 1, 3, 5, 10 and 20; the line in it is the position.";

function hasRanges({ rows }: ReadyRanking): boolean {
  return rows.some(({ range }) => range !== null);
}

function Ranking({ view, markets }: { view: RankingView; markets: MarketSummary[] }) {
  switch (view.status) {
    case "empty":
      return <EmptyRankings market={view.market} industry={view.industry} />;
    case "locked":
      return (
        <>
          <LockedIndustry view={view} />
          <div className="mt-14">
            <SourceLine market={view.market} />
          </div>
        </>
      );
    case "ready":
      return (
        <>
          <div className="mb-[22px] items-baseline justify-between gap-6 md:flex">
            <h2 className="text-s2">
              {view.market.name}, {view.beyond > 0 ? `top ${view.rows.length} of ${formatNumber(view.total)}` : `all ${formatNumber(view.total)}`}
            </h2>
            <RankingLegend hasRanges={hasRanges(view)} />
          </div>
          <RankingList view={view} celebrates />
          <BeyondTen view={view} markets={markets} />
          <div className="mt-14">
            <SourceLine market={view.market}>{hasRanges(view) ? BAR_NOTE : null}</SourceLine>
          </div>
        </>
      );
  }
}

/** A public rankings page, whatever there is to show of the ranking. */
export function MarketRankings({ view, markets, industries }: MarketRankingsProps) {
  const isSample = view.status !== "empty" && view.isSample;
  return (
    <main id="content" tabIndex={-1} className="group wrap">
      <RankingsHead title={`Official Rankings ${SITE.rankingYear}`} isSample={isSample}>
        {toStandfirst(view)}
      </RankingsHead>
      <FilterBar markets={markets} industries={industries} market={view.market} industry={view.industry} />
      <div className="mt-8 items-start gap-x-18 md:mt-11 lg:grid lg:grid-cols-[minmax(0,1fr)_296px]">
        <div className="transition-opacity delay-150 group-has-data-leaving:opacity-40">
          <Ranking view={view} markets={markets} />
        </div>
        <RankingsRail isSample={isSample} hasScores={view.status === "empty" || view.market.hasScores} />
      </div>
      {view.status === "empty" ? null : (
        <SignUpPrompt
          title="Where does your brand stand?"
          text={toInvitation(view.market, markets.length - 1)}
        >
          <Link href="/auth?mode=signup" prefetch={false} className={buttonVariants({ className: "max-md:px-3.5 max-md:text-s-1" })}>
            Sign Up Free
          </Link>
        </SignUpPrompt>
      )}
    </main>
  );
}
