"use client";

import { useQueries } from "@tanstack/react-query";
import Link from "next/link";
import { LockedInsights } from "@/components/rankings/brands/locked-insights";
import type { MemberPartProps } from "@/components/rankings/brands/member-part-props";
import { StandingsSection } from "@/components/rankings/brands/standings-section";
import { buttonVariants } from "@/components/ui/button";
import { LockIcon } from "@/components/ui/icon";
import { positionsQuery } from "@/lib/rankings/member-queries";
import { queryClient } from "@/lib/platform/browser/query-client";
import { PLAN_NAMES, TRIAL, TRIAL_OFFER } from "@/lib/access/plan";

/** The offer to people with an account but no plan. */
function FreeUpsell({ canTry }: { canTry: boolean }) {
  return (
    <section aria-labelledby="upsell" className="no-print border-y-2 border-ink py-7">
      <div className="flex items-start gap-3">
        <LockIcon className="mt-1 size-5 text-ink-2" />
        <div>
          <h2 id="upsell" className="text-s3">
            Unlock Advanced Analytics
          </h2>
          <p className="mt-3 max-w-line text-ink-2">
            See the score with its margin of error, the trend with every clear change, and the closest competitors.
            {canTry ? ` ${TRIAL_OFFER}` : null}
          </p>
          <p className="mt-2 font-semibold text-spruce">+ 12 more insights</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
            <Link href="/pricing" prefetch={false} className={buttonVariants({ size: "lg" })}>
              Upgrade to {PLAN_NAMES[TRIAL.tier]}
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Brand page for free accounts: every position, and what a plan adds. */
export function FreeBrand({ brand, standings, canTry, children }: MemberPartProps & { canTry: boolean }) {
  const answers = useQueries(
    { queries: standings.map(({ market }) => positionsQuery({ market: market.slug, brand: brand.slug })) },
    queryClient,
  );
  if (answers.some(({ isPending }) => isPending)) return children;
  const opened = new Map(
    standings.flatMap(({ market }, index): [string, number][] => {
      const own = answers[index]?.data?.find(({ slug }) => slug === brand.slug);
      return own ? [[market.slug, own.position]] : [];
    }),
  );
  return (
    <>
      <StandingsSection standings={standings} opened={opened}>
        {answers.some(({ isError }) => isError) ? "Some positions couldn’t be loaded. Please refresh the page." : null}
      </StandingsSection>
      {standings.some(({ position }) => position.status !== "unranked") ? (
        <section aria-labelledby="insights" className="mt-12">
          <h2 id="insights" className="no-print mb-5 text-s2">
            With a plan
          </h2>
          <LockedInsights hasScores={standings.some(({ score }) => score.status !== "unpublished")} />
        </section>
      ) : null}
      <FreeUpsell canTry={canTry} />
    </>
  );
}
