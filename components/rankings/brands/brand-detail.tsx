import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import { FollowSlot } from "@/components/rankings/brands/follow-slot";
import { BrandQuestions } from "@/components/rankings/brands/brand-questions";
import { MemberSlot } from "@/components/rankings/brands/member-slot";
import { ACTIONS_ID, type BrandPlace } from "@/components/rankings/brands/member-part-props";
import { RelatedBrands } from "@/components/rankings/brands/related-brands";
import { ThreeColumns } from "@/components/rankings/brands/side-section";
import { TopTen } from "@/components/rankings/brands/top-ten";
import { VisitorPart } from "@/components/rankings/brands/visitor-part";
import { SampleLabel } from "@/components/ui/sample-label";
import { type BrandFacts, type BrandMarket, toNeighbours } from "@/lib/rankings/brands/brand-facts";
import { toBrandAnswers, toRangeAnswers, toSharedAnswers } from "@/lib/rankings/brands/brand-words";
import { toElsewhere, toFactList } from "@/lib/rankings/brands/standing-words";
import { toShortName } from "@/lib/rankings/plain-words";
import { isLeadOpen } from "@/lib/rankings/range-runs";
import { BrandHeading } from "./brand-heading";

interface BrandDetailProps {
  facts: BrandFacts;
  /** The market that the page is about. */
  home: BrandMarket;
  study: Pick<ShownStudy, "defaultMarket">;
  /** Whether trials are offered on this site. */
  hasTrials: boolean;
  /** The breadcrumb above the name. */
  trail: React.ReactNode;
  /** The source line. */
  children: React.ReactNode;
}

const toPlace = ({ market, standing, peers }: BrandMarket): BrandPlace => ({
  market: { slug: market.slug, name: market.name },
  industry: standing.industry,
  year: standing.year,
  total: standing.total,
  peers: peers.length,
  isRanked: standing.position.status !== "unranked",
});

/** A brand's page: the same for everyone, with a part that the signed-in user sees as their account opens it. */
export function BrandDetail({ facts, home, study, hasTrials, trail, children }: BrandDetailProps) {
  const { brand } = facts.view;
  const name = toShortName(brand.name);
  const list = { facts: toFactList(home, facts.markets), elsewhere: toElsewhere(home, facts.markets) };
  const topTen = <TopTen market={home.market} rows={home.top} own={brand.slug} />;
  const related = (
    <RelatedBrands
      market={home.market}
      industry={home.standing.industry}
      neighbours={toNeighbours(home.peers, brand.slug)}
      count={home.peers.length}
    />
  );
  return (
    <article>
      <header className="pt-3 pb-4 md:pb-5">
        <div className="-mb-2 md:-mb-4">{trail}</div>
        <BrandHeading
          brand={brand}
          industry={home.standing.industry}
          market={home.market}
          isRanked={home.standing.position.status !== "unranked"}
          level="h1"
        >
          {/* As wide as with a member's actions, so that nothing moves when they come. */}
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2 max-md:col-span-2 max-md:mt-3 lg:min-w-130 lg:justify-end">
            {/* First, so that the content beside it does not move. */}
            <div id={ACTIONS_ID} className="no-print flex gap-2.5 empty:hidden max-lg:hidden lg:-order-2" />
            <FollowSlot brand={brand} className="max-md:min-h-11" />
            {home.market.isSample ? <SampleLabel className="md:-order-1" /> : null}
          </div>
        </BrandHeading>
      </header>
      <MemberSlot
        brand={brand}
        places={[toPlace(home), ...facts.markets.filter((market) => market !== home).map(toPlace)]}
        hasScores={home.market.hasScores}
        {...list}
        answers={toSharedAnswers(facts)}
        rangeAnswers={toRangeAnswers(facts)}
        isLeadOpen={isLeadOpen(home.top)}
        topTen={topTen}
        related={related}
      >
        <VisitorPart brand={brand} home={home} study={study} {...list} hasTrials={hasTrials} />
        <ThreeColumns>
          {topTen}
          <BrandQuestions name={name} answers={toBrandAnswers(facts)} />
          {related}
        </ThreeColumns>
      </MemberSlot>
      <div className="mt-7">{children}</div>
    </article>
  );
}
