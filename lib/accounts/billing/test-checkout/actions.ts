"use server";

import { redirect } from "next/navigation";
import { z } from "zod";
import { loadMember } from "@/lib/access/load";
import { isPaid, type PaidSubscription } from "@/lib/accounts/billing/contract/billing";
import { checkoutHref } from "@/lib/accounts/billing/checkout-address";
import { loadBilling, loadTaker, loadTestOrder, renewClaims } from "@/lib/accounts/billing/load";
import { applyEvent } from "@/lib/accounts/billing/mutations";
import type { BillingEvent } from "@/lib/accounts/billing/contract/events";
import { tellOf } from "@/lib/accounts/billing/tell";
import { changed, ordered, renewed, settled, customerOf } from "@/lib/accounts/billing/test/events";
import { readForm } from "@/lib/platform/forms/load";
import { loadPlans } from "@/lib/accounts/subscriptions/load";

// The buttons of the test checkout. Outside a demonstration they do nothing.

const orderForm = z.object({ session: z.string().max(4_000), outcome: z.enum(["pays", "pays-once", "declines"]) });

/** Pays an order, or refuses it. "pays-once": its renewal will fail. */
export async function settleTestOrder(data: FormData): Promise<void> {
  const { session, outcome } = readForm(orderForm, data);
  const order = await loadTestOrder(session);
  if (!order) redirect("/pricing");
  if (outcome === "declines") redirect(`${checkoutHref(order.tier)}&said=unpaid`);
  await tell(ordered(order, outcome === "pays"));
  redirect("/settings?said=started");
}

async function tell(event: BillingEvent): Promise<void> {
  await tellOf(await applyEvent(event));
  await renewClaims();
}

/** The caller's subscription of the test checkout; sends everyone else away. */
async function requireOwn(): Promise<{ userId: string; own: PaidSubscription }> {
  const member = await loadMember();
  const own = member && (await loadTaker()) === "test" ? (await loadBilling()).subscription : null;
  if (!member || !isPaid(own) || own.provider !== "test") redirect("/pricing");
  return { userId: member.claims.userId, own };
}

/** Pays the amount due. */
export async function settleTestDebt(): Promise<void> {
  const { userId, own } = await requireOwn();
  const plan = (await loadPlans()).find(({ tier }) => tier === own.tier);
  if (own.status === "past_due" && plan) await tell(settled(own, userId, plan, new Date()));
  redirect("/settings?said=paid");
}

const renewalForm = z.object({ payment: z.enum(["works", "fails"]) });

/** Ends the period now, with a payment that succeeds or fails. */
export async function bringTestRenewal(data: FormData): Promise<void> {
  const { payment } = readForm(renewalForm, data);
  const { userId, own } = await requireOwn();
  if (own.status !== "active") redirect("/settings?said=stale");
  const now = new Date();
  const customer = customerOf(own.customer, payment === "works");
  await applyEvent(changed(own, userId, { customer, periodEnd: now }, now));
  const due = {
    userId,
    tier: own.tier,
    customer,
    subscription: own.subscription,
    periodEnd: now,
    cancels: own.cancels,
    nextTier: own.nextTier,
  };
  await tell(renewed(due, await loadPlans(), new Date(now.getTime() + 1)));
  redirect("/settings?said=renewed");
}
