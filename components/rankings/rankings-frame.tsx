import { authHref } from "@/lib/access/return-path";
import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import { memberRankingHref } from "@/lib/rankings/member-query";
import Link from "next/link";
import { SignUpPrompt } from "@/components/access/sign-up-prompt";
import { buttonVariants } from "@/components/ui/button-look";
import { formatNumber } from "@/lib/platform/words/format";
import type { IndustrySummary, MarketSummary, RankingView } from "@/lib/rankings/view";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { countOf } from "@/lib/platform/words/sentences";
import { FilterBar } from "./filter-bar";
import { RankingsHead } from "./rankings-head";
import { LateRail } from "./late-rail";

function toInvitation(market: MarketSummary, others: number): string {
  const more = others > 0 ? `, and ${countOf(others, "more market")}` : "";
  return `See all ${formatNumber(market.brandCount)} positions in ${inSentence(market.name)}${more}.`;
}

interface RankingsFrameProps {
  view: RankingView;
  markets: MarketSummary[];
  industries: IndustrySummary[];
  study: Pick<ShownStudy, "defaultMarket">;
  title: string;
  standfirst: string;
  /** The breadcrumb above the title. */
  trail?: React.ReactNode;
  children: React.ReactNode;
  /** Full width, below the ranking and its side column. */
  below?: React.ReactNode;
}

/** The frame of every public rankings page: heading, filters, sidebar, sign-up. */
export function RankingsFrame({
  view,
  markets,
  industries,
  study,
  title,
  standfirst,
  trail,
  children,
  below,
}: RankingsFrameProps) {
  const isSample = view.status !== "empty" && view.isSample;
  return (
    <main id="content" tabIndex={-1} className="wrap">
      {trail ? <div className="-mb-5 pt-4 md:-mb-9 md:pt-8">{trail}</div> : null}
      <RankingsHead title={title} isSample={isSample}>
        {standfirst}
      </RankingsHead>
      <FilterBar markets={markets} industries={industries} market={view.market} industry={view.industry} />
      <div className="mt-5 items-start gap-x-18 lg:grid lg:grid-tail-74">
        <div className="pales-while-leaving">{children}</div>
        <LateRail isSample={isSample} hasScores={view.status === "empty" || view.market.hasScores} />
      </div>
      {below}
      {view.status === "empty" ? null : (
        <SignUpPrompt title="Where does your brand rank?" text={toInvitation(view.market, markets.length - 1)}>
          <Link
            href={authHref(
              "signup",
              memberRankingHref({
                home: study.defaultMarket,
                country: view.market.slug,
                industry: view.industry?.slug ?? null,
              }),
            )}
            prefetch={false}
            className={buttonVariants({ className: "max-md:px-3.5 max-md:text-s-1" })}
          >
            Sign Up Free
          </Link>
        </SignUpPrompt>
      )}
    </main>
  );
}
