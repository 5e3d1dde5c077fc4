import "server-only";
import type { BillingNews, InvoiceNews } from "@/lib/accounts/billing/events";
import { isMissing, stripeClient } from "@/lib/accounts/billing/stripe/client";
import {
  stripeInvoice,
  stripeSubscription,
  type StripeSubscription,
  toInvoiceNews,
  toSubscriptionNews,
} from "@/lib/accounts/billing/stripe/state";

/** Null where Stripe knows none of that name. */
async function orMissing<Result>(asked: Promise<Result>): Promise<Result | null> {
  try {
    return await asked;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** A subscription as it is at Stripe now; null where there is none. */
export async function fetchSubscription(id: string): Promise<StripeSubscription | null> {
  const found = await orMissing(stripeClient().subscriptions.retrieve(id, { expand: ["schedule"] }));
  return found && stripeSubscription.parse(found);
}

async function fetchInvoice(id: string): Promise<InvoiceNews | null> {
  const found = await orMissing(stripeClient().invoices.retrieve(id));
  return found && toInvoiceNews(stripeInvoice.parse(found));
}

async function latestInvoices(subscription: string): Promise<InvoiceNews[]> {
  const { data } = await stripeClient().invoices.list({ subscription, limit: 3 });
  return data.flatMap((one) => toInvoiceNews(stripeInvoice.parse(one)) ?? []);
}

/**
 * What is true at Stripe now of a subscription and its invoices. Asked anew for each delivery, so the order in which
 * they come does not matter: the time before asking is the time it is told at.
 * @param invoice one that is asked for by itself besides the latest; null for none
 */
export async function fetchNews(
  subscription: string | null,
  invoice: string | null,
  by: string | null = null,
): Promise<BillingNews> {
  const toldAt = new Date();
  const found = subscription === null ? null : await fetchSubscription(subscription);
  const state = found && toSubscriptionNews(found);
  const invoices = state ? await latestInvoices(state.subscription) : [];
  const isThere = invoice === null || invoices.some((one) => one.invoice === invoice);
  const another = isThere ? null : await fetchInvoice(invoice);
  return { toldAt, by, subscription: state, invoices: another ? [...invoices, another] : invoices };
}
