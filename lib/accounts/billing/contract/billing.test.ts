import { describe, expect, it } from "vitest";
import { choiceOf, isPaid, type OwnSubscription, stopsAt } from "@/lib/accounts/billing/contract/billing";
import { checkoutHref, chosenPlanHref, wantedPlan } from "@/lib/accounts/billing/checkout-address";

const own = (more: Partial<OwnSubscription> = {}): OwnSubscription => ({
  id: "s",
  tier: "professional",
  status: "active",
  counts: true,
  isTrial: false,
  trialEndsAt: null,
  provider: "stripe",
  customer: "c",
  subscription: "s",
  periodStart: "2026-01-01T00:00:00Z",
  periodEnd: "2027-01-01T00:00:00Z",
  cancels: false,
  nextTier: null,
  pastDueSince: null,
  extraSeats: 0,
  seats: 10,
  taken: 1,
  ...more,
});

describe("choosing a plan", () => {
  it.each([
    ["without one", null, "buy"],
    ["on trial", own({ isTrial: true, provider: "manual", customer: null }), "buy"],
    ["after it ended", own({ counts: false, status: "canceled" }), "buy"],
    ["with a higher plan", own({ tier: "enterprise" }), "downgrade"],
    ["with a lower plan", own({ tier: "essential" }), "upgrade"],
    ["with the same plan", own(), "current"],
    ["with a cancelled plan", own({ tier: "essential", cancels: true }), "ending"],
    ["with one agreed in writing", own({ provider: "manual", customer: null, subscription: null }), "agreed"],
    ["while a payment is due", own({ status: "past_due" }), "owing"],
    ["after it was paused for a missing payment", own({ status: "past_due", counts: false }), "owing"],
  ] as const)("the choice offered for Professional is right %s", (_, subscription, choice) => {
    expect(choiceOf(subscription, "professional")).toBe(choice);
  });

  it("customers of a payment provider are recognised", () => {
    expect([isPaid(null), isPaid(own({ provider: "manual" })), isPaid(own())]).toEqual([false, false, true]);
  });

  it("a plan pauses fourteen days after a failed payment", () => {
    expect(stopsAt("2026-11-01T10:00:00Z")).toBe("2026-11-15T10:00:00.000Z");
  });
});

describe("the address of a chosen plan", () => {
  it("the address of a chosen plan names a plan that exists", () => {
    expect(wantedPlan(new URL(checkoutHref("essential"), "http://x").searchParams.get("plan") ?? "")).toBe("essential");
    expect([wantedPlan("gold"), wantedPlan(undefined), wantedPlan(["essential"])]).toEqual([null, null, null]);
    expect(chosenPlanHref(checkoutHref("essential", true))).toBe("/checkout?plan=essential&trial=1");
    for (const from of [null, "/admin", "/checkouts", "/rankings?x=/checkout"]) expect(chosenPlanHref(from)).toBeNull();
  });
});
