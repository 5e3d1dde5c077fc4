import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import Link from "next/link";
import { NotRanked, SmallestBase } from "@/components/layout/shown-study";
import { KnownBand, StandingBand } from "@/components/rankings/brands/standing-band";
import { LockedInsights, LockedOffer } from "@/components/rankings/brands/locked-insights";
import { authHref } from "@/lib/access/return-path";
import { brandHref } from "@/lib/catalogue/brands/brand-slug";
import { buttonVariants } from "@/components/ui/button-look";
import { TRIAL_OFFER } from "@/lib/access/plan";
import type { BrandMarket } from "@/lib/rankings/brands/brand-facts";
import { sayAmong } from "@/lib/rankings/brands/brand-words";
import type { BrandFact } from "@/lib/rankings/brands/standing-words";
import { toShortName } from "@/lib/rankings/plain-words";
import { memberRankingHref } from "@/lib/rankings/member-query";
import { isLeadOpen } from "@/lib/rankings/range-runs";
import type { Named } from "@/lib/catalogue/names/named";
import { inSentence } from "@/lib/platform/words/in-sentence";

interface VisitorPartProps {
  brand: Named;
  home: BrandMarket;
  facts: readonly BrandFact[];
  elsewhere: readonly BrandFact[];
  study: Pick<ShownStudy, "defaultMarket">;
  /** Whether trials are offered on this site. */
  hasTrials: boolean;
}

/** Signing up or in leads back to the brand. */
function WaysIn({ brand }: Pick<VisitorPartProps, "brand">) {
  const from = brandHref(brand.slug);
  return (
    <>
      <Link href={authHref("signup", from)} prefetch={false} className={buttonVariants({ className: "text-s-1!" })}>
        Sign Up Free
      </Link>
      <Link
        href={authHref("signin", from)}
        prefetch={false}
        className={buttonVariants({ variant: "outline", className: "text-s-1!" })}
      >
        Sign In
      </Link>
    </>
  );
}

/** For members until their part is there, and for anyone without JavaScript: a way on that offers nothing they may have. */
function FullListLink({ brand, home, study }: Pick<VisitorPartProps, "brand" | "home" | "study">) {
  return (
    <Link
      data-for="anyone"
      href={memberRankingHref({ home: study.defaultMarket, country: home.market.slug, brand: brand.slug })}
      prefetch={false}
      className={buttonVariants({ variant: "outline", className: "mt-3 text-s-1!" })}
    >
      Open the full rankings
    </Link>
  );
}

function LockedBand({ brand, home, study, ...facts }: Omit<VisitorPartProps, "hasTrials">) {
  return (
    <StandingBand {...facts}>
      <h2 id="standing" className="text-s3 leading-close">
        Position with a<span data-for="visitors"> free</span>
        <span data-for="anyone">n</span> account
      </h2>
      <p className="mt-1 max-w-line text-s-1 leading-text text-ink-2 wrap-anywhere">
        {toShortName(brand.name)} is {sayAmong(home)}. It is outside the top 10, the part of the ranking that anyone can
        see.
      </p>
      <div data-for="visitors" className="mt-4 flex flex-wrap gap-2.5">
        <WaysIn brand={brand} />
      </div>
      <FullListLink brand={brand} home={home} study={study} />
    </StandingBand>
  );
}

function UnrankedBand({ brand, home, ...facts }: Omit<VisitorPartProps, "hasTrials" | "study">) {
  return (
    <StandingBand {...facts}>
      <h2 id="standing" className="text-s3 leading-close">
        Not ranked in {inSentence(home.market.name)} in {home.market.year}
      </h2>
      <p className="mt-1 max-w-line text-s-1 leading-text text-ink-2 wrap-anywhere">
        <NotRanked /> about {toShortName(brand.name)}. A position and a score need at least <SmallestBase />.
      </p>
    </StandingBand>
  );
}

function Band({ brand, home, study, ...facts }: Omit<VisitorPartProps, "hasTrials">) {
  const { position, range, year, total } = home.standing;
  if (position.status === "locked") return <LockedBand brand={brand} home={home} study={study} {...facts} />;
  if (position.status === "unranked") return <UnrankedBand brand={brand} home={home} {...facts} />;
  return (
    <KnownBand
      name={toShortName(brand.name)}
      standing={{ market: home.market, year, total, position: position.overall, range }}
      isLeadOpen={isLeadOpen(home.top)}
      {...facts}
    />
  );
}

/** A brand for visitors: its public position, placeholders for paid content, and one offer. */
export function VisitorPart({ hasTrials, ...props }: VisitorPartProps) {
  const { status } = props.home.standing.position;
  return (
    <>
      <Band {...props} />
      {status === "unranked" ? null : (
        <>
          <div data-for="visitors">
            <LockedInsights hasScores={props.home.market.hasScores}>
              <LockedOffer
                title="Sign Up for Full Access"
                text={`A free account shows every position. Plans add ${props.home.market.hasScores ? "scores, trends and competitors" : "earlier years"}.${hasTrials ? ` ${TRIAL_OFFER}` : ""}`}
                more="+ 20 more insights"
              >
                {status === "locked" ? (
                  <Link
                    href="/pricing"
                    prefetch={false}
                    className={buttonVariants({ variant: "outline", className: "text-s-1!" })}
                  >
                    Compare plans
                  </Link>
                ) : (
                  <WaysIn brand={props.brand} />
                )}
              </LockedOffer>
            </LockedInsights>
          </div>
          {status === "known" ? <FullListLink brand={props.brand} home={props.home} study={props.study} /> : null}
        </>
      )}
    </>
  );
}
