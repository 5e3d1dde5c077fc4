import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import Link from "next/link";
import { redirect } from "next/navigation";
import { toMemberPage } from "@/app/(portal)/member-page";
import { PlainPage, PlainRow } from "@/components/layout/plain-page";
import { ChangeInstead } from "@/components/accounts/billing/change-instead";
import { DowngradeView, UpgradeView } from "@/components/accounts/billing/change-view";
import { OrderView } from "@/components/accounts/billing/order-view";
import { MessageNotice } from "@/components/accounts/billing/message-notice";
import { buttonVariants } from "@/components/ui/button-look";
import type { Tier } from "@/lib/access/claims";
import { loadMember, type Member } from "@/lib/access/load";
import { choiceOf, isPaid } from "@/lib/accounts/billing/contract/billing";
import { checkoutHref, wantedPlan } from "@/lib/accounts/billing/checkout-address";
import { trialRefusal } from "@/lib/accounts/billing/trial";
import {
  loadBilling,
  loadCanTry,
  loadHasTrials,
  loadLostSeats,
  loadProviderOf,
  loadSale,
} from "@/lib/accounts/billing/load";
import { lossOf } from "@/lib/accounts/billing/loss";
import { parsePlanMessage } from "@/lib/accounts/billing/message";
import { contactHref } from "@/lib/accounts/contact/topic";
import { toPageHead } from "@/lib/platform/site/page-head";
import { loadPlans } from "@/lib/accounts/subscriptions/load";
import { type Plan, PLAN_NAMES, TRIAL } from "@/lib/access/plan";

export const metadata = toPageHead({
  path: "/checkout",
  title: "Your plan",
  description: "The plan you chose, what it costs for a year and what it includes.",
  listed: false,
});

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** A review of the chosen plan before payment. People without an account create one first and return here. */
export default toMemberPage(async function CheckoutPage({ searchParams }: PageProps) {
  const params = await searchParams;
  const wanted = wantedPlan(params.plan);
  if (!wanted) redirect("/pricing");
  const wantsTrial = params.trial === "1";
  const member = await loadMember();
  if (!member)
    redirect(`/auth?${new URLSearchParams({ mode: "signup", from: checkoutHref(wanted, wantsTrial) }).toString()}`);
  const [plans, canTry, hasTrials] = await Promise.all([loadPlans(), loadCanTry(member), loadHasTrials()]);
  const plan = plans.find(({ tier }) => tier === wanted);
  if (!plan) redirect("/pricing");
  const refusal = wantsTrial ? trialRefusal({ ...member, tier: wanted, canTry, hasTrials }) : null;
  const message = parsePlanMessage(params.said) ?? refusal;
  return (
    <PlainPage kicker="Your plan" title={PLAN_NAMES[wanted]} standfirst="Check the details before you pay.">
      {message && <MessageNotice message={message} />}
      <Chosen
        member={member}
        plan={plan}
        plans={plans}
        canTry={canTry && plan.tier === TRIAL.tier}
        wantsTrial={wantsTrial}
      />
    </PlainPage>
  );
});

interface ChosenProps {
  member: Member;
  plan: Plan;
  plans: readonly Plan[];
  /** Whether this member can start a trial of this plan. */
  canTry: boolean;
  wantsTrial: boolean;
}

async function Chosen({ member, plan, plans, canTry, wantsTrial }: ChosenProps) {
  const [{ subscription: own }, sale, { markets }] = await Promise.all([loadBilling(), loadSale(), loadShownStudy()]);
  const choice = choiceOf(own, plan.tier);
  if (choice === "buy") {
    if (sale === "contact" && !wantsTrial) redirect(contactHref("plan", plan.tier));
    if (sale === "contact" && !canTry) return <InWriting tier={plan.tier} />;
    const isShared = own === null && member.subscription?.status === "active";
    return (
      <>
        {isShared && (
          <PlainRow id="shared" title="You have a plan">
            <p>
              You already share your organisation’s {PLAN_NAMES[member.subscription?.tier ?? plan.tier]} plan. Buying
              here gives you a separate plan of your own.
            </p>
          </PlainRow>
        )}
        <OrderView
          plan={plan}
          canTry={canTry}
          wantsTrial={wantsTrial}
          isTest={sale === "test"}
          markets={markets.length}
        />
      </>
    );
  }
  const from = plans.find(({ tier }) => tier === own?.tier);
  if ((choice === "upgrade" || choice === "downgrade") && isPaid(own) && from) {
    const provider = await loadProviderOf(member, own.provider);
    if (!provider) redirect(contactHref("plan", plan.tier));
    if (choice === "upgrade")
      return (
        <UpgradeView
          from={from}
          to={plan}
          quote={await provider.quote(own, from, plan)}
          periodEnd={own.periodEnd}
          markets={markets.length}
        />
      );
    return (
      <DowngradeView
        to={plan}
        losses={lossOf(from, plan)}
        seats={await loadLostSeats(plan.tier)}
        periodEnd={own.periodEnd}
      />
    );
  }
  return (
    <PlainRow id="first" title="Before you order">
      <ChangeInstead choice={choice} tier={plan.tier} />
      <p className="font-ui text-s-1">
        <Link href="/pricing" className="link">
          Compare all plans
        </Link>
      </p>
    </PlainRow>
  );
}

/** If plans are not sold on this site, for someone who requested a trial that is not available. */
function InWriting({ tier }: { tier: Tier }) {
  return (
    <PlainRow id="order" title="How to order">
      <p>Contact us to buy {PLAN_NAMES[tier]}. We’ll send you a quote.</p>
      <p>
        <Link
          href={contactHref("plan", tier)}
          className={buttonVariants({ variant: "outline", size: "lg", className: "max-md:w-full" })}
        >
          Contact us
        </Link>
      </p>
    </PlainRow>
  );
}
