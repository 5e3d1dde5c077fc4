import Link from "next/link";
import { redirect } from "next/navigation";
import { toMemberPage } from "@/app/(portal)/member-page";
import { Day } from "@/components/accounts/account/day";
import { PlainPage, PlainRow } from "@/components/layout/plain-page";
import { ActionButton } from "@/components/accounts/billing/action-button";
import { LossList } from "@/components/accounts/billing/loss-list";
import { lossOf } from "@/lib/accounts/billing/loss";
import { loadPlans } from "@/lib/accounts/subscriptions/load";
import { buttonVariants } from "@/components/ui/button-look";
import { loadGuarded } from "@/lib/access/load";
import { cancelPlan } from "@/lib/accounts/billing/actions";
import { isPaid } from "@/lib/accounts/billing/contract/billing";
import { loadBilling } from "@/lib/accounts/billing/load";
import { toPageHead } from "@/lib/platform/site/page-head";
import { PLAN_NAMES } from "@/lib/access/plan";

export const metadata = toPageHead({
  path: "/settings/cancel",
  title: "Cancel plan",
  description: "What happens when you cancel your plan.",
  listed: false,
});

/** Asks for confirmation before a plan is cancelled, with the consequences. */
export default toMemberPage(async function CancelPage() {
  await loadGuarded("/settings/cancel");
  const [{ subscription: own }, plans] = await Promise.all([loadBilling(), loadPlans()]);
  if (!isPaid(own) || !own.counts || own.cancels) redirect("/settings");
  const others = own.taken - 1;
  const plan = plans.find(({ tier }) => tier === own.tier);
  return (
    <PlainPage
      kicker="Your plan"
      title={`Cancel ${PLAN_NAMES[own.tier]}?`}
      standfirst="Your plan stays active until the end of the year you have paid for."
    >
      {plan && (
        <PlainRow id="goes" title="What you lose">
          <LossList losses={lossOf(plan, null)} seats={[]} />
        </PlainRow>
      )}
      <PlainRow id="follows" title="What happens next">
        <ul className="list-disc space-y-1.5 pl-5 marker:text-ink-2">
          <li>
            Your plan stays active until <Day at={own.periodEnd} />. After that you won’t be charged.
          </li>
          {others > 0 && (
            <li>{others === 1 ? "One colleague loses" : `${others} colleagues lose`} access on that day.</li>
          )}
          <li>Your saved work is kept and opens again with a new plan.</li>
          <li>You can still see all positions with your free account.</li>
          <li>You can undo the cancellation until then.</li>
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
});
