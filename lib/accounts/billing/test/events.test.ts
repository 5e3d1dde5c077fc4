import { describe, expect, it } from "vitest";
import type { PaidSubscription } from "@/lib/accounts/billing/contract/billing";
import { prorate } from "@/lib/accounts/billing/contract/proration";
import { changed, ordered, renewed, settled, customerOf, upgraded } from "@/lib/accounts/billing/test/events";
import { openOrder, sealOrder } from "@/lib/accounts/billing/test/order";
import type { Plan } from "@/lib/access/plan";

const SECRET = "s".repeat(32);
const plan = (tier: Plan["tier"], annualPriceEur: number): Plan => ({
  tier,
  annualPriceEur,
  seats: 3,
  historicalYears: 3,
});
const [essential, professional] = [plan("essential", 3_900), plan("professional", 8_900)];
const billedTo = { name: "Ola", email: "ola@fjord.test", lines: ["Fjord"], taxId: "" };
const own: PaidSubscription = {
  id: "1",
  tier: "essential",
  status: "active",
  counts: true,
  isTrial: false,
  trialEndsAt: null,
  provider: "test",
  customer: "test_pays_1",
  subscription: "test_sub_1",
  periodStart: "2026-01-01T00:00:00.000Z",
  periodEnd: "2027-01-01T00:00:00.000Z",
  cancels: false,
  nextTier: null,
  pastDueSince: null,
  extraSeats: 0,
  seats: 3,
  taken: 1,
};
const due = {
  userId: "u",
  tier: "professional",
  customer: "test_pays_1",
  subscription: "test_sub_1",
  periodEnd: new Date(own.periodEnd),
  cancels: false,
  nextTier: null,
} as const;
const now = new Date("2027-01-01T00:05:00Z");

describe("an order in the test checkout", () => {
  it("an order in the test checkout is read back with its secret", async () => {
    const text = await sealOrder({ userId: "u", plan: professional, customer: null, billedTo }, SECRET);
    expect(await openOrder(text, SECRET)).toMatchObject({
      userId: "u",
      tier: "professional",
      cents: 890_000,
      billedTo,
    });
    for (const wrong of [undefined, "", `${text.slice(0, -3)}abc`, "x".repeat(5_000)])
      expect(await openOrder(wrong, SECRET)).toBeNull();
    expect(await openOrder(text, "t".repeat(32))).toBeNull();
  });

  it("paying an order twice in the test checkout is one event", async () => {
    const order = await openOrder(
      await sealOrder({ userId: "u", plan: professional, customer: null, billedTo }, SECRET),
      SECRET,
    );
    if (!order) throw new Error("no order");
    expect(ordered(order, true)).toEqual(ordered(order, true));
    expect(ordered(order, true)).toMatchObject({
      subscription: { tier: "professional", status: "active" },
      invoices: [{ status: "paid", netCents: 890_000, billedTo }],
    });
    expect(ordered(order, false).subscription?.customer).toMatch(/^test_declines_/);
  });
});

describe("the end of a year in the test checkout", () => {
  const plans = [essential, professional];
  it("a test subscription renews at the end of its year, on the lower plan if one was chosen", () => {
    expect(renewed(due, plans, now)).toMatchObject({
      subscription: { tier: "professional", status: "active", periodEnd: new Date("2028-01-01T00:00:00Z") },
      invoices: [{ netCents: 890_000 }],
    });
    expect(renewed({ ...due, nextTier: "essential" }, plans, now)).toMatchObject({
      subscription: { tier: "essential", nextTier: null },
      invoices: [{ netCents: 390_000 }],
    });
  });

  it("a test subscription ends if cancelled, and is unpaid if the payment fails", () => {
    expect(renewed({ ...due, cancels: true }, plans, now)).toMatchObject({
      subscription: { status: "canceled" },
      invoices: [],
    });
    const failed = renewed({ ...due, customer: customerOf(due.customer, false) }, plans, now);
    expect(failed).toMatchObject({
      subscription: { status: "past_due", pastDueSince: now },
      invoices: [{ status: "open", paidAt: null }],
    });
    const owing: PaidSubscription = {
      ...own,
      tier: "professional",
      status: "past_due",
      periodStart: own.periodEnd,
      periodEnd: "2028-01-01T00:00:00.000Z",
      pastDueSince: now.toISOString(),
    };
    const paid = settled(owing, "u", professional, now);
    expect(paid).toMatchObject({
      subscription: { status: "active", pastDueSince: null, customer: "test_pays_1" },
      invoices: [{ status: "paid" }],
    });
    // The open invoice is the one that is paid.
    expect(paid.invoices[0]?.invoice).toBe(failed.invoices[0]?.invoice);
  });
});

it("an upgrade in the test checkout keeps the period and charges the difference", () => {
  const half = new Date("2026-07-02T12:00:00Z");
  const { creditCents, chargeCents, dueCents } = prorate(
    390_000,
    890_000,
    { start: new Date(own.periodStart), end: new Date(own.periodEnd) },
    half,
  );
  expect(dueCents).toBeGreaterThan(0);
  expect(upgraded(own, "u", essential, professional, half, half)).toMatchObject({
    subscription: { tier: "professional", periodEnd: new Date(own.periodEnd) },
    invoices: [{ netCents: dueCents, lines: [{ cents: chargeCents }, { cents: -creditCents }] }],
  });
  expect(changed(own, "u", { cancels: true }, half)).toMatchObject({
    by: "u",
    subscription: { cancels: true, tier: "essential" },
    invoices: [],
  });
});

describe("the complete events of the test checkout", () => {
  const order = {
    id: "o-1",
    userId: "u",
    tier: "professional",
    cents: 890_000,
    billedTo,
    at: new Date("2026-03-01T10:00:00Z"),
  } as const;
  const bill = {
    provider: "test",
    number: null,
    taxCents: 0,
    page: null,
    userId: "u",
    taxNote: "Test invoice: no money was taken and no VAT was calculated.",
  };

  it("the event of an order in the test checkout is complete", () => {
    const period = { periodStart: order.at, periodEnd: new Date("2027-03-01T10:00:00Z") };
    expect(ordered(order, true)).toEqual({
      asOf: order.at,
      by: "u",
      subscription: {
        ...period,
        userId: "u",
        provider: "test",
        customer: "test_pays_o-1",
        subscription: "test_sub_o-1",
        tier: "professional",
        status: "active",
        cancels: false,
        nextTier: null,
        pastDueSince: null,
      },
      invoices: [
        {
          ...bill,
          ...period,
          invoice: "test_in_o-1_1",
          subscription: "test_sub_o-1",
          status: "paid",
          issuedAt: order.at,
          paidAt: order.at,
          lines: [{ text: "Professional, one year", cents: 890_000 }],
          netCents: 890_000,
          billedTo,
        },
      ],
    });
  });

  it("the event of an upgrade for the rest of the year is complete", () => {
    const {
      invoices: [upgrade],
    } = upgraded(own, "u", essential, professional, new Date("2026-07-02T12:00:00Z"), now);
    expect(upgrade).toMatchObject({
      ...bill,
      invoice: `test_in_test_sub_1_${now.getTime()}`,
      status: "paid",
      billedTo: null,
    });
    expect(upgrade?.lines.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Professional, \d+ days left of the year$/),
      "Essential, credit for the same days",
    ]);
  });

  it("the event at the end of a year is complete: renewed, unpaid, or no longer sold", () => {
    const key = `test_in_test_sub_1_${due.periodEnd.getTime()}`;
    expect(renewed(due, [essential, professional], now).invoices).toMatchObject([
      { invoice: key, status: "paid", paidAt: now, netCents: 890_000 },
    ]);
    expect(renewed({ ...due, customer: "test_declines_1" }, [professional], now).invoices).toMatchObject([
      { status: "open", paidAt: null },
    ]);
    expect(renewed(due, [essential], now)).toMatchObject({
      subscription: { status: "canceled", tier: "professional" },
      invoices: [],
    });
  });

  it("the event of a late payment is complete", () => {
    const start = new Date(own.periodStart);
    expect(settled({ ...own, status: "past_due", pastDueSince: own.periodStart }, "u", essential, now)).toMatchObject({
      subscription: { status: "active", pastDueSince: null },
      invoices: [
        {
          ...bill,
          invoice: `test_in_test_sub_1_${start.getTime()}`,
          status: "paid",
          netCents: 390_000,
          periodStart: start,
        },
      ],
    });
  });

  it("an event changes nothing that it does not name", () => {
    expect(
      changed({ ...own, status: "past_due", pastDueSince: own.periodStart }, "u", { cancels: true }, now).subscription,
    ).toMatchObject({ status: "past_due", pastDueSince: new Date(own.periodStart), cancels: true });
    expect(changed({ ...own, status: "trialing" }, "u", {}, now).subscription).toMatchObject({
      status: "active",
      pastDueSince: null,
      cancels: false,
    });
  });
});
