import { expect, it } from "vitest";
import { lossOf } from "@/lib/accounts/billing/loss";
import { type Tier, TIERS } from "@/lib/access/claims";
import type { Plan } from "@/lib/access/plan";
import { RIGHT_TIERS } from "@/lib/access/rights";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { EXPORT_FORMATS } from "@/lib/catalogue/export-formats";

const plan = (tier: Tier, seats: number, historicalYears: number): Plan => ({
  tier,
  seats,
  historicalYears,
  annualPriceEur: 1,
});
const essential = plan("essential", 3, 3);
const professional = plan("professional", 10, 8);
const enterprise = plan("enterprise", 30, 15);

/** Everything a plan includes, by the names of analyses and files. */
function beginningWith(tier: Tier): string[] {
  const begins = ({ right }: { right: keyof typeof RIGHT_TIERS }) => RIGHT_TIERS[right] === tier;
  return [
    ...Object.values(ANALYSES)
      .filter(begins)
      .map(({ name }) => name),
    ...Object.values(EXPORT_FORMATS)
      .filter(begins)
      .map(({ soldAs }) => soldAs),
    ...(begins({ right: "api" }) ? ["API"] : []),
  ];
}

it("a downgrade names what it takes away, and an upgrade takes away nothing", () => {
  for (const [from, to] of [
    [professional, essential],
    [enterprise, professional],
  ] as const) {
    const losses = lossOf(from, to).join("\n");
    for (const name of beginningWith(from.tier)) expect(losses).toContain(name);
    for (const name of beginningWith(to.tier)) expect(losses).not.toContain(name);
  }
  expect(lossOf(professional, essential)).toEqual([
    "Brand Insights: Portfolio analysis",
    "Predictive Insights: Brand trajectory, Market momentum and Claim check",
    "Exports: PDF, Excel and CSV",
    "Scores more than 3 years old (you have 8 years now)",
    "7 of 10 seats",
  ]);
  expect(lossOf(essential, enterprise)).toEqual([]);
});

it("a cancellation takes away everything in the plan", () => {
  const losses = lossOf(enterprise, null).join("\n");
  for (const tier of TIERS) for (const name of beginningWith(tier)) expect(losses).toContain(name);
  expect(losses).toContain("Sustainability Scores");
});
