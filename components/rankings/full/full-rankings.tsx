import { dimensionsOf, type ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import Link from "next/link";
import { BrandPanel } from "@/components/rankings/brands/brand-panel";
import { NoAnswer } from "@/components/layout/no-answer";
import { formatNumber, formatOrdinal, DECIMALS } from "@/lib/platform/words/format";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import { memberRankingHref } from "@/lib/rankings/member-query";
import { nameList } from "@/lib/rankings/list-position";
import type { MemberRankingView, ReadyMemberRanking } from "@/lib/rankings/member-view";
import type { IndustrySummary, MarketSummary } from "@/lib/rankings/view";
import { SAFELY } from "@/lib/rankings/range-words";
import { countOf } from "@/lib/platform/words/sentences";
import { sayNotRanked } from "@/lib/rankings/unranked";
import type { YearWindow } from "@/lib/rankings/year-window";
import { cn } from "@/components/ui/class-names";
import type { BrandName } from "@/lib/catalogue/names/names";
import { FilterBar } from "../filter-bar";
import { MissingBrand, OtherCountries } from "../further-search";
import { NearBrands } from "../near-brands";
import { RankingsHead } from "../rankings-head";
import { FreeRail } from "./free-rail";
import { ListFoot } from "./list-foot";
import { MemberList } from "./member-list";
import { MovementLine } from "./movement-line";
import { UnrankedBrands } from "../unranked-brands";
import { UnrankedPanel } from "./unranked-panel";
import { PanelKeeper } from "./panel-keeper";
import { JumpLinks, PositionList } from "./position-list";
import { SortBar } from "./sort-bar";
import { SourceLine } from "../source-line";

interface FullRankingsProps {
  view: MemberRankingView;
  markets: MarketSummary[];
  industries: IndustrySummary[];
  /** Similar names, if no brand of the list has the one that was searched for. */
  near: BrandName[];
  /** The plan with more years than the reader's, if there is one. */
  moreYears: YearWindow | null;
  /** Whether the reader can start a trial. */
  canTry: boolean;
  study: ShownStudy;
}

function describeMarks(view: ReadyMemberRanking, study: ShownStudy): string | null {
  const { scale } = study;
  if (view.scores === "open") {
    const dashes =
      view.marketMean === null ? "" : ` Dashed line: market average, ${formatNumber(view.marketMean, DECIMALS.score)}.`;
    const [first, second] = dimensionsOf(study);
    return `Score, 0–200: the share rating the brand ${scale.good} out of ${scale.max} on ${first.inSentence}, plus the share on ${second.inSentence}. The bar is the 95% interval.${dashes}`;
  }
  if (view.industry)
    return `Positions among ${formatNumber(view.total)} ${industryInSentence(view.industry.name)} brands. Rank ranges belong to the whole market: see each brand’s position in ${inSentence(view.market.name)}.`;
  return SAFELY;
}

function Empty({ view }: { view: Extract<MemberRankingView, { status: "empty" }> | ReadyMemberRanking }) {
  const isFiltered = view.query.industry !== null || view.query.q !== "";
  const asked = [view.market.name, view.industry?.name, view.query.q && `“${view.query.q}”`].filter(Boolean);
  return (
    <>
      <h2 className="text-s2 tracking-tight md:text-s3">No rankings found for the selected criteria.</h2>
      <p className="mt-1.5 text-s-1 wrap-anywhere text-ink-2">{asked.join(", ")}.</p>
      {isFiltered ? (
        <Link
          href={memberRankingHref({ home: view.query.home, country: view.query.country })}
          className="link mt-2 inline-flex min-h-6 items-center text-s-1"
        >
          Show all brands in {inSentence(view.market.name)}
        </Link>
      ) : null}
    </>
  );
}

type RankingProps = FullRankingsProps & { view: ReadyMemberRanking };

/** Where a search that found nothing leads. */
function FurtherSearch({ view, markets, near, study }: Pick<RankingProps, "view" | "markets" | "near" | "study">) {
  const { home, country, q } = view.query;
  if (q === "") return null;
  return (
    <>
      {near.length > 0 ? <NearBrands brands={near} market={view.market.slug} study={study} /> : null}
      <div className="mt-9 grid content-start gap-x-12 gap-y-7 md:grid-cols-2">
        <OtherCountries
          market={country}
          markets={markets}
          hrefOf={(slug) => memberRankingHref({ home, country: slug, q })}
        />
        <MissingBrand />
      </div>
    </>
  );
}

/** For people with a plan the table with scores; for others every position, with brackets around shared ranges. */
function List({ view, industries }: Pick<RankingProps, "view" | "industries">) {
  if (hasPlan(view)) return <MemberList view={view} />;
  return (
    <>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-s2">
          {view.industry ? `${view.industry.name} in ${inSentence(view.market.name)}` : view.market.name},{" "}
          {countOf(view.total, "brand")}
        </h2>
        <JumpLinks view={view} />
      </div>
      <PositionList view={view} industries={industries} />
    </>
  );
}

/** Movements are locked only for people without a plan, and then all exact data are too. */
const hasPlan = ({ movements }: ReadyMemberRanking) => movements !== "locked";

function Ranking({ view, markets, industries, near, moreYears, canTry, study }: RankingProps) {
  const { panel, apart, query } = view;
  const hasPanel = panel !== null || apart !== null;
  const closeHref = memberRankingHref({ ...query, brand: null });
  const hasRail = !hasPanel && !hasPlan(view);
  return (
    <>
      <div className={cn("border-b border-rule", hasPanel && "max-lg:hidden")}>
        <MovementLine view={view} />
        {view.rows.length > 0 ? <SortBar view={view} /> : null}
      </div>
      <div
        className={cn(
          "gap-x-14",
          hasPlan(view) ? "mt-9" : "mt-5",
          hasPanel && "max-lg:mt-2 lg:grid lg:grid-tail-121",
          hasRail && "items-start lg:grid lg:grid-tail-74 lg:gap-x-18",
        )}
      >
        <div className={cn("@container pales-while-leaving", hasPanel && "max-lg:hidden")}>
          {view.rows.length === 0 ? (
            <>
              <Empty view={view} />
              <FurtherSearch view={view} markets={markets} near={near} study={study} />
            </>
          ) : (
            <>
              <List view={view} industries={industries} />
              <ListFoot view={view} />
              <SourceLine market={view.market}>{describeMarks(view, study)}</SourceLine>
            </>
          )}
          <UnrankedBrands brands={view.unranked} />
        </div>
        {panel ? (
          <BrandPanel panel={panel} query={query} market={view.market} moreYears={moreYears} canTry={canTry} />
        ) : null}
        {hasRail ? <FreeRail view={view} industries={industries} canTry={canTry} /> : null}
        {apart ? <UnrankedPanel apart={apart} query={query} market={view.market} /> : null}
      </div>
      <PanelKeeper
        brand={query.brand}
        closeHref={closeHref}
        announcement={
          panel
            ? `${panel.brand.name}, ${formatOrdinal(panel.positions[0].position)} of ${formatNumber(panel.positions[0].of)} in ${nameList(panel.positions[0])}`
            : apart
              ? `${apart.brand.name}, ${apart.n === null ? "not ranked" : sayNotRanked(apart.n)}`
              : ""
        }
      />
    </>
  );
}

function toStandfirst(view: ReadyMemberRanking): string {
  const { market, industry, total } = view;
  const brands = `All ${countOf(total, industry ? `${industryInSentence(industry.name)} brand` : "brand")} ranked in ${inSentence(market.name)}`;
  if (view.scores === "open") return `${brands}, with scores, exact rank ranges and what changed.`;
  return industry ? `${brands}, by position.` : `${brands}, and where each ranks in its industry.`;
}

function Body({ view, ...reader }: FullRankingsProps) {
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
export function FullRankings(props: FullRankingsProps) {
  const { view, markets, industries, study } = props;
  const market = markets.find(({ slug }) => slug === view.query.country) ?? null;
  const hasPanel = view.status === "ready" && (view.panel !== null || view.apart !== null);
  return (
    <main id="content" tabIndex={-1} className="wrap">
      <div className={cn(hasPanel && "max-lg:hidden")}>
        <RankingsHead title={`Rankings ${market?.year ?? study.rankingYear}`} isSample={market?.isSample ?? false}>
          {view.status === "ready" ? toStandfirst(view) : "Every position in every market and industry."}
        </RankingsHead>
      </div>
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
      <Body {...props} />
    </main>
  );
}
