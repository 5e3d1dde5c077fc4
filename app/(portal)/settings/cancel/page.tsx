import Link from "next/link";
import { redirect } from "next/navigation";
import { Day } from "@/components/accounts/account/day";
import { PlainPage, PlainRow } from "@/components/layout/plain-page";
import { ActionButton } from "@/components/accounts/billing/action-button";
import { buttonVariants } from "@/components/ui/button";
import { loadGuarded } from "@/lib/access/load";
import { cancelPlan } from "@/lib/accounts/billing/actions";
import { isPaid } from "@/lib/accounts/billing/contract/billing";
import { loadBilling } from "@/lib/accounts/billing/load";
import { toPageHead } from "@/lib/platform/site/page-head";
import { PLAN_NAMES } from "@/lib/access/plan";

export const metadata = toPageHead({
  path: "/settings/cancel",
  title: "Cancel plan",
  description: "What follows when a plan is ended, asked before it is.",
  listed: false,
});

/** Asks before a plan is ended, and says what follows. */
export default async function CancelPage() {
  await loadGuarded("/settings/cancel");
  const own = (await loadBilling()).subscription;
  if (!isPaid(own) || !own.counts || own.cancels) redirect("/settings");
  const others = own.taken - 1;
  return (
    <PlainPage
      kicker="Your plan"
      title={`Cancel ${PLAN_NAMES[own.tier]}?`}
      standfirst="Nothing happens before the paid year is over."
    >
      <PlainRow id="follows" title="What follows">
        <ul className="list-disc space-y-1.5 pl-5 marker:text-ink-2">
          <li>
            The plan stays open until <Day at={own.periodEnd} />, and nothing is charged after that.
          </li>
          {others > 0 && (
            <li>{others === 1 ? "One colleague loses" : `${others} colleagues lose`} their seat on that day.</li>
          )}
          <li>Scores, trends and analytics shut. What was saved is kept, and opens again with a plan.</li>
          <li>Rankings and all positions stay open with the free account.</li>
          <li>You can take the cancellation back until that day.</li>
        </ul>
        <div className="flex flex-wrap gap-3">
          <ActionButton action={cancelPlan} variant="destructive" size="lg">
            Cancel plan
          </ActionButton>
          <Link
            href="/settings"
            className={buttonVariants({ variant: "outline", size: "lg", className: "max-md:w-full" })}
          >
            Keep my plan
          </Link>
        </div>
      </PlainRow>
    </PlainPage>
  );
}
