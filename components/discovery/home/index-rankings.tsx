import { MarketTabs } from "@/components/discovery/home/market-tabs";
import { IndexHead } from "@/components/discovery/home/index-head";
import { NoAnswer } from "@/components/layout/no-answer";
import type { ReadyRanking } from "@/lib/rankings/view";

interface IndexRankingsProps {
  /** Null when the database did not respond. */
  rankings: readonly ReadyRanking[] | null;
  year: number;
  className?: string;
}

/** The beginning of the ranking of each market. */
export function IndexRankings({ rankings, year, className }: IndexRankingsProps) {
  return (
    <section aria-labelledby="index-rankings" className={className}>
      <IndexHead href="/rankings" variant="default" year={year} />
      <div className="mt-4">
        {rankings === null ? (
          <NoAnswer title="We couldn’t load the rankings" href="/" />
        ) : rankings.length === 0 ? (
          <p className="border-t border-ink pt-5 text-ink-2">The first rankings will appear here soon.</p>
        ) : (
          <MarketTabs rankings={rankings} />
        )}
      </div>
    </section>
  );
}
