import { formatNumber } from "@/lib/platform/words/format";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import type { IndustrySummary, MarketSummary, RankingView, ReadyRanking } from "@/lib/rankings/view";
import { SAFELY } from "@/lib/rankings/range-words";
import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import type { UnrankedBrand } from "@/lib/rankings/unranked";
import { BeyondTen } from "./beyond-ten";
import { EmptyRankings } from "./empty-rankings";
import { LockedIndustry } from "./locked-industry";
import { RankingList } from "./ranking-list";
import { RankingsFrame } from "./rankings-frame";
import { SourceLine } from "./source-line";
import { UnrankedBrands } from "./unranked-brands";

interface MarketRankingsProps {
  view: RankingView;
  markets: MarketSummary[];
  industries: IndustrySummary[];
  /** Brands that the study does not rank. */
  unranked: UnrankedBrand[];
  study: ShownStudy;
  /** What the page says about its market below the ranking. */
  children?: React.ReactNode;
}

function toStandfirst(view: RankingView): string {
  const { market, industry } = view;
  if (view.status === "empty") return `How sustainable people in ${inSentence(market.name)} find the brands they know.`;
  if (industry)
    return `The ${formatNumber(view.total)} ${industryInSentence(industry.name)} brands that people in ${inSentence(market.name)} know.`;
  return `How sustainable people in ${inSentence(market.name)} find the ${formatNumber(view.total)} brands they know.`;
}

function hasRanges({ rows }: ReadyRanking): boolean {
  return rows.some(({ range }) => range !== null);
}

function Ranking({
  view,
  markets,
  unranked,
  study,
}: Pick<MarketRankingsProps, "view" | "markets" | "unranked" | "study">) {
  switch (view.status) {
    case "empty":
      return <EmptyRankings market={view.market} industry={view.industry} year={study.rankingYear} />;
    case "locked":
      return (
        <>
          <LockedIndustry view={view} study={study} />
          <UnrankedBrands brands={unranked} />
          <div className="mt-14">
            <SourceLine market={view.market} />
          </div>
        </>
      );
    case "ready":
      return (
        <>
          <h2 className="mb-1.5 text-s2">
            {view.market.name},{" "}
            {view.beyond > 0
              ? `top ${view.rows.length} of ${formatNumber(view.total)}`
              : `all ${formatNumber(view.total)}`}
          </h2>
          <RankingList view={view} celebrates />
          <BeyondTen view={view} markets={markets} study={study} />
          <UnrankedBrands brands={unranked} />
          <div className="mt-14">
            <SourceLine market={view.market}>{hasRanges(view) ? SAFELY : null}</SourceLine>
          </div>
        </>
      );
  }
}

/** A public rankings page, whatever there is to show of the ranking. */
export function MarketRankings({ view, markets, industries, unranked, study, children }: MarketRankingsProps) {
  return (
    <RankingsFrame
      view={view}
      markets={markets}
      industries={industries}
      study={study}
      title={`Official Rankings ${study.rankingYear}`}
      standfirst={toStandfirst(view)}
      below={children}
    >
      <Ranking view={view} markets={markets} unranked={unranked} study={study} />
    </RankingsFrame>
  );
}
