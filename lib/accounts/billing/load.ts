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

/** Is a plan bought on this site, for pages that are made for everyone? A page that sells asks again. */
export async function loadIsSold(): Promise<boolean> {
  const isSample = (await loadPublication())?.isSample === true;
  const kind = saleKind(isDemo({ isSample, ...demoSettings() }));
  return kind !== "contact" && !isWaitlistMode() && (await isOn("self_service_checkout"));
}

/** How plans are sold to the caller: by contact alone while selling is switched off. */
export async function loadSale(): Promise<SaleKind> {
  if (isWaitlistMode() || !(await isOn("self_service_checkout"))) return "contact";
  return loadTaker();
}

/** Who takes payments here, whether or not anything is sold just now: what runs can always be paid and ended. */
export async function loadTaker(): Promise<SaleKind> {
  return saleKind(await loadIsDemo());
}

/** The subscription a member owns, once per request. */
export const loadBilling = cache(async (): Promise<Billing> => findMyBilling(asMember));

/** Are there trials on this site, for pages that are made for everyone? */
export async function loadHasTrials(): Promise<boolean> {
  return !isWaitlistMode() && (await isOn("trials"));
}

/**
 * May this member begin a trial? The one answer for upsells, pricing, contact and checkout; the database decides again.
 * Never fails: what is not known is not offered.
 */
export async function loadCanTry(member: Member | null): Promise<boolean> {
  // A subscription of any state, and an admin's rights, leave nothing to try.
  if (!member || member.subscription !== null || member.viewer.level !== "free" || isWaitlistMode()) return false;
  try {
    return (await loadBilling()).canTry;
  } catch (error) {
    logError(error, "Could not load whether a trial is possible.");
    return false;
  }
}

/** The adapter that a member's subscription is paid through; null where it is not to be had. */
export async function loadProviderOf(member: Member, provider: string) {
  const kind = await loadTaker();
  return kind === provider ? providerOf(kind, member.claims.userId) : null;
}

/** Invoices of a member, the newest first. */
export async function loadInvoices({ claims }: Member): Promise<Invoice[]> {
  const { subscription } = await loadBilling();
  return listInvoices(asMember, claims.userId, subscription?.id ?? null);
}

/** One invoice of a member; null for one of someone else's, and for none. */
export async function loadInvoice(id: string): Promise<Invoice | null> {
  return findInvoice(asMember, id);
}

/** Who would lose their seat with a smaller plan. */
export async function loadLostSeats(tier: Tier) {
  return listLostSeats(asMember, tier);
}

/** The order that the test checkout was opened with; null for none, and where there is no test checkout. */
export async function loadTestOrder(session: string | undefined): Promise<TestOrder | null> {
  return (await loadTaker()) === "test" ? openOrder(session, setting("AUTH_SECRET") ?? "") : null;
}

export type DeliveryOutcome = "done" | "known" | "ignored" | "unheard" | "refused";

/**
 * Hears what Stripe tells. Its delivery says only of what there is news; what is true now is asked of Stripe itself, so
 * twice, late and in any order come to the same.
 * @throws when it could not be kept: Stripe is to send it again
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
 * Someone comes back from the page where they paid: what they have is opened at once, without waiting for news.
 * @returns is there something that they have?
 */
export async function welcomeFromCheckout(member: Member, session: string): Promise<boolean> {
  const provider = providerOf(await loadTaker(), member.claims.userId);
  const event = provider && (await provider.readCheckout(session, member.claims.userId));
  if (!event) return false;
  await tellOf(await applyEvent(event));
  return (await findMyBilling(asMember)).subscription?.counts === true;
}

/** What a member owes for the plan they own: until when it goes on, and whether it still does. Null for most; never fails. */
export async function loadOwed({
  subscription,
  claims: { userId },
}: Member): Promise<{ until: string; isRunning: boolean } | null> {
  // Who has no plan of any state owns none.
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

/**
 * What the edge believes of the caller is told again, so that the next page opens or shuts at once. For actions, which
 * may set cookies.
 */
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
