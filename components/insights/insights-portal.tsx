import Link from "next/link";
import { EmptyState } from "@/components/layout/empty-state";
import { NoAnswer } from "@/components/layout/no-answer";
import { SampleLabel } from "@/components/ui/sample-label";
import type { Tier } from "@/lib/access/claims";
import type { MarketMovers as Movers } from "@/lib/insights/movers";
import { FULL_RANKINGS } from "@/lib/rankings/member-query";
import { TIER_NAMES } from "@/lib/subscriptions/plan";
import { MarketMovers } from "./market-movers";

/** Analyses that this version does not have yet, as they will be called. */
const TO_COME = [
  "Brand Insights: single country, multi country, age groups",
  "Brand Snapshot",
  "Consumer Insights",
  "Country Comparison",
  "Portfolio analysis",
  "Brand trajectory and market momentum",
  "Risk alerts",
] as const;

interface InsightsPortalProps {
  /** Null when the database did not answer. */
  movers: Movers[] | null;
  tier: Tier | null;
  /** Years of results the reader's plan opens; Infinity for all there are. */
  years: number;
}

function describeYears(years: number): string {
  return Number.isFinite(years) ? `the latest ${years} years of results` : "all years of results";
}

/** Where subscribers begin: what changed for certain, what their plan opens, and what is still to come. */
export function InsightsPortal({ movers, tier, years }: InsightsPortalProps) {
  return (
    <main id="content" tabIndex={-1} className="wrap">
      <header className="pt-7 pb-6 md:grid md:grid-cols-[minmax(0,1fr)_auto] md:items-end md:gap-x-16 md:pt-13 md:pb-9">
        <div>
          <h1 className="text-s4 tracking-[-0.028em] md:text-s5">Insights Portal</h1>
          <p className="standfirst mt-3 max-w-[52ch] md:mt-4">What changed since last year, and is more than chance.</p>
        </div>
        {movers?.some(({ market }) => market.isSample) ? <SampleLabel className="mt-4 md:mt-0" /> : null}
      </header>
      <div className="items-start gap-x-18 border-t-2 border-ink pt-8 lg:grid lg:grid-cols-[minmax(0,1fr)_296px]">
        <section aria-labelledby="movers">
          <h2 id="movers" className="mb-6 text-s3">
            Tested moves by market
          </h2>
          {movers === null ? <NoAnswer title="The rankings did not answer" href="/insights" /> : null}
          {movers?.length === 0 ? <EmptyState title="No rankings found for the selected criteria." /> : null}
          <div className="grid gap-x-12 md:grid-cols-2">
            {movers?.map((each) => (
              <MarketMovers key={each.market.slug} movers={each} />
            ))}
          </div>
        </section>
        <aside aria-label="Your plan" className="max-lg:mt-6">
          <section aria-labelledby="plan" className="border-t border-ink pt-[22px] pb-[30px]">
            <h2 id="plan" className="text-s1 leading-tight tracking-[-0.01em]">
              {tier ? TIER_NAMES[tier] : "Your plan"}
            </h2>
            <p className="mt-2.5 text-s-1 leading-normal text-ink-2">
              Opens scores with their intervals, exact rank ranges and tested changes, for {describeYears(years)} in every market.
            </p>
            <Link href={FULL_RANKINGS} prefetch={false} className="link mt-4 inline-flex min-h-6 items-center text-s-1">
              Open the full rankings
            </Link>
          </section>
          <section aria-labelledby="to-come" className="border-t border-ink pt-[22px] pb-[30px]">
            <h2 id="to-come" className="text-s1 leading-tight tracking-[-0.01em]">
              Not open yet in this version
            </h2>
            <ul className="mt-2.5 text-s-1 text-ink-2">
              {TO_COME.map((title) => (
                <li key={title} className="border-b border-rule py-2 last:border-0">
                  {title}
                </li>
              ))}
            </ul>
          </section>
        </aside>
      </div>
    </main>
  );
}
