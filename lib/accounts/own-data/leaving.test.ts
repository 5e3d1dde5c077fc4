import { describe, expect, it } from "vitest";
import { leavingSchema, sayConsequences } from "@/lib/accounts/own-data/leaving";

const nothing = leavingSchema.parse({ isOnlyAdmin: false, plan: null, isTrial: false, periodEnd: null, colleagues: 0 });
const text = (change: Partial<typeof nothing>) => sayConsequences({ ...nothing, ...change }).join("\n");

describe("what deleting an account means", () => {
  it("is told to everyone: 14 days, and what is erased", () => {
    expect(text({})).toMatch(/For 14 days you can sign in and keep everything/);
    expect(text({})).toMatch(/erased for good/);
    expect(sayConsequences(nothing)).toHaveLength(2);
  });

  it("names the plan that ends, and until when it is paid", () => {
    expect(text({ plan: "essential" })).toContain("Your Essential plan ends with the account.");
    expect(text({ plan: "enterprise", periodEnd: "2027-03-03T00:00:00Z" })).toContain(
      "though it is paid until 3 March 2027",
    );
    expect(text({ plan: "professional", isTrial: true })).toContain("Your trial of Professional ends");
  });

  it("names the colleagues who would lose their seats, and the only admin", () => {
    expect(text({ colleagues: 1 })).toContain("1 colleague uses your subscription");
    expect(text({ colleagues: 4 })).toContain("4 colleagues use your subscription");
    expect(sayConsequences({ ...nothing, isOnlyAdmin: true })[0]).toMatch(/^You are the only admin/);
  });
});
