import { expect, it } from "vitest";
import { lossOf } from "@/lib/accounts/billing/loss";
import type { Tier } from "@/lib/access/claims";
import type { Plan } from "@/lib/access/plan";
import { RIGHT_TIERS } from "@/lib/access/rights";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { EXPORT_FORMATS } from "@/lib/catalogue/export-formats";

/** What begins with a plan: analyses, the API, and kinds of file in one line. */
function beginningWith(tier: Tier): string[] {
  const begins = ({ right }: { right: keyof typeof RIGHT_TIERS }) => RIGHT_TIERS[right] === tier;
  const analyses = Object.values(ANALYSES).filter(begins);
  const formats = new Set(
    Object.values(EXPORT_FORMATS)
      .filter(begins)
      .map(({ soldAs }) => soldAs),
  );
  return [
    ...analyses.map(({ name }) => name),
    ...(begins({ right: "api" }) ? ["API"] : []),
    ...(formats.size > 0 ? [`Exports as ${new Intl.ListFormat("en-GB").format(formats)}`] : []),
  ];
}

const plan = (tier: Tier, seats: number, historicalYears: number): Plan => ({
  tier,
  seats,
  historicalYears,
  annualPriceEur: 1,
});
const essential = plan("essential", 3, 3);
const professional = plan("professional", 10, 8);
const enterprise = plan("enterprise", 30, 15);

it("names what a downgrade takes away, and nothing for an upgrade", () => {
  expect(lossOf(professional, essential)).toEqual([
    ...beginningWith("professional"),
    "Scores more than 3 years old (you have 8 years now)",
    "7 of 10 seats",
  ]);
  expect(lossOf(enterprise, professional)).toEqual([
    ...beginningWith("enterprise"),
    "Scores more than 8 years old (you have 15 years now)",
    "20 of 30 seats",
  ]);
  expect(lossOf(essential, enterprise)).toEqual([]);
});
