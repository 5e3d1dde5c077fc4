import Link from "next/link";
import { redirect } from "next/navigation";
import { toMemberPage } from "@/app/(portal)/member-page";
import { PlainPage, PlainRow } from "@/components/layout/plain-page";
import { ChangeInstead } from "@/components/accounts/billing/change-instead";
import { DowngradeView, UpgradeView } from "@/components/accounts/billing/change-view";
import { OrderView } from "@/components/accounts/billing/order-view";
import { MessageNotice } from "@/components/accounts/billing/message-notice";
import { loadMember, type Member } from "@/lib/access/load";
import { choiceOf, isPaid } from "@/lib/accounts/billing/contract/billing";
import { checkoutHref, wantedPlan } from "@/lib/accounts/billing/checkout-address";
import { loadBilling, loadLostSeats, loadProviderOf, loadSale } from "@/lib/accounts/billing/load";
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

/** A chosen plan, looked over before anything is paid. Who has no account makes one first, and comes back here. */
export default toMemberPage(async function CheckoutPage({ searchParams }: PageProps) {
  const params = await searchParams;
  const wanted = wantedPlan(params.plan);
  if (!wanted) redirect("/pricing");
  const wantsTrial = params.trial === "1" && wanted === TRIAL.tier;
  const member = await loadMember();
  if (!member)
    redirect(`/auth?${new URLSearchParams({ mode: "signup", from: checkoutHref(wanted, wantsTrial) }).toString()}`);
  const plan = (await loadPlans()).find(({ tier }) => tier === wanted);
  if (!plan) redirect("/pricing");
  const message = parsePlanMessage(params.said);
  return (
    <PlainPage kicker="Your plan" title={PLAN_NAMES[wanted]} standfirst="Check the details before you pay.">
      {message && <MessageNotice message={message} />}
      <Chosen member={member} plan={plan} wantsTrial={wantsTrial} />
    </PlainPage>
  );
});

async function Chosen({ member, plan, wantsTrial }: { member: Member; plan: Plan; wantsTrial: boolean }) {
  const [{ canTry, subscription: own }, sale, plans] = await Promise.all([loadBilling(), loadSale(), loadPlans()]);
  const choice = choiceOf(own, plan.tier);
  if (choice === "buy") {
    const isTriable = canTry && plan.tier === TRIAL.tier;
    if (sale === "contact" && !(isTriable && wantsTrial)) redirect(contactHref("plan", plan.tier));
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
        <OrderView plan={plan} canTry={isTriable} wantsTrial={wantsTrial} isTest={sale === "test"} />
      </>
    );
  }
  const from = plans.find(({ tier }) => tier === own?.tier);
  if ((choice === "upgrade" || choice === "downgrade") && isPaid(own) && from) {
    const provider = await loadProviderOf(member, own.provider);
    if (!provider) redirect(contactHref("plan", plan.tier));
    if (choice === "upgrade")
      return (
        <UpgradeView from={from} to={plan} quote={await provider.quote(own, from, plan)} periodEnd={own.periodEnd} />
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
