"use client";

import { NotRanked, useShownStudy } from "@/components/layout/shown-study";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { BrandQuestions } from "@/components/rankings/brands/brand-questions";
import { LockedInsights, LockedOffer } from "@/components/rankings/brands/locked-insights";
import type { MemberPartProps } from "@/components/rankings/brands/member-part-props";
import { ThreeColumns } from "@/components/rankings/brands/side-section";
import { KnownBand, StandingBand } from "@/components/rankings/brands/standing-band";
import { buttonVariants } from "@/components/ui/button-look";
import { standingsQuery } from "@/lib/rankings/brands/standings-query";
import { memberRankingHref } from "@/lib/rankings/member-query";
import { queryClient } from "@/lib/platform/browser/query-client";
import { PLAN_NAMES, TRIAL, TRIAL_OFFER } from "@/lib/access/plan";
import { toMemberElsewhere } from "@/lib/rankings/brands/standing-words";
import { formatNumber } from "@/lib/platform/words/format";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import { toShortName } from "@/lib/rankings/plain-words";
import type { BrandStanding } from "@/lib/rankings/brands/view";

/** The one offer to people with an account but no plan. */
function FreeOffer({ hasScores, canTry }: { hasScores: boolean; canTry: boolean }) {
  return (
    <LockedInsights hasScores={hasScores}>
      <LockedOffer
        title="Unlock Advanced Analytics"
        text={`${hasScores ? "The score with its interval, the trend with every clear change" : "Positions of earlier years"}, and the closest competitors.${canTry ? ` ${TRIAL_OFFER}` : ""}`}
        more="+ 12 more insights"
      >
        <Link
          href="/pricing"
          prefetch={false}
          className={buttonVariants({ variant: "upgrade", className: "text-s-1!" })}
        >
          Upgrade to {PLAN_NAMES[TRIAL.tier]}
        </Link>
      </LockedOffer>
    </LockedInsights>
  );
}

function Band({
  brand,
  places,
  standings,
  facts,
  elsewhere,
  isLeadOpen,
}: Omit<MemberPartProps, "children"> & { standings: readonly BrandStanding[] }) {
  const { defaultMarket } = useShownStudy();
  const [home] = places;
  const own = standings.find(({ market }) => market.slug === home.market.slug);
  const name = toShortName(brand.name);
  const band = { facts, elsewhere: toMemberElsewhere(elsewhere, standings) };
  if (own?.position.status !== "known")
    return (
      <StandingBand {...band}>
        <h2 id="standing" className="text-s3 leading-close">
          Not ranked in {inSentence(home.market.name)} in {home.year}
        </h2>
        <p className="mt-1 max-w-line text-s-1 leading-text text-ink-2">
          <NotRanked />.
        </p>
      </StandingBand>
    );
  const { overall, inIndustry } = own.position;
  return (
    <KnownBand
      name={name}
      standing={{ market: home.market, year: own.year, total: own.total, position: overall, range: own.range }}
      isLeadOpen={isLeadOpen}
      {...band}
    >
      {inIndustry === null ? null : (
        <p className="mt-2 text-s-1">
          <Link
            href={memberRankingHref({
              home: defaultMarket,
              country: home.market.slug,
              industry: home.industry.slug,
              brand: brand.slug,
            })}
            prefetch={false}
            className="link inline-flex min-h-6 items-center"
          >
            {formatNumber(inIndustry)} of {formatNumber(home.peers)} in {industryInSentence(home.industry.name)}
          </Link>
        </p>
      )}
    </KnownBand>
  );
}

/** Brand page for free accounts: its position in market and industry, and what a plan adds. */
export function FreeBrand({ canTry, children, ...props }: MemberPartProps & { canTry: boolean }) {
  const { data: standings, isError } = useQuery(standingsQuery(props.brand.slug), queryClient);
  if (isError)
    return (
      <>
        <p role="alert" className="border-t-2 border-ink py-5 text-ink-2">
          We couldn’t load its position. Please refresh the page.
        </p>
        <Below {...props} />
      </>
    );
  if (!standings) return children;
  return (
    <>
      <Band {...props} standings={standings} />
      {props.places[0].isRanked ? <FreeOffer hasScores={props.hasScores} canTry={canTry} /> : null}
      <Below {...props} />
    </>
  );
}

function Below({ brand, topTen, related, answers, rangeAnswers }: Omit<MemberPartProps, "children">) {
  return (
    <ThreeColumns>
      {topTen}
      <BrandQuestions name={toShortName(brand.name)} answers={[...answers, ...rangeAnswers]} />
      {related}
    </ThreeColumns>
  );
}
