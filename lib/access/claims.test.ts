import { expect, test } from "vitest";
import { compareTiers, LARGEST_TIER, SMALLEST_TIER, TIERS, tiersFrom } from "@/lib/access/claims";

test("a plan and all higher ones are listed from the plan up", () => {
  expect(tiersFrom(SMALLEST_TIER)).toEqual(TIERS);
  expect(tiersFrom("professional")).toEqual(["professional", "enterprise"]);
  expect(tiersFrom(LARGEST_TIER)).toEqual(["enterprise"]);
});

test("plans are compared by their order", () => {
  expect(compareTiers("essential", "enterprise")).toBeLessThan(0);
  expect(compareTiers("enterprise", "professional")).toBeGreaterThan(0);
  expect(compareTiers("professional", "professional")).toBe(0);
});
