import { describe, expect, it } from "vitest";
import {
  stripeInvoice,
  stripeSubscription,
  toInvoiceEvent,
  toSubscriptionEvent,
} from "@/lib/accounts/billing/stripe/state";
import { invoiceObject, subscriptionObject } from "@/tests/support/stripe-objects";

const subscription = (more: Record<string, unknown> = {}) =>
  toSubscriptionEvent(stripeSubscription.parse(subscriptionObject(more)));
const invoice = (more: Record<string, unknown> = {}) => toInvoiceEvent(stripeInvoice.parse(invoiceObject(more)));

describe("a subscription from Stripe", () => {
  it.each([
    ["active", "active"],
    ["past_due", "past_due"],
    ["unpaid", "past_due"],
    ["canceled", "canceled"],
    ["paused", "expired"],
  ] as const)("a Stripe subscription that is %s becomes %s", (status, becomes) => {
    expect(subscription({ status })).toMatchObject({
      status: becomes,
      tier: "professional",
      userId: "u-1",
      customer: "cus_1",
      cancels: false,
      nextTier: null,
    });
  });

  it.each(["incomplete", "incomplete_expired", "something_new"])(
    "a Stripe subscription that is %s is ignored because it was never paid",
    (status) => {
      expect(subscription({ status })).toBeNull();
    },
  );

  it("a Stripe subscription without a user, or for another product, is ignored", () => {
    expect(subscription({ metadata: {} })).toBeNull();
    const [item] = subscriptionObject().items.data;
    expect(subscription({ items: { data: [{ ...item, price: { id: "price_x", metadata: {} } }] } })).toBeNull();
  });

  it("a Stripe subscription has the period of its item and ends by either field", () => {
    const end = subscriptionObject().items.data[0]?.current_period_end ?? 0;
    expect(subscription()?.periodEnd).toEqual(new Date(end * 1000));
    expect(subscription({ cancel_at_period_end: true })).toMatchObject({ cancels: true });
    expect(subscription({ cancel_at: end })).toMatchObject({ cancels: true });
    expect(subscription({ cancel_at: end + 9 })).toMatchObject({ cancels: false });
  });

  it("a Stripe subscription has its next plan while its schedule runs", () => {
    const schedule = { id: "sub_sched_1", status: "active", metadata: { next_tier: "essential" } };
    expect(subscription({ schedule })).toMatchObject({ nextTier: "essential" });
    expect(subscription({ schedule: { ...schedule, status: "not_started" } })).toMatchObject({ nextTier: "essential" });
    expect(subscription({ schedule: { ...schedule, status: "released" } })).toMatchObject({ nextTier: null });
    expect(subscription({ schedule: "sub_sched_1" })).toMatchObject({ nextTier: null });
    expect(subscription({ schedule: { ...schedule, metadata: { next_tier: "professional" } } })).toMatchObject({
      nextTier: null,
    });
  });
});

describe("an invoice from Stripe", () => {
  it("a Stripe invoice adds up, with its tax and customer", () => {
    expect(invoice()).toMatchObject({
      invoice: "in_1",
      number: "GR-0001",
      status: "paid",
      netCents: 890_000,
      taxCents: 222_500,
      taxNote: "",
      subscription: "sub_1",
      userId: "u-1",
      lines: [{ text: "1 × Granskog Professional (at €8,900.00 / year)", cents: 890_000 }],
      billedTo: { name: "Tarnholt AB", lines: ["Storgatan 1", "111 22 Stockholm", "SE"], taxId: "SE556000000001" },
      page: "https://invoice.stripe.example/in_1",
    });
  });

  it("a Stripe invoice says who pays what for which period, and when", () => {
    const start = new Date("2026-01-01T00:00:00Z");
    expect(invoice()).toMatchObject({
      provider: "stripe",
      issuedAt: start,
      paidAt: new Date("2026-01-01T00:00:05Z"),
      periodStart: start,
      periodEnd: new Date("2027-01-01T00:00:00Z"),
    });
    expect(subscription()).toMatchObject({ provider: "stripe", subscription: "sub_1", periodStart: start });
  });

  it("a Stripe invoice is read without its optional fields", () => {
    const created = 1_767_225_600;
    const bare = invoice({
      number: null,
      created,
      status_transitions: null,
      total_excluding_tax: null,
      customer_tax_ids: null,
      customer_address: null,
      hosted_invoice_url: null,
    });
    expect(bare).toMatchObject({
      number: "in_1",
      issuedAt: new Date(created * 1000),
      paidAt: new Date(created * 1000),
      netCents: 890_000,
      taxCents: 222_500,
      page: null,
    });
    expect(bare?.billedTo).toMatchObject({ lines: [], taxId: "" });
    expect(invoice({ total_excluding_tax: null, total_taxes: null })).toMatchObject({
      netCents: 1_112_500,
      taxCents: 0,
    });
    expect(
      invoice({ total_excluding_tax: null, total_taxes: [{ amount: 200_000 }, { amount: 22_500 }] }),
    ).toMatchObject({ netCents: 890_000 });
    expect(invoice({ customer_tax_ids: [] })?.billedTo?.taxId).toBe("");
    const finalized = { finalized_at: created + 60, paid_at: null };
    expect(invoice({ status_transitions: finalized })).toMatchObject({
      issuedAt: new Date((created + 60) * 1000),
      paidAt: new Date((created + 60) * 1000),
    });
    expect(
      invoice({
        customer_address: { line1: "Storgatan 1", line2: null, postal_code: null, city: "Stockholm", country: "SE" },
      })?.billedTo?.lines,
    ).toEqual(["Storgatan 1", "Stockholm", "SE"]);
  });

  it("a Stripe invoice has the period of its latest line, or else its own date", () => {
    const line = (start: number, end: number) => ({ description: "", amount: 1, period: { start, end } });
    expect(invoice({ lines: { data: [line(100, 300), line(200, 900), line(50, 400)] } })).toMatchObject({
      periodStart: new Date(200_000),
      periodEnd: new Date(900_000),
    });
    const none = invoice({ lines: { data: [] } });
    expect([none?.periodStart, none?.periodEnd]).toEqual([none?.issuedAt, none?.issuedAt]);
  });

  it.each(["open", "void", "uncollectible"] as const)("a Stripe invoice is not paid while it is %s", (status) => {
    expect(invoice({ status })).toMatchObject({ status, paidAt: null });
  });

  it("a Stripe invoice links to Stripe's page only by https", () => {
    expect(invoice({ hosted_invoice_url: "http://invoice.stripe.example/in_1" })?.page).toBeNull();
  });

  it("a Stripe invoice says when the customer accounts for the tax", () => {
    expect(invoice({ customer_tax_exempt: "reverse", total: 890_000, total_taxes: [{ amount: 0 }] })).toMatchObject({
      taxCents: 0,
      taxNote: expect.stringMatching(/^Reverse charge/) as string,
    });
  });

  it.each([
    [{ status: "draft" }],
    [{ parent: null }],
    [{ currency: "usd" }],
    [{ parent: { subscription_details: { subscription: "sub_1", metadata: {} } } }],
  ])("the Stripe object %j is not stored", (more) => {
    expect(invoice(more)).toBeNull();
  });
});
