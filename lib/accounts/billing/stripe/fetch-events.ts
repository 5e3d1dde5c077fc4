import "server-only";
import type { BillingEvent, InvoiceEvent } from "@/lib/accounts/billing/contract/events";
import { isMissing, stripeClient } from "@/lib/accounts/billing/stripe/client";
import {
  stripeInvoice,
  stripeSubscription,
  type StripeSubscription,
  toInvoiceEvent,
  toSubscriptionEvent,
} from "@/lib/accounts/billing/stripe/state";

/** Null if Stripe does not know it. */
async function orMissing<Result>(asked: Promise<Result>): Promise<Result | null> {
  try {
    return await asked;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** A subscription's current state at Stripe; null if there is none. */
export async function fetchSubscription(id: string): Promise<StripeSubscription | null> {
  const found = await orMissing(stripeClient().subscriptions.retrieve(id, { expand: ["schedule"] }));
  return found && stripeSubscription.parse(found);
}

async function fetchInvoice(id: string): Promise<InvoiceEvent | null> {
  const found = await orMissing(stripeClient().invoices.retrieve(id));
  return found && toInvoiceEvent(stripeInvoice.parse(found));
}

async function latestInvoices(subscription: string): Promise<InvoiceEvent[]> {
  const { data } = await stripeClient().invoices.list({ subscription, limit: 3 });
  return data.flatMap((one) => toInvoiceEvent(stripeInvoice.parse(one)) ?? []);
}

/**
 * The current state of a subscription and its invoices at Stripe. Fetched for each delivery, so their order does not
 * matter; its time is that before the fetch.
 * @param invoice an invoice to fetch besides the latest; null for none
 */
export async function fetchEvents(
  subscription: string | null,
  invoice: string | null,
  by: string | null = null,
): Promise<BillingEvent> {
  const asOf = new Date();
  const found = subscription === null ? null : await fetchSubscription(subscription);
  const state = found && toSubscriptionEvent(found);
  const invoices = state ? await latestInvoices(state.subscription) : [];
  const isThere = invoice === null || invoices.some((one) => one.invoice === invoice);
  const another = isThere ? null : await fetchInvoice(invoice);
  return { asOf, by, subscription: state, invoices: another ? [...invoices, another] : invoices };
}
