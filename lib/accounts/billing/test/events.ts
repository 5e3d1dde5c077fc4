import type { Tier } from "@/lib/access/claims";
import type { PaidSubscription } from "@/lib/accounts/billing/contract/billing";
import type {
  BillingEvent,
  InvoiceLine,
  InvoiceEvent,
  SubscriptionEvent,
} from "@/lib/accounts/billing/contract/events";
import { oneYearAfter, prorate, sayDaysLeft } from "@/lib/accounts/billing/contract/proration";
import type { TestOrder } from "@/lib/accounts/billing/test/order";
import { type Plan, PLAN_NAMES } from "@/lib/access/plan";

// The events of the test checkout: built from known data, the same each time.

const TAX_NOTE = "Test invoice: no money was taken and no VAT was calculated.";
const PAYS = "test_pays_";
const DECLINES = "test_declines_";

/** Will this customer's next payment fail? Chosen at the checkout, like the test card numbers of other providers. */
const declines = (customer: string) => customer.startsWith(DECLINES);

/** The customer, marked with whether future payments succeed. */
export const customerOf = (customer: string, works: boolean) =>
  `${works ? PAYS : DECLINES}${customer.slice(customer.lastIndexOf("_") + 1)}`;

/** The database row of a subscription that has reached its end. */
interface DueRenewal {
  userId: string;
  tier: Tier;
  customer: string;
  subscription: string;
  periodEnd: Date;
  cancels: boolean;
  nextTier: Tier | null;
}

type Bill = Pick<InvoiceEvent, "subscription" | "userId" | "status" | "issuedAt" | "periodStart" | "periodEnd"> & {
  key: string;
  lines: readonly InvoiceLine[];
  billedTo?: InvoiceEvent["billedTo"];
};

function invoice({ key, lines, billedTo = null, ...rest }: Bill, at: Date): InvoiceEvent {
  return {
    ...rest,
    provider: "test",
    invoice: `test_in_${key}`,
    number: null,
    paidAt: rest.status === "paid" ? at : null,
    lines,
    netCents: lines.reduce((sum, { cents }) => sum + cents, 0),
    taxCents: 0,
    taxNote: TAX_NOTE,
    billedTo,
    page: null,
  };
}

const wholeYear = (tier: Tier, cents: number): InvoiceLine[] => [{ text: `${PLAN_NAMES[tier]}, one year`, cents }];

/** An order was paid. */
export function ordered({ id, userId, tier, cents, billedTo, at }: TestOrder, nextPaymentWorks: boolean): BillingEvent {
  const subscription = `test_sub_${id}`;
  const period = { periodStart: at, periodEnd: oneYearAfter(at) };
  const state: SubscriptionEvent = {
    userId,
    provider: "test",
    customer: customerOf(`test_${id}`, nextPaymentWorks),
    subscription,
    tier,
    status: "active",
    ...period,
    cancels: false,
    nextTier: null,
    pastDueSince: null,
  };
  const bill = invoice(
    {
      key: `${id}_1`,
      userId,
      subscription,
      status: "paid",
      issuedAt: at,
      ...period,
      lines: wholeYear(tier, cents),
      billedTo,
    },
    at,
  );
  return { asOf: at, by: userId, subscription: state, invoices: [bill] };
}

function stateOf(own: PaidSubscription, userId: string): SubscriptionEvent {
  const { provider, customer, subscription, tier, status, cancels, nextTier, periodStart, periodEnd, pastDueSince } =
    own;
  return {
    userId,
    provider,
    customer,
    subscription,
    tier,
    status: status === "trialing" ? "active" : status,
    cancels,
    nextTier,
    periodStart: new Date(periodStart),
    periodEnd: new Date(periodEnd),
    pastDueSince: pastDueSince === null ? null : new Date(pastDueSince),
  };
}

/** A change: its end, its next plan, or its payment. */
export function changed(
  own: PaidSubscription,
  userId: string,
  more: Partial<SubscriptionEvent>,
  at: Date,
): BillingEvent {
  return { asOf: at, by: userId, subscription: { ...stateOf(own, userId), ...more }, invoices: [] };
}

/** An upgrade for the rest of the period. */
export function upgraded(
  own: PaidSubscription,
  userId: string,
  from: Plan,
  to: Plan,
  quotedAt: Date,
  at: Date,
): BillingEvent {
  const period = { start: new Date(own.periodStart), end: new Date(own.periodEnd) };
  const { days, creditCents, chargeCents } = prorate(
    from.annualPriceEur * 100,
    to.annualPriceEur * 100,
    period,
    quotedAt,
  );
  const lines = [
    { text: `${PLAN_NAMES[to.tier]}, ${sayDaysLeft(days)}`, cents: chargeCents },
    { text: `${PLAN_NAMES[from.tier]}, credit for the same days`, cents: -creditCents },
  ];
  const bill = invoice(
    {
      key: `${own.subscription}_${at.getTime()}`,
      userId,
      subscription: own.subscription,
      status: "paid",
      issuedAt: at,
      periodStart: quotedAt,
      periodEnd: period.end,
      lines,
    },
    at,
  );
  return { ...changed(own, userId, { tier: to.tier, nextTier: null }, at), invoices: [bill] };
}

/** The period is over: it renews, ends, or is overdue. */
export function renewed(
  { userId, tier, customer, subscription, periodEnd, cancels, nextTier }: DueRenewal,
  plans: readonly Plan[],
  at: Date,
): BillingEvent {
  const next = nextTier ?? tier;
  const price = plans.find((plan) => plan.tier === next)?.annualPriceEur;
  const known = { userId, provider: "test", customer, subscription, cancels: false, nextTier: null } as const;
  if (cancels || price === undefined) {
    const state: SubscriptionEvent = {
      ...known,
      tier,
      status: "canceled",
      periodStart: periodEnd,
      periodEnd,
      pastDueSince: null,
      cancels,
    };
    return { asOf: at, by: null, subscription: state, invoices: [] };
  }
  const works = !declines(customer);
  const period = { periodStart: periodEnd, periodEnd: oneYearAfter(periodEnd) };
  const state: SubscriptionEvent = {
    ...known,
    ...period,
    tier: next,
    status: works ? "active" : "past_due",
    pastDueSince: works ? null : at,
  };
  const bill = invoice(
    {
      key: `${subscription}_${periodEnd.getTime()}`,
      userId,
      subscription,
      status: works ? "paid" : "open",
      issuedAt: periodEnd,
      ...period,
      lines: wholeYear(next, price * 100),
    },
    at,
  );
  return { asOf: at, by: null, subscription: state, invoices: [bill] };
}

/** The overdue amount is paid, and payments work again. */
export function settled(own: PaidSubscription, userId: string, plan: Plan, at: Date): BillingEvent {
  const [start, end] = [new Date(own.periodStart), new Date(own.periodEnd)];
  const bill = invoice(
    {
      key: `${own.subscription}_${start.getTime()}`,
      userId,
      subscription: own.subscription,
      status: "paid",
      issuedAt: start,
      periodStart: start,
      periodEnd: end,
      lines: wholeYear(own.tier, plan.annualPriceEur * 100),
    },
    at,
  );
  return {
    ...changed(own, userId, { status: "active", pastDueSince: null, customer: customerOf(own.customer, true) }, at),
    invoices: [bill],
  };
}
