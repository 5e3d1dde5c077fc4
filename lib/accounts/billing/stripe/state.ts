import { z } from "zod";
import { TIERS, type Tier } from "@/lib/access/claims";
import type { InvoiceEvent, SubscriptionEvent } from "@/lib/accounts/billing/contract/events";

// The fields of Stripe's objects used here, parsed; others are ignored.

const idOf = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const second = z.int().transform((seconds) => new Date(seconds * 1000));
const metadata = z
  .record(z.string(), z.string())
  .nullish()
  .transform((found) => found ?? {});
const tierOf = (text: string | undefined): Tier | null => TIERS.find((tier) => tier === text) ?? null;

const scheduleSchema = z.object({ id: z.string(), status: z.string(), metadata });

export const stripeSubscription = z.object({
  id: z.string(),
  status: z.string(),
  customer: idOf,
  metadata,
  cancel_at_period_end: z.boolean(),
  cancel_at: second.nullish(),
  items: z.object({
    data: z
      .array(
        z.object({
          id: z.string(),
          current_period_start: second,
          current_period_end: second,
          price: z.object({ id: z.string(), metadata }),
        }),
      )
      .min(1),
  }),
  schedule: z.union([scheduleSchema, z.string()]).nullish(),
});
export type StripeSubscription = z.output<typeof stripeSubscription>;

const STATES: Readonly<Record<string, SubscriptionEvent["status"]>> = {
  active: "active",
  trialing: "active",
  past_due: "past_due",
  unpaid: "past_due",
  canceled: "canceled",
  paused: "expired",
};

/** The scheduled plan; null without one. */
function nextTierOf({ schedule }: StripeSubscription, tier: Tier): Tier | null {
  if (!schedule || typeof schedule === "string" || !["active", "not_started"].includes(schedule.status)) return null;
  const next = tierOf(schedule.metadata.next_tier);
  return next === tier ? null : next;
}

/** Null for a subscription of another site, and for one that was never paid. */
export function toSubscriptionEvent(found: StripeSubscription): SubscriptionEvent | null {
  const [item] = found.items.data;
  const [userId, status] = [found.metadata.user_id, STATES[found.status]];
  const tier = tierOf(item?.price.metadata.tier);
  if (!item || !userId || !status || tier === null) return null;
  const end = item.current_period_end;
  return {
    userId,
    provider: "stripe",
    customer: found.customer,
    subscription: found.id,
    tier,
    status,
    periodStart: item.current_period_start,
    periodEnd: end,
    cancels: found.cancel_at_period_end || (found.cancel_at != null && found.cancel_at <= end),
    nextTier: nextTierOf(found, tier),
    // Stripe does not say since when: the first day we receive it is stored.
    pastDueSince: null,
  };
}

const text = z
  .string()
  .nullish()
  .transform((found) => found ?? "");
const address = z
  .object({ line1: text, line2: text, postal_code: text, city: text, country: text })
  .nullish()
  .transform((found) =>
    found ? [found.line1, found.line2, `${found.postal_code} ${found.city}`.trim(), found.country].filter(Boolean) : [],
  );

export const stripeInvoice = z.object({
  id: z.string(),
  number: z.string().nullish(),
  status: z.string().nullish(),
  created: second,
  status_transitions: z.object({ finalized_at: second.nullish(), paid_at: second.nullish() }).nullish(),
  currency: z.string(),
  total: z.int(),
  total_excluding_tax: z.int().nullish(),
  total_taxes: z.array(z.object({ amount: z.int() })).nullish(),
  customer_name: text,
  customer_email: text,
  customer_address: address,
  customer_tax_exempt: text,
  customer_tax_ids: z.array(z.object({ value: text })).nullish(),
  hosted_invoice_url: z.string().nullish(),
  lines: z.object({
    data: z.array(z.object({ description: text, amount: z.int(), period: z.object({ start: second, end: second }) })),
  }),
  parent: z.object({ subscription_details: z.object({ subscription: idOf, metadata }).nullish() }).nullish(),
});
type StripeInvoice = z.output<typeof stripeInvoice>;

const INVOICE_STATES = ["open", "paid", "void", "uncollectible"] as const;

/** Null for a draft, and for an invoice without a subscription of this site. */
export function toInvoiceEvent(found: StripeInvoice): InvoiceEvent | null {
  const details = found.parent?.subscription_details;
  const status = INVOICE_STATES.find((state) => state === found.status);
  const userId = details?.metadata.user_id;
  if (!details || !status || !userId || found.currency !== "eur") return null;
  const tax = (found.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const net = found.total_excluding_tax ?? found.total - tax;
  const issuedAt = found.status_transitions?.finalized_at ?? found.created;
  const periods = found.lines.data.map(({ period }) => period);
  const latest = periods.toSorted((a, b) => b.end.getTime() - a.end.getTime())[0] ?? { start: issuedAt, end: issuedAt };
  const page = found.hosted_invoice_url ?? null;
  return {
    userId,
    subscription: details.subscription,
    provider: "stripe",
    invoice: found.id,
    number: found.number ?? found.id,
    status,
    issuedAt,
    paidAt: status === "paid" ? (found.status_transitions?.paid_at ?? issuedAt) : null,
    periodStart: latest.start,
    periodEnd: latest.end,
    lines: found.lines.data.map(({ description, amount }) => ({ text: description, cents: amount })),
    netCents: net,
    taxCents: found.total - net,
    taxNote: found.customer_tax_exempt === "reverse" ? "Reverse charge: VAT is accounted for by the customer." : "",
    billedTo: {
      name: found.customer_name,
      email: found.customer_email,
      lines: found.customer_address,
      taxId: found.customer_tax_ids?.[0]?.value ?? "",
    },
    page: page?.startsWith("https://") ? page : null,
  };
}
