import "server-only";
import { z } from "zod";
import type { PaidSubscription } from "@/lib/accounts/billing/contract/billing";
import { chargedFrom, prorate } from "@/lib/accounts/billing/contract/proration";
import { type BillingProvider, type Order, PaymentRefused } from "@/lib/accounts/billing/contract/port";
import { isMissing, isRefusal, stripeClient } from "@/lib/accounts/billing/stripe/client";
import { fetchEvents, fetchSubscription } from "@/lib/accounts/billing/stripe/fetch-events";
import { priceFor } from "@/lib/accounts/billing/stripe/prices";
import type { StripeSubscription } from "@/lib/accounts/billing/stripe/state";
import { setting } from "@/lib/platform/environment/env.server";
import { siteOrigin } from "@/lib/platform/site/origin";

const sessionSchema = z.object({
  status: z.string().nullish(),
  client_reference_id: z.string().nullish(),
  subscription: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish(),
});

const at = (path: string) => new URL(path, siteOrigin()).href;
/** Stripe calculates VAT once its owner has entered where they sell from. */
const automaticTax = () => ({ enabled: setting("STRIPE_AUTOMATIC_TAX") === true });

const periodOf = (own: PaidSubscription) => ({ start: new Date(own.periodStart), end: new Date(own.periodEnd) });

/** Stripe as one person's payment provider. */
export const stripeProvider = (userId: string): BillingProvider => ({
  name: "stripe",
  openCheckout: async (order) => openCheckout(order),
  async readCheckout(session) {
    if (!/^cs_\w{1,200}$/.test(session)) return null;
    try {
      const {
        status,
        client_reference_id: of,
        subscription,
      } = sessionSchema.parse(await stripeClient().checkout.sessions.retrieve(session));
      return status === "complete" && of === userId && subscription
        ? await fetchEvents(subscription, null, userId)
        : null;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  },
  async quote(own, _, to) {
    const when = new Date();
    const { item } = await currentItem(own);
    const preview = await stripeClient().invoices.createPreview({
      customer: own.customer,
      subscription: own.subscription,
      subscription_details: {
        items: [{ id: item.id, price: await priceFor(to) }],
        proration_behavior: "always_invoice",
        proration_date: toSeconds(chargedFrom(periodOf(own), when)),
      },
    });
    const cents = preview.lines.data.map(({ amount }) => amount);
    const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
    return {
      days: prorate(0, 0, periodOf(own), when).days,
      creditCents: -sum(cents.filter((amount) => amount < 0)),
      chargeCents: sum(cents.filter((amount) => amount > 0)),
      dueCents: preview.total,
      at: when,
    };
  },
  async upgrade(own, _, to, when) {
    const { found, item } = await currentItem(own);
    await release(found);
    try {
      await stripeClient().subscriptions.update(
        own.subscription,
        // All or nothing: without a payment the plan does not change.
        {
          items: [{ id: item.id, price: await priceFor(to) }],
          proration_behavior: "always_invoice",
          proration_date: toSeconds(chargedFrom(periodOf(own), when)),
          payment_behavior: "error_if_incomplete",
        },
        { idempotencyKey: `upgrade-${own.subscription}-${to.tier}-${toSeconds(when)}` },
      );
    } catch (error) {
      if (isRefusal(error)) throw new PaymentRefused("Stripe could not charge the payment.", { cause: error });
      throw error;
    }
    return fetchEvents(own.subscription, null, userId);
  },
  async downgrade(own, to) {
    const { found, item } = await currentItem(own);
    await release(found);
    const schedules = stripeClient().subscriptionSchedules;
    const { id, phases } = await schedules.create({ from_subscription: own.subscription });
    const [now] = phases;
    await schedules.update(id, {
      end_behavior: "release",
      metadata: { next_tier: to.tier },
      phases: [
        {
          items: [{ price: item.price.id, quantity: 1 }],
          start_date: now?.start_date ?? toSeconds(item.current_period_start),
          end_date: toSeconds(item.current_period_end),
        },
        { items: [{ price: await priceFor(to), quantity: 1 }], duration: { interval: "year", interval_count: 1 } },
      ],
    });
    return fetchEvents(own.subscription, null, userId);
  },
  async cancel(own) {
    await release((await currentItem(own)).found);
    await stripeClient().subscriptions.update(own.subscription, { cancel_at_period_end: true });
    return fetchEvents(own.subscription, null, userId);
  },
  async keep(own) {
    const { found } = await currentItem(own);
    await release(found);
    // Stripe's own pages cancel a subscription by date, ours by period.
    await stripeClient().subscriptions.update(
      own.subscription,
      found.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: "" },
    );
    return fetchEvents(own.subscription, null, userId);
  },
  async end(subscription) {
    try {
      await stripeClient().subscriptions.cancel(subscription);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  },
  async payHref(own) {
    const { data } = await stripeClient().invoices.list({ subscription: own.subscription, status: "open", limit: 1 });
    return data[0]?.hosted_invoice_url ?? panel(own);
  },
  panelHref: async (own) => panel(own),
});

async function openCheckout({ userId, plan, customer, billedTo }: Order): Promise<string> {
  const { url } = await stripeClient().checkout.sessions.create({
    mode: "subscription",
    client_reference_id: userId,
    ...(customer === null
      ? { customer_email: billedTo.email }
      : { customer, customer_update: { name: "auto" as const, address: "auto" as const } }),
    line_items: [{ price: await priceFor(plan), quantity: 1 }],
    subscription_data: { metadata: { user_id: userId, tier: plan.tier } },
    tax_id_collection: { enabled: true },
    billing_address_collection: "required",
    automatic_tax: automaticTax(),
    success_url: `${at("/checkout/done")}?session={CHECKOUT_SESSION_ID}`,
    cancel_url: at(`/checkout?plan=${plan.tier}&said=unpaid`),
  });
  if (!url) throw new Error("Stripe returned a checkout without a URL.");
  return url;
}

async function panel({ customer }: PaidSubscription): Promise<string> {
  return (await stripeClient().billingPortal.sessions.create({ customer, return_url: at("/settings") })).url;
}

async function currentItem({ subscription }: PaidSubscription) {
  const found = await fetchSubscription(subscription);
  const item = found?.items.data[0];
  if (!found || !item) throw new Error("Subscription not found at Stripe.");
  return { found, item };
}

/** Scheduled changes are released first: Stripe refuses other changes to a subscription with a schedule. */
async function release({ schedule }: StripeSubscription): Promise<void> {
  if (!schedule || typeof schedule === "string" || !["active", "not_started"].includes(schedule.status)) return;
  await stripeClient().subscriptionSchedules.release(schedule.id);
}

const toSeconds = (time: Date) => Math.floor(time.getTime() / 1000);
