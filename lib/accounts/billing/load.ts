import "server-only";
import { cookies } from "next/headers";
import { cache } from "react";
import type { Tier } from "@/lib/access/claims";
import { isDemo } from "@/lib/access/demo";
import { demoSettings } from "@/lib/access/demo-settings";
import { CLAIMS_COOKIE, CLAIMS_LIFE } from "@/lib/access/edge-claims";
import { asMember, type Member, sealMemberClaims } from "@/lib/access/load";
import { type Billing, stopsAt } from "@/lib/accounts/billing/contract/billing";
import type { Invoice } from "@/lib/accounts/billing/invoice";
import { applyEvent } from "@/lib/accounts/billing/mutations";
import { nothingOwed } from "@/lib/accounts/billing/nothing-owed";
import type { BillingOutcome } from "@/lib/accounts/billing/outcome";
import { providerOf, type SaleKind, saleKind } from "@/lib/accounts/billing/provider";
import { findInvoice, findMyBilling, listInvoices, listLostSeats } from "@/lib/accounts/billing/queries";
import { isStripeSet } from "@/lib/accounts/billing/stripe/settings";
import { eventsOf, openDelivery } from "@/lib/accounts/billing/stripe/webhook";
import { tellOf } from "@/lib/accounts/billing/tell";
import { openOrder, type TestOrder } from "@/lib/accounts/billing/test/order";
import { isOn } from "@/lib/accounts/flags/load";
import { loadIsDemo, loadPublication } from "@/lib/rankings/publications/load";
import { isWaitlistMode } from "@/lib/platform/site/environment";
import { dealOnce } from "@/lib/platform/requests/mutations";
import { setting } from "@/lib/platform/environment/env.server";
import { siteOrigin } from "@/lib/platform/site/origin";
import { logError } from "@/lib/platform/telemetry/log-error";

/** Whether plans are sold on this site, for shared pages. Pages that sell check again. */
export async function loadIsSold(): Promise<boolean> {
  const isSample = (await loadPublication())?.isSample === true;
  const kind = saleKind(isDemo({ isSample, ...demoSettings() }));
  return kind !== "contact" && !isWaitlistMode() && (await isOn("self_service_checkout"));
}

/** How the caller can buy a plan: by contacting us while checkout is turned off. */
export async function loadSale(): Promise<SaleKind> {
  if (isWaitlistMode() || !(await isOn("self_service_checkout"))) return "contact";
  return loadTaker();
}

/** The payment provider, even while checkout is turned off: existing plans can always be paid and cancelled. */
export async function loadTaker(): Promise<SaleKind> {
  return saleKind(await loadIsDemo());
}

/** The subscription a member owns, once per request. */
export const loadBilling = cache(async (): Promise<Billing> => findMyBilling(asMember));

/** Whether trials are offered on this site, for shared pages. */
export async function loadHasTrials(): Promise<boolean> {
  return !isWaitlistMode() && (await isOn("trials"));
}

/**
 * Whether this member can start a trial. The only check for upsells, pricing, contact and checkout; the database checks
 * again. Never throws: if it is not known, no trial is offered.
 */
export async function loadCanTry(member: Member | null): Promise<boolean> {
  // People with any subscription, and admins, cannot start a trial.
  if (!member || member.subscription !== null || member.viewer.level !== "free" || isWaitlistMode()) return false;
  try {
    return (await loadBilling()).canTry;
  } catch (error) {
    logError(error, "Could not load whether a trial is possible.");
    return false;
  }
}

/** The adapter of a member's subscription; null if it is not available. */
export async function loadProviderOf(member: Member, provider: string) {
  const kind = await loadTaker();
  return kind === provider ? providerOf(kind, member.claims.userId) : null;
}

/** Invoices of a member, newest first. */
export async function loadInvoices({ claims }: Member): Promise<Invoice[]> {
  const { subscription } = await loadBilling();
  return listInvoices(asMember, claims.userId, subscription?.id ?? null);
}

/** One invoice of a member; null for someone else's, and for none. */
export async function loadInvoice(id: string): Promise<Invoice | null> {
  return findInvoice(asMember, id);
}

/** People who would lose their seat after a downgrade. */
export async function loadLostSeats(tier: Tier) {
  return listLostSeats(asMember, tier);
}

/** The order in the test checkout; null for none, and if there is no test checkout. */
export async function loadTestOrder(session: string | undefined): Promise<TestOrder | null> {
  return (await loadTaker()) === "test" ? openOrder(session, setting("AUTH_SECRET") ?? "") : null;
}

export type DeliveryOutcome = "done" | "known" | "ignored" | "unheard" | "refused";

/**
 * Processes a Stripe webhook. A delivery only says what has changed; the current state is fetched from Stripe, so
 * duplicates, delays and order do not matter.
 * @throws if it could not be saved: Stripe then sends it again
 */
export async function receivePaymentEvent(body: string, signature: string | null): Promise<DeliveryOutcome> {
  if (!isStripeSet()) return "unheard";
  const delivery = openDelivery(body, signature);
  if (!delivery) return "refused";
  const outcomes: BillingOutcome[] = [];
  const result = await dealOnce("stripe", delivery.id, async () => {
    const event = await eventsOf(delivery);
    if (event) outcomes.push(await applyEvent(event));
  });
  for (const outcome of outcomes) await tellOf(outcome);
  return result;
}

/**
 * Handles the return from the payment page: a paid plan is activated at once, without waiting for the webhook.
 * @returns whether they have a plan
 */
export async function welcomeFromCheckout(member: Member, session: string): Promise<boolean> {
  const provider = providerOf(await loadTaker(), member.claims.userId);
  const event = provider && (await provider.readCheckout(session, member.claims.userId));
  if (!event) return false;
  await tellOf(await applyEvent(event));
  return (await findMyBilling(asMember)).subscription?.counts === true;
}

/**
 * The amount a member owes for their own plan: when the plan is paused, and whether it is already. Null for most; never
 * throws.
 */
export async function loadOwed({
  subscription,
  claims: { userId },
}: Member): Promise<{ until: string; isRunning: boolean } | null> {
  // People without a subscription owe nothing.
  if (subscription === null || nothingOwed().holds(userId)) return null;
  const { eventCount } = nothingOwed();
  try {
    const own = (await loadBilling()).subscription;
    if (own?.status === "past_due" && own.pastDueSince !== null)
      return { until: stopsAt(own.pastDueSince), isRunning: own.counts };
    nothingOwed().note(userId, eventCount);
    return null;
  } catch (error) {
    logError(error, "Could not load whether a payment is due.");
    return null;
  }
}

/** Updates the edge's claims, so that the next page has the new rights. For actions, which can set cookies. */
export async function renewClaims(): Promise<void> {
  const token = await sealMemberClaims();
  if (!token) return;
  const secure = siteOrigin().startsWith("https:");
  (await cookies()).set(CLAIMS_COOKIE, token, {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure,
    maxAge: CLAIMS_LIFE,
  });
}
