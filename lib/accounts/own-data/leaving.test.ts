import { describe, expect, it } from "vitest";
import { leavingSchema, sayConsequences } from "@/lib/accounts/own-data/leaving";

const nothing = leavingSchema.parse({ isOnlyAdmin: false, plan: null, isTrial: false, periodEnd: null, colleagues: 0 });
const text = (change: Partial<typeof nothing>) => sayConsequences({ ...nothing, ...change }).join("\n");

describe("the consequences of deleting an account", () => {
  it("deleting an account names the 14 days and what is deleted", () => {
    expect(text({})).toMatch(/For 14 days you can sign in, or use the link we email you, to keep your account/);
    expect(text({})).toMatch(/permanently delete your name/);
    expect(sayConsequences(nothing)).toHaveLength(2);
  });

  it("deleting an account names the plan that ends, and until when it is paid", () => {
    expect(text({ plan: "essential" })).toContain("Your Essential plan ends when your account is deleted.");
    expect(text({ plan: "enterprise", periodEnd: "2027-03-03T00:00:00Z" })).toContain(
      "although it is paid until 3 March 2027",
    );
    expect(text({ plan: "professional", isTrial: true })).toContain("Your Professional trial ends");
  });

  it("deleting an account names colleagues who lose their seats, and warns the only admin", () => {
    expect(text({ colleagues: 1 })).toContain("1 colleague shares your plan");
    expect(text({ colleagues: 4 })).toContain("4 colleagues share your plan");
    expect(sayConsequences({ ...nothing, isOnlyAdmin: true })[0]).toMatch(/^You are the only admin/);
  });
});
