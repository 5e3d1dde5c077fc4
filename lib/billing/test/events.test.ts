import { describe, expect, it } from "vitest";
import type { PaidSubscription } from "@/lib/billing/billing";
import { changed, ordered, renewed, settled, told, upgraded } from "@/lib/billing/test/events";
import { openOrder, sealOrder } from "@/lib/billing/test/order";
import type { Plan } from "@/lib/subscriptions/plan";

const SECRET = "s".repeat(32);
const plan = (tier: Plan["tier"], annualPriceEur: number): Plan => ({ tier, annualPriceEur, seats: 3, historicalYears: 3, features: {} });
const [essential, professional] = [plan("essential", 3_900), plan("professional", 8_900)];
const billedTo = { name: "Ola", email: "ola@fjord.test", lines: ["Fjord"], taxId: "" };
const own: PaidSubscription = {
  id: "1", tier: "essential", status: "active", counts: true, isTrial: false, trialEndsAt: null, provider: "test", customer: "test_pays_1", subscription: "test_sub_1",
  periodStart: "2026-01-01T00:00:00.000Z", periodEnd: "2027-01-01T00:00:00.000Z", cancels: false, nextTier: null, pastDueSince: null, extraSeats: 0, seats: 3, taken: 1,
};
const due = { userId: "u", tier: "professional", customer: "test_pays_1", subscription: "test_sub_1", periodEnd: new Date(own.periodEnd), cancels: false, nextTier: null } as const;
const now = new Date("2027-01-01T00:05:00Z");

describe("an order of the test checkout", () => {
  it("is read as it was sealed, with the secret it was sealed with", async () => {
    const text = await sealOrder({ userId: "u", plan: professional, customer: null, billedTo }, SECRET);
    expect(await openOrder(text, SECRET)).toMatchObject({ userId: "u", tier: "professional", cents: 890_000, billedTo });
    for (const wrong of [undefined, "", `${text.slice(0, -3)}abc`, "x".repeat(5_000)]) expect(await openOrder(wrong, SECRET)).toBeNull();
    expect(await openOrder(text, "t".repeat(32))).toBeNull();
  });

  it("tells the same however often it is paid", async () => {
    const order = await openOrder(await sealOrder({ userId: "u", plan: professional, customer: null, billedTo }, SECRET), SECRET);
    if (!order) throw new Error("no order");
    expect(ordered(order, true)).toEqual(ordered(order, true));
    expect(ordered(order, true)).toMatchObject({ subscription: { tier: "professional", status: "active" }, invoices: [{ status: "paid", netCents: 890_000, billedTo }] });
    expect(ordered(order, false).subscription?.customer).toMatch(/^test_declines_/);
  });
});

describe("the end of a year in the test checkout", () => {
  const plans = [essential, professional];
  it("renews, at the smaller plan where one was chosen", () => {
    expect(renewed(due, plans, now)).toMatchObject({ subscription: { tier: "professional", status: "active", periodEnd: new Date("2028-01-01T00:00:00Z") }, invoices: [{ netCents: 890_000 }] });
    expect(renewed({ ...due, nextTier: "essential" }, plans, now)).toMatchObject({ subscription: { tier: "essential", nextTier: null }, invoices: [{ netCents: 390_000 }] });
  });

  it("ends where it was cancelled, and is owed for where the payment fails", () => {
    expect(renewed({ ...due, cancels: true }, plans, now)).toMatchObject({ subscription: { status: "canceled" }, invoices: [] });
    const failed = renewed({ ...due, customer: told(due.customer, false) }, plans, now);
    expect(failed).toMatchObject({ subscription: { status: "past_due", pastDueSince: now }, invoices: [{ status: "open", paidAt: null }] });
    const owing: PaidSubscription = { ...own, tier: "professional", status: "past_due", periodStart: own.periodEnd, periodEnd: "2028-01-01T00:00:00.000Z", pastDueSince: now.toISOString() };
    const paid = settled(owing, "u", professional, now);
    expect(paid).toMatchObject({ subscription: { status: "active", pastDueSince: null, customer: "test_pays_1" }, invoices: [{ status: "paid" }] });
    // The invoice that was open is the one that is paid.
    expect(paid.invoices[0]?.invoice).toBe(failed.invoices[0]?.invoice);
  });
});

it("an upgrade keeps the period and charges the difference", () => {
  const half = new Date("2026-07-02T12:00:00Z");
  expect(upgraded(own, "u", essential, professional, half, half)).toMatchObject({
    subscription: { tier: "professional", periodEnd: new Date(own.periodEnd) }, invoices: [{ netCents: 250_000, lines: [{ cents: 445_000 }, { cents: -195_000 }] }],
  });
  expect(changed(own, "u", { cancels: true }, half)).toMatchObject({ by: "u", subscription: { cancels: true, tier: "essential" }, invoices: [] });
});
