import Link from "next/link";
import { LockedShape } from "@/components/access/locked-slot";
import { buttonVariants } from "@/components/ui/button-look";
import { PLAN_NAMES, TRIAL, TRIAL_OFFER } from "@/lib/access/plan";
import { formatNumber } from "@/lib/platform/words/format";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { memberRankingHref } from "@/lib/rankings/member-query";
import type { ReadyMemberRanking } from "@/lib/rankings/member-view";
import type { IndustrySummary } from "@/lib/rankings/view";

interface FreeRailProps {
  view: ReadyMemberRanking;
  industries: readonly IndustrySummary[];
  canTry: boolean;
}

/** Industries listed before the rest is opened. */
const FIRST = 9;

/** The one offer to people with an account but no plan. */
function RailOffer({ hasScores, canTry }: { hasScores: boolean; canTry: boolean }) {
  return (
    <section aria-labelledby="rail-upsell" className="border-t-3 border-cloudberry pt-3.5 pb-5">
      <h2 id="rail-upsell" className="text-s2 leading-title">
        Unlock Advanced Analytics
      </h2>
      <p className="mt-1 mb-2 text-s-1 leading-text text-ink-2">
        {hasScores
          ? "The score behind each position with its interval, the trend with every clear change, and the closest competitors."
          : "Positions of earlier years, what changed, and the closest competitors."}
      </p>
      <LockedShape className="h-14 rounded-md max-md:h-10" />
      <p className="mt-2.5 mb-3 text-s-1 font-semibold text-spruce">+ 12 more insights</p>
      <Link href="/pricing" prefetch={false} className={buttonVariants({ variant: "upgrade", className: "w-full" })}>
        Upgrade to {PLAN_NAMES[TRIAL.tier]}
      </Link>
      {canTry ? <p className="mt-2.5 text-s-1 text-ink-2">{TRIAL_OFFER}</p> : null}
    </section>
  );
}

function IndustryList({ view, industries }: Omit<FreeRailProps, "canTry">) {
  return (
    <ul>
      {industries.map(({ slug, name, brandCount }) => (
        <li key={slug} className="border-b border-rule text-small">
          <Link
            href={memberRankingHref({ home: view.query.home, country: view.market.slug, industry: slug })}
            prefetch={false}
            aria-current={view.industry?.slug === slug ? "true" : undefined}
            className="flex min-h-9.5 items-center justify-between gap-4 py-1 underline-offset-4 hover:bg-hover hover:underline aria-[current]:font-title"
          >
            <span>{name}</span>
            <span className="num text-ink-2">
              {formatNumber(brandCount)}
              <span className="sr-only"> brands</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Beside the list of people without a plan: what a plan adds, and each industry's ranking. */
export function FreeRail({ view, industries, canTry }: FreeRailProps) {
  const bySize = industries.toSorted((a, b) => b.brandCount - a.brandCount || (a.name < b.name ? -1 : 1));
  const rest = bySize.slice(FIRST);
  return (
    <aside
      aria-label="About the full rankings"
      className="no-print mt-12 grid items-start gap-x-12 md:max-lg:grid-cols-2 lg:mt-0 lg:block"
    >
      <RailOffer hasScores={view.market.hasScores} canTry={canTry} />
      <section aria-labelledby="rank-one-industry" className="border-t border-ink pt-3.5">
        <h2 id="rank-one-industry" className="text-s1 leading-title tracking-lead">
          Rank one industry
        </h2>
        <p className="mt-1 mb-1.5 text-s-1 leading-text text-ink-2">
          Positions within an industry in {inSentence(view.market.name)} are part of your account.
        </p>
        <IndustryList view={view} industries={bySize.slice(0, FIRST)} />
        {rest.length > 0 ? (
          <details>
            <summary className="link mt-1 inline-flex min-h-10 cursor-pointer list-none items-center text-s-1 [&::-webkit-details-marker]:hidden">
              All {formatNumber(bySize.length)} industries
            </summary>
            <IndustryList view={view} industries={rest} />
          </details>
        ) : null}
      </section>
    </aside>
  );
}
