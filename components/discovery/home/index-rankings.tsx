import Link from "next/link";
import { MarketTabs } from "@/components/discovery/home/market-tabs";
import { NoAnswer } from "@/components/layout/no-answer";
import { buttonVariants } from "@/components/ui/button";
import type { ReadyRanking } from "@/lib/rankings/view";
import { SITE } from "@/lib/platform/site/site";

interface IndexRankingsProps {
  /** Null when the database did not respond. */
  rankings: readonly ReadyRanking[] | null;
  /** Members see every position, on a page that needs a country. */
  member?: boolean;
}

export function IndexRankings({ rankings, member = false }: IndexRankingsProps) {
  return (
    <section aria-labelledby="index-rankings" className="wrap pt-18 md:pt-24 lg:grid lg:grid-cols-12 lg:gap-x-8">
      <div className="max-lg:mb-10 lg:sticky lg:top-banners-26 lg:col-span-3 lg:self-start">
        <h2 id="index-rankings" className="text-s4 tracking-tight">
          Official Index Rankings {SITE.rankingYear}
        </h2>
        <p className="standfirst mt-3 mb-5 text-balance lg:mt-4.5 lg:mb-7 lg:measure-24">
          View Rankings Now: access the complete rankings for free
        </p>
        <Link href={member ? "/rankings/full" : "/rankings"} className={buttonVariants({ size: "lg" })}>
          Explore Rankings
        </Link>
      </div>
      <div className="lg:col-span-8 lg:col-start-5">
        {rankings === null ? (
          <NoAnswer title="We couldn’t load the rankings" href="/" />
        ) : rankings.length === 0 ? (
          <p className="border-t border-ink pt-5 text-ink-2">The first rankings will appear here soon.</p>
        ) : (
          <MarketTabs rankings={rankings} member={member} />
        )}
      </div>
    </section>
  );
}
