import { describe, expect, it } from "vitest";
import { stripeInvoice, stripeSubscription, toInvoiceNews, toSubscriptionNews } from "@/lib/billing/stripe/state";
import { invoiceObject, subscriptionObject } from "@/tests/support/stripe-objects";

const subscription = (more: Record<string, unknown> = {}) => toSubscriptionNews(stripeSubscription.parse(subscriptionObject(more)));
const invoice = (more: Record<string, unknown> = {}) => toInvoiceNews(stripeInvoice.parse(invoiceObject(more)));

describe("a subscription as Stripe describes it", () => {
  it.each([
    ["active", "active"],
    ["past_due", "past_due"],
    ["unpaid", "past_due"],
    ["canceled", "canceled"],
    ["paused", "expired"],
  ] as const)("%s is %s", (status, becomes) => {
    expect(subscription({ status })).toMatchObject({ status: becomes, tier: "professional", userId: "u-1", customer: "cus_1", cancels: false, nextTier: null });
  });

  it.each(["incomplete", "incomplete_expired", "something_new"])("%s is no news: it was never paid", (status) => {
    expect(subscription({ status })).toBeNull();
  });

  it("is not ours without somebody it is for, or with another product", () => {
    expect(subscription({ metadata: {} })).toBeNull();
    const [item] = subscriptionObject().items.data;
    expect(subscription({ items: { data: [{ ...item, price: { id: "price_x", metadata: {} } }] } })).toBeNull();
  });

  it("takes its period from its item, and ends by either way of saying so", () => {
    const end = subscriptionObject().items.data[0]?.current_period_end ?? 0;
    expect(subscription()?.periodEnd).toEqual(new Date(end * 1000));
    expect(subscription({ cancel_at_period_end: true })).toMatchObject({ cancels: true });
    expect(subscription({ cancel_at: end })).toMatchObject({ cancels: true });
    expect(subscription({ cancel_at: end + 9 })).toMatchObject({ cancels: false });
  });

  it("knows the smaller plan to come while its schedule runs", () => {
    const schedule = { id: "sub_sched_1", status: "active", metadata: { next_tier: "essential" } };
    expect(subscription({ schedule })).toMatchObject({ nextTier: "essential" });
    expect(subscription({ schedule: { ...schedule, status: "released" } })).toMatchObject({ nextTier: null });
    expect(subscription({ schedule: { ...schedule, metadata: { next_tier: "professional" } } })).toMatchObject({ nextTier: null });
  });
});

describe("an invoice as Stripe describes it", () => {
  it("adds up, with its tax and whom it is for", () => {
    expect(invoice()).toMatchObject({
      invoice: "in_1", number: "GR-0001", status: "paid", netCents: 890_000, taxCents: 222_500, taxNote: "", subscription: "sub_1", userId: "u-1",
      lines: [{ text: "1 × Granskog Professional (at €8,900.00 / year)", cents: 890_000 }],
      billedTo: { name: "Tarnholt AB", lines: ["Storgatan 1", "111 22 Stockholm", "SE"], taxId: "SE556000000001" },
      page: "https://invoice.stripe.example/in_1",
    });
  });

  it("says so where the customer accounts for the tax", () => {
    expect(invoice({ customer_tax_exempt: "reverse", total: 890_000, total_taxes: [{ amount: 0 }] })).toMatchObject({ taxCents: 0, taxNote: expect.stringMatching(/^Reverse charge/) as string });
  });

  it.each([[{ status: "draft" }], [{ parent: null }], [{ currency: "usd" }], [{ parent: { subscription_details: { subscription: "sub_1", metadata: {} } } }]])("%j is not kept", (more) => {
    expect(invoice(more)).toBeNull();
  });
});
