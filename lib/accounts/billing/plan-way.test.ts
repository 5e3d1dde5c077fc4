import { describe, expect, it } from "vitest";
import { compareTiers, type Role, type Tier, TIERS } from "@/lib/access/claims";
import { TRIAL } from "@/lib/access/plan";
import { type AccountView, ANONYMOUS_VIEW, type Badge } from "@/lib/access/view";
import { planWay } from "@/lib/accounts/billing/plan-way";

const TRIED: Badge = { text: "Trial: 6d left", short: "6d", tone: "trial" };

function account(tier: Tier | null, more: { role?: Role; canTry?: boolean; badge?: Badge } = {}): AccountView {
  return {
    level: tier === null ? "free" : "paid",
    tier,
    role: more.role ?? "user",
    name: "A B",
    initials: "AB",
    email: "a@sample.test",
    badge: more.badge ?? null,
    canTry: more.canTry ?? false,
    standing: { label: "", value: "" },
  };
}

describe("a plan on the pricing page", () => {
  it("visitors are offered every plan, one of them with a trial", () => {
    for (const tier of TIERS)
      expect(planWay(ANONYMOUS_VIEW, tier)).toEqual({ kind: "choose", canTry: tier === TRIAL.tier, isTried: false });
  });

  it("a trial is offered only to accounts that can have one", () => {
    for (const role of ["user", "researcher"] as const)
      for (const canTry of [true, false])
        for (const tier of TIERS)
          expect(planWay(account(null, { role, canTry }), tier)).toEqual({
            kind: "choose",
            canTry: canTry && tier === TRIAL.tier,
            isTried: false,
          });
  });

  it("a plan is never offered to anyone who has it or a higher one", () => {
    for (const own of TIERS)
      for (const tier of TIERS) {
        const expected = compareTiers(tier, own) > 0 ? "upgrade" : tier === own ? "own" : "included";
        expect(planWay(account(own), tier).kind).toBe(expected);
      }
  });

  it("a plan can be bought during its trial, and gets no second trial", () => {
    const trying = account(TRIAL.tier, { badge: TRIED });
    for (const tier of TIERS)
      expect(planWay(trying, tier)).toEqual({ kind: "choose", canTry: false, isTried: tier === TRIAL.tier });
  });

  it("admins are offered no plan", () => {
    for (const tier of TIERS) expect(planWay(account("enterprise", { role: "admin" }), tier)).toEqual({ kind: "none" });
  });
});
