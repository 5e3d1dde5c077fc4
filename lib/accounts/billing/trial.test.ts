import { expect, it } from "vitest";
import { TIERS } from "@/lib/access/claims";
import { TRIAL } from "@/lib/access/plan";
import { PLAN_MESSAGES } from "@/lib/accounts/billing/message";
import { trialRefusal } from "@/lib/accounts/billing/trial";

const free = { level: "free", role: "user" } as const;
const paid = { level: "paid", role: "user" } as const;
const asked = { tier: TRIAL.tier, canTry: false, hasTrials: true, viewer: free, subscription: null };

it.each([
  ["may have one", { canTry: true }, null],
  ["has had one, or a plan", {}, "taken"],
  ["requests one while none are offered", { hasTrials: false }, "off"],
  ["has a plan", { viewer: paid, subscription: { status: "active", isTrialActive: false } }, "held"],
  ["is trying it", { viewer: paid, subscription: { status: "active", isTrialActive: true } }, "trying"],
  ["is an admin", { viewer: { level: "paid", role: "admin" } }, "unneeded"],
] as const)("asking for a trial when someone %s: %j", (_, more, refusal) => {
  expect(trialRefusal({ ...asked, ...more })).toBe(refusal);
});

it("only one plan starts with a trial", () => {
  for (const tier of TIERS)
    expect(trialRefusal({ ...asked, canTry: true, tier })).toBe(tier === TRIAL.tier ? null : "untried");
});

it("each reason to refuse a trial has its own sentence", () => {
  const texts = (["untried", "trying", "unneeded", "held", "taken", "off"] as const).map(
    (refusal) => PLAN_MESSAGES[refusal].text,
  );
  expect(new Set(texts).size).toBe(texts.length);
});
