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
  className?: string;
}

/** The beginning of the ranking of each market. */
export function IndexRankings({ rankings, member = false, className }: IndexRankingsProps) {
  return (
    <section aria-labelledby="index-rankings" className={className}>
      <div className="items-center gap-x-6 md:grid md:grid-cols-fill-end">
        <div>
          <h2 id="index-rankings" className="text-[22px] tracking-tight md:text-[28px]">
            Official Index Rankings {SITE.rankingYear}
          </h2>
          <p className="standfirst mt-0.5 text-[17px] leading-[1.35] md:text-[19px]">
            View Rankings Now: access the complete rankings for free
          </p>
        </div>
        <Link
          href={member ? "/rankings/full" : "/rankings"}
          className={buttonVariants({ className: "max-md:mt-3 max-md:w-full" })}
        >
          Explore Rankings
        </Link>
      </div>
      <div className="mt-4">
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
