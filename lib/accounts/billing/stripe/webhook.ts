import "server-only";
import Stripe from "stripe";
import { z } from "zod";
import type { BillingEvent } from "@/lib/accounts/billing/contract/events";
import { stripeClient } from "@/lib/accounts/billing/stripe/client";
import { fetchEvents } from "@/lib/accounts/billing/stripe/fetch-events";
import { setting } from "@/lib/platform/environment/env.server";

/** Seconds for which a signature is valid. */
const TOLERANCE = 300;

const idOf = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish();
const subject = z.object({
  id: z.string(),
  subscription: idOf,
  released_subscription: idOf,
  parent: z.object({ subscription_details: z.object({ subscription: idOf }).nullish() }).nullish(),
});

/** A webhook delivery: its id and subject. */
interface Delivery {
  id: string;
  type: string;
  object: unknown;
}

/** The delivery in a request's raw body, if Stripe signed it within the last five minutes; null for anything else. */
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

/** The object whose state is to be fetched, by the delivery's type; null if it is not relevant here. */
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

/** The current state at Stripe of a delivery's subject; null if there is nothing to save. */
export async function eventsOf(delivery: Delivery): Promise<BillingEvent | null> {
  const what = whatOf(delivery);
  return what && fetchEvents(what.subscription, what.invoice);
}
