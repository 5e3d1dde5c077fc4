import { describe, expect, it } from "vitest";
import { toViewer } from "@/lib/access/viewer";
import { toStanding } from "@/lib/subscriptions/standing";
import type { Subscription } from "@/lib/subscriptions/subscription";

const features = { pdfExport: true, pngExport: true, excelExport: true, powerpointExport: false, historicalDataYears: 8 };
const subscription = (change: Partial<Subscription> = {}): Subscription => ({
  tier: "professional",
  status: "active",
  isTrialActive: false,
  daysRemaining: null,
  features,
  trialEndsAt: null,
  subscriptionEndsAt: null,
  ...change,
});
const viewer = (tier: Subscription["tier"] | null, role: "user" | "admin" = "user", waitlist = false) =>
  toViewer({ userId: "u", sessionId: "s", role, tier }, waitlist);

describe("how a subscription stands", () => {
  it("names the plan that counts, and offers more to essential alone", () => {
    expect(toStanding(subscription(), viewer("professional"))).toMatchObject({ plan: "Professional", status: "Active", offer: null });
    expect(toStanding(subscription({ tier: "enterprise" }), viewer("enterprise")).offer).toBeNull();
    expect(toStanding(subscription({ tier: "essential" }), viewer("essential"))).toMatchObject({ plan: "Essential", offer: "upgrade" });
  });

  it.each([
    [7, "Trial: 7 days left, today included", false],
    [4, "Trial: 4 days left, today included", false],
    [3, "Trial, expiring soon: 3 days left, today included", true],
    [1, "Trial, expiring soon: 1 day left, today included", true],
  ])("with %i days of the trial left", (daysRemaining, status, isUrgent) => {
    expect(toStanding(subscription({ isTrialActive: true, daysRemaining }), viewer("professional"))).toMatchObject({ status, isUrgent });
  });

  it.each([
    [null, "No plan"],
    [subscription({ status: "expired", daysRemaining: 0 }), "Trial ended"],
    [subscription({ status: "expired" }), "Expired"],
    [subscription({ status: "canceled" }), "Cancelled"],
    [subscription({ status: "past_due" }), "Payment overdue"],
  ])("is free without one that counts", (held, status) => {
    expect(toStanding(held, viewer(null))).toMatchObject({ plan: "Free", status, offer: "plans" });
  });

  it("promises nothing in waitlist mode", () => {
    expect(toStanding(subscription(), viewer("professional", "user", true))).toMatchObject({ plan: "Free", status: "Waitlist" });
  });

  it("sells nothing to an administrator", () => {
    expect(toStanding(null, viewer(null, "admin"))).toMatchObject({ status: "Administrator", offer: null });
  });
});
