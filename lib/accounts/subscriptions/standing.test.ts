import { describe, expect, it } from "vitest";
import { toViewer } from "@/lib/access/viewer";
import { toStanding } from "@/lib/accounts/subscriptions/standing";
import type { Subscription } from "@/lib/access/subscription";

const features = {
  pdfExport: true,
  pngExport: true,
  excelExport: true,
  powerpointExport: false,
  historicalDataYears: 8,
};
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

describe("the status of a subscription", () => {
  it("the subscription status names the active plan, and offers an upgrade only on Essential", () => {
    expect(toStanding(subscription(), viewer("professional"))).toMatchObject({
      plan: "Professional",
      status: "Active",
      offer: null,
    });
    expect(toStanding(subscription({ tier: "enterprise" }), viewer("enterprise")).offer).toBeNull();
    expect(toStanding(subscription({ tier: "essential" }), viewer("essential"))).toMatchObject({
      plan: "Essential",
      offer: "upgrade",
    });
  });

  it.each([
    [7, "Trial: 7 days left, including today", false],
    [4, "Trial: 4 days left, including today", false],
    [3, "Trial ending soon: 3 days left, including today", true],
    [1, "Trial ending soon: 1 day left, including today", true],
  ])("the subscription status is right with %i days left in the trial", (daysRemaining, status, isUrgent) => {
    expect(toStanding(subscription({ isTrialActive: true, daysRemaining }), viewer("professional"))).toMatchObject({
      status,
      isUrgent,
      offer: "choose",
    });
  });

  it.each([
    [null, "No plan"],
    [subscription({ status: "expired", daysRemaining: 0 }), "Trial ended"],
    [subscription({ status: "expired" }), "Expired"],
    [subscription({ status: "canceled" }), "Cancelled"],
    [subscription({ status: "past_due" }), "Payment overdue"],
  ])("a person without an active subscription has a free account", (held, status) => {
    expect(toStanding(held, viewer(null))).toMatchObject({ plan: "Free", status, offer: "plans" });
  });

  it("the subscription status promises nothing in waitlist mode", () => {
    expect(toStanding(subscription(), viewer("professional", "user", true))).toMatchObject({
      plan: "Free",
      status: "Waitlist",
    });
  });

  it("the subscription status offers an admin nothing to buy", () => {
    expect(toStanding(null, viewer(null, "admin"))).toMatchObject({ status: "Admin", offer: null });
  });
});

const FREE = "You can see every position in every ranking. Scores, trends and analytics are part of a plan.";

describe("the text about a subscription", () => {
  it.each([
    ["open", subscription(), viewer("professional"), "Everything in this plan is available to you."],
    [
      "in its trial",
      subscription({ isTrialActive: true, daysRemaining: 5 }),
      viewer("professional"),
      "After that your account returns to free. You won’t be charged. To keep your scores and analyses, choose a plan before then.",
    ],
    ["not there", null, viewer(null), FREE],
    [
      "waiting",
      subscription(),
      viewer("professional", "user", true),
      "Your Professional plan starts when the waitlist opens. Until then everyone has a free account.",
    ],
    [
      "owed for",
      subscription({ status: "past_due" }),
      viewer(null),
      `Your Professional plan is paused until you pay. ${FREE}`,
    ],
    ["cancelled", subscription({ status: "canceled" }), viewer(null), `Your Professional plan was cancelled. ${FREE}`],
    ["over", subscription({ status: "expired" }), viewer(null), `Your Professional plan has ended. ${FREE}`],
    [
      "a trial that is over",
      subscription({ status: "expired", daysRemaining: 0 }),
      viewer(null),
      `Your 7-day Professional trial has ended and you haven’t been charged. ${FREE}`,
    ],
    ["not needed", null, viewer(null, "admin"), "Admins see everything without a plan."],
  ])("the text about a subscription is right when it is %s", (_, held, reader, meaning) => {
    expect(toStanding(held, reader).meaning).toBe(meaning);
  });

  it("the text about a subscription stands out only for a payment due or a trial", () => {
    for (const status of ["active", "past_due", "canceled", "expired"] as const) {
      expect(toStanding(subscription({ status }), viewer(status === "active" ? "professional" : null)).isUrgent).toBe(
        status === "past_due",
      );
    }
    expect(toStanding(null, viewer(null)).isUrgent).toBe(false);
  });

  it("the text about a subscription applies to an admin who has one", () => {
    expect(toStanding(subscription({ tier: "essential" }), viewer(null, "admin"))).toMatchObject({
      plan: "Essential",
      status: "Active",
      offer: "upgrade",
    });
    expect(toStanding(null, viewer(null, "admin"))).toMatchObject({ plan: "None needed", isUrgent: false });
  });
});
