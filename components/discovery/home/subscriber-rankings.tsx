import Link from "next/link";
import { IndexHead } from "@/components/discovery/home/index-head";
import { NoAnswer } from "@/components/layout/no-answer";
import { MemberList } from "@/components/rankings/full/member-list";
import { SourceLine } from "@/components/rankings/source-line";
import { SampleLabel } from "@/components/ui/sample-label";
import { memberRankingHref } from "@/lib/rankings/member-query";
import type { MemberRankingView } from "@/lib/rankings/member-view";
import type { MarketSummary } from "@/lib/rankings/view";

const SHOWN = 5;

interface SubscriberRankingsProps {
  /** The ranking of the reader's own market. */
  view: MemberRankingView;
  markets: readonly MarketSummary[];
  year: number;
}

/** The first five of the reader's market, with their scores and exact rank ranges, and the way to the others. */
export function SubscriberRankings({ view, markets, year }: SubscriberRankingsProps) {
  return (
    <section aria-labelledby="index-rankings" className="min-w-0">
      <IndexHead href={memberRankingHref(view.query)} variant="outline" year={year} />
      <nav aria-label="Country" className="mt-4 flex items-center gap-x-6 border-b border-rule max-md:overflow-x-auto">
        {markets.map(({ slug, name }) => (
          <Link
            key={slug}
            href={`/?country=${slug}`}
            scroll={false}
            prefetch={false}
            aria-current={slug === view.query.country ? "true" : undefined}
            className="-mb-px border-b-2 border-transparent pt-2 pb-2.5 text-s-1 font-medium whitespace-nowrap text-ink-2 hover:border-rule-strong aria-[current]:border-spruce aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {name}
          </Link>
        ))}
        {view.status === "ready" && view.market.isSample ? <SampleLabel className="ml-auto max-md:hidden" /> : null}
      </nav>
      <div className="@container mt-4">
        {view.status === "ready" ? (
          <>
            <MemberList view={{ ...view, rows: view.rows.slice(0, SHOWN) }} />
            <div className="mt-3.5">
              <SourceLine market={view.market}>Your plan shows exact rank ranges.</SourceLine>
            </div>
          </>
        ) : view.status === "unanswered" ? (
          <NoAnswer title="We couldn’t load the rankings" href="/" />
        ) : (
          <p className="text-ink-2">The first rankings will appear here soon.</p>
        )}
      </div>
    </section>
  );
}
