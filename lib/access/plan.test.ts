import { describe, expect, it } from "vitest";
import { byTier, monthlyEquivalent, type Plan } from "@/lib/access/plan";

const plan = (over: Partial<Plan>): Plan => ({
  tier: "essential",
  annualPriceEur: 3900,
  seats: 3,
  historicalYears: 3,
  ...over,
});

describe("plans", () => {
  it.each([
    [3900, 325],
    [8900, 742],
    [18900, 1575],
  ])("€%i a year is €%i a month", (annualPriceEur, monthly) => {
    expect(monthlyEquivalent(plan({ annualPriceEur }))).toBe(monthly);
  });
  it("plans are ordered from the cheapest", () => {
    const tiers = (["enterprise", "essential", "professional"] as const).map((tier) => plan({ tier }));
    expect(tiers.sort(byTier).map(({ tier }) => tier)).toEqual(["essential", "professional", "enterprise"]);
  });
});
