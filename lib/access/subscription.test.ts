import { expect, it } from "vitest";
import { hasActiveSubscription, isExpiringSoon, type Subscription } from "@/lib/access/subscription";

const features = {
  pdfExport: true,
  pngExport: true,
  excelExport: true,
  powerpointExport: false,
  historicalDataYears: 8,
};
const trial = (daysRemaining: number | null, more: Partial<Subscription> = {}): Subscription => ({
  tier: "professional",
  status: "active",
  isTrialActive: true,
  daysRemaining,
  features,
  trialEndsAt: null,
  subscriptionEndsAt: null,
  ...more,
});

it("only an active subscription counts", () => {
  expect(hasActiveSubscription(null)).toBe(false);
  for (const status of ["active", "past_due", "canceled", "expired"] as const)
    expect(hasActiveSubscription(trial(5, { status }))).toBe(status === "active");
});

it("a trial is ending soon from its third last day", () => {
  expect([4, 3, 0].map((days) => isExpiringSoon(trial(days)))).toEqual([false, true, true]);
  expect([
    isExpiringSoon(null),
    isExpiringSoon(trial(null)),
    isExpiringSoon(trial(1, { isTrialActive: false })),
  ]).toEqual([false, false, false]);
});
