import { expect, it } from "vitest";
import { lossOf } from "@/lib/accounts/billing/loss";
import type { Tier } from "@/lib/access/claims";
import type { Plan } from "@/lib/access/plan";
import { RIGHT_TIERS } from "@/lib/access/rights";
import { ANALYSES } from "@/lib/catalogue/analyses";

/** Names of the analyses that begin with a plan. */
const analysesFrom = (tier: Tier) =>
  Object.values(ANALYSES).flatMap(({ name, right }) => (RIGHT_TIERS[right] === tier ? [name] : []));

const plan = (tier: Plan["tier"], seats: number, historicalYears: number, features: Plan["features"]): Plan => ({
  tier,
  seats,
  historicalYears,
  features,
  annualPriceEur: 1,
});
const essential = plan("essential", 3, 3, { pngExport: true });
const professional = plan("professional", 10, 8, { pngExport: true, pdfExport: true, excelExport: true });
const enterprise = plan("enterprise", 30, 15, {
  pngExport: true,
  pdfExport: true,
  excelExport: true,
  powerpointExport: true,
});

it("names what a smaller plan takes away, and nothing for a larger one", () => {
  expect(lossOf(professional, essential)).toEqual([
    ...analysesFrom("professional"),
    "Exports as PDF and Excel",
    "Scores older than 3 years (8 now)",
    "7 of 10 seats",
  ]);
  expect(lossOf(enterprise, professional)).toEqual([
    ...analysesFrom("enterprise"),
    "API",
    "Exports as PowerPoint",
    "Scores older than 8 years (15 now)",
    "20 of 30 seats",
  ]);
  expect(lossOf(essential, enterprise)).toEqual([]);
  expect(lossOf(professional, essential)).toContain("Claim check");
});
