import "server-only";
import Stripe from "stripe";
import { z } from "zod";
import type { BillingEvent } from "@/lib/accounts/billing/contract/events";
import { stripeClient } from "@/lib/accounts/billing/stripe/client";
import { fetchEvents } from "@/lib/accounts/billing/stripe/fetch-events";
import { setting } from "@/lib/platform/environment/env.server";

/** Seconds a signature is good for. */
const TOLERANCE = 300;

const idOf = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish();
const subject = z.object({
  id: z.string(),
  subscription: idOf,
  released_subscription: idOf,
  parent: z.object({ subscription_details: z.object({ subscription: idOf }).nullish() }).nullish(),
});

/** A delivery of Stripe's: which, and of what. */
interface Delivery {
  id: string;
  type: string;
  object: unknown;
}

/** The delivery in a request's raw body, where Stripe has signed it within five minutes; null for anything else. */
export function openDelivery(body: string, signature: string | null): Delivery | null {
  const secret = setting("STRIPE_WEBHOOK_SECRET");
  if (!secret || !signature) return null;
  try {
    const { id, type, data } = stripeClient().webhooks.constructEvent(body, signature, secret, TOLERANCE);
    return { id, type, object: data.object };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
    throw error;
  }
}

/** Whose state is to be asked for, going by the kind of delivery; null for one that is about nothing of ours. */
function whatOf({ type, object }: Delivery): { subscription: string | null; invoice: string | null } | null {
  const read = subject.safeParse(object);
  if (!read.success) return null;
  const { id, subscription, released_subscription: released, parent } = read.data;
  if (type.startsWith("customer.subscription.")) return { subscription: id, invoice: null };
  if (type.startsWith("invoice."))
    return { subscription: parent?.subscription_details?.subscription ?? null, invoice: id };
  if (type.startsWith("checkout.session.") || type.startsWith("subscription_schedule.")) {
    const about = subscription ?? released;
    return about ? { subscription: about, invoice: null } : null;
  }
  return null;
}

/** What a delivery is about, as it is at Stripe now; null where there is nothing to be kept. */
export async function eventsOf(delivery: Delivery): Promise<BillingEvent | null> {
  const what = whatOf(delivery);
  return what && fetchEvents(what.subscription, what.invoice);
}
