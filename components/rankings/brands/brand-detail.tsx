import { Upsell } from "@/components/access/upsell";
import { FollowSlot } from "@/components/rankings/brands/follow-slot";
import { MemberSlot } from "@/components/rankings/brands/member-slot";
import { SampleLabel } from "@/components/ui/sample-label";
import { TRIAL_OFFER } from "@/lib/access/plan";
import { asSentence } from "@/lib/platform/words/sentences";
import { brandHref } from "@/lib/catalogue/brands/brand-slug";
import type { BrandView } from "@/lib/rankings/brands/view";
import { memberRankingHref } from "@/lib/rankings/member-query";
import { BrandHeading } from "./brand-heading";
import { LockedInsights } from "./locked-insights";
import { StandingsSection } from "./standings-section";

interface BrandDetailProps {
  view: BrandView;
  /** Are there trials on this site? */
  hasTrials: boolean;
  isSample: boolean;
  /** The page's first sentence about the brand. */
  standfirst: string;
  /** What is beside the detail on a page of its own. */
  aside?: React.ReactNode;
  /** The breadcrumb above the name. */
  trail?: React.ReactNode;
  /** The text below the positions, and the source line. */
  children?: React.ReactNode;
}

/** For a sentence, a replacement for a name that is too long. */
function toShortName(name: string): string {
  return name.length < 48 ? name : "this brand";
}

/** What visitors see below the name: public positions, placeholders for the others, and how to see the rest. */
function VisitorPart({ brand, standings, isIndexable, hasTrials }: BrandView & { hasTrials: boolean }) {
  const name = toShortName(brand.name);
  const isRanked = standings.some(({ position }) => position.status !== "unranked");
  const isLocked = standings.some(({ position }) => position.status === "locked");
  return (
    <>
      <StandingsSection standings={standings}>
        {isLocked ? (
          <span data-for="visitors">
            Without an account you see the top 10 of each market. A free account shows where {name} ranks
            {isIndexable ? " in the other markets too" : ""}.
          </span>
        ) : null}
      </StandingsSection>
      {isRanked ? (
        <section data-for="visitors" aria-labelledby="insights" className="mt-12">
          <h2 id="insights" className="no-print mb-5 text-s2">
            With a plan
          </h2>
          <LockedInsights hasScores={standings.some(({ score }) => score.status !== "unpublished")} />
        </section>
      ) : null}
      <Upsell
        title="Sign Up for Full Access"
        from={brandHref(brand.slug)}
        text={`A free account shows every position in every market and industry. Paid plans add scores, trends and competitors.${hasTrials ? ` ${TRIAL_OFFER}` : ""}`}
        more="+ 20 more insights"
        anyone={{
          title: `${asSentence(name)} in the full rankings`,
          text: "Its position among all ranked brands, and whatever else your account includes.",
          href: memberRankingHref({ country: standings[0]?.market.slug, brand: brand.slug }),
          label: "Open the full rankings",
        }}
      />
    </>
  );
}

/** A brand's page: the same for everyone, with a part that the signed-in user sees as their account opens it. */
export function BrandDetail({ view, hasTrials, isSample, standfirst, aside, trail, children }: BrandDetailProps) {
  const { brand, standings } = view;
  const [home] = standings;
  if (!home) return null;
  return (
    <article>
      <header className="pt-4 pb-6 md:pt-8 md:pb-9">
        {trail}
        <BrandHeading brand={brand} industry={home.industry} market={home.market} level="h1">
          <div className="flex items-center gap-x-4 gap-y-2 max-md:col-span-2 max-md:mt-4 md:flex-col md:items-end md:self-end">
            {isSample ? <SampleLabel className="md:order-1" /> : null}
            <FollowSlot brand={brand} className="max-md:order-first max-md:min-h-11" />
          </div>
        </BrandHeading>
        <p className="standfirst mt-4 max-w-line wrap-anywhere md:mt-6">{standfirst}</p>
      </header>
      <div className="items-start gap-x-18 lg:grid lg:grid-tail-74">
        <div>
          <MemberSlot brand={brand} standings={standings}>
            <VisitorPart {...view} hasTrials={hasTrials} />
          </MemberSlot>
          {children}
        </div>
        {aside}
      </div>
    </article>
  );
}
