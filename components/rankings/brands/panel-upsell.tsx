import Link from "next/link";
import { LockedShape } from "@/components/access/locked-slot";
import { LockIcon } from "@/components/ui/icon";
import { buttonVariants } from "@/components/ui/button-look";
import { PLAN_NAMES, TRIAL, TRIAL_OFFER } from "@/lib/access/plan";

/** What a plan adds to a brand, for people who see only positions. Placeholders, the same for every brand. */
export function PanelUpsell({ hasScores, canTry }: { hasScores: boolean; canTry: boolean }) {
  return (
    <section aria-labelledby="panel-upsell" className="no-print border-b border-rule pt-6 pb-7">
      <div aria-hidden="true" className="relative mb-6 h-24">
        {[0, 1, 2, 3, 4].map((line) => (
          <span key={line} className="absolute inset-x-0 h-px bg-rule" style={{ top: `${line * 25}%` }} />
        ))}
        <LockedShape className="absolute inset-x-0 top-9.5 h-5 rounded-full" />
      </div>
      <h2 id="panel-upsell" className="flex items-center gap-2.5 text-s2">
        <LockIcon className="size-4.5 text-ink-2" />
        Unlock Advanced Analytics
      </h2>
      <p className="mt-2 text-ink-2">
        {hasScores ? "The score with its margin of error, eight years of trends" : "Eight years of positions"}, clear
        changes marked, and the closest competitors.
      </p>
      <p className="mt-2 font-semibold text-spruce">+ 12 more insights</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Link href="/pricing" prefetch={false} className={buttonVariants({ variant: "upgrade" })}>
          Upgrade to {PLAN_NAMES[TRIAL.tier]}
        </Link>
        {canTry ? <p className="text-s-1 text-ink-2">{TRIAL_OFFER}</p> : null}
      </div>
    </section>
  );
}
