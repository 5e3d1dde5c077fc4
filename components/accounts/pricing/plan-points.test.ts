import { expect, it } from "vitest";
import type { Plan } from "@/lib/access/plan";
import { pointsOf } from "@/components/accounts/pricing/plan-points";

const essential: Plan = { tier: "essential", annualPriceEur: 3_900, seats: 3, historicalYears: 3 };
const professional: Plan = { tier: "professional", annualPriceEur: 8_900, seats: 10, historicalYears: 8 };
const enterprise: Plan = { tier: "enterprise", annualPriceEur: 18_900, seats: 30, historicalYears: 15 };

it("the cheapest plan lists what it includes", () => {
  expect(pointsOf(essential, null)).toEqual([
    "3 seats, 3 years of scores",
    "Scores and clear changes",
    "Brand and consumer insights",
    "PNG and SVG export",
  ]);
});

it("each further plan lists the rights it adds", () => {
  expect(pointsOf(professional, essential)).toEqual([
    "10 seats, 8 years of scores",
    "Everything in Essential",
    "Portfolio analysis, brand trajectory, market momentum and claim check",
    "PDF, Excel and CSV export",
  ]);
  expect(pointsOf(enterprise, professional)).toEqual([
    "30 seats, 15 years of scores",
    "Everything in Professional",
    "Risk alerts",
    "PowerPoint export and API",
  ]);
});

it("a plan's points leave out what it does not add", () => {
  expect(pointsOf(professional, { ...professional, seats: 5 })).toEqual([
    "10 seats, 8 years of scores",
    "Everything in Professional",
  ]);
});
