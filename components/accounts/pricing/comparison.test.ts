import { STUDY_OF_TODAY } from "@/lib/catalogue/shown-study/study-of-today";
import { expect, it } from "vitest";
import { toComparison } from "@/components/accounts/pricing/comparison";
import { TIERS } from "@/lib/access/claims";
import { includedNames } from "@/lib/access/included";
import type { Plan } from "@/lib/access/plan";
import { lossOf } from "@/lib/accounts/billing/loss";
import { planFacts } from "@/lib/accounts/billing/plan-facts";

const PLANS: readonly Plan[] = TIERS.map((tier, at) => ({
  tier,
  annualPriceEur: 1,
  seats: at + 1,
  historicalYears: at + 1,
}));
const EVERY_NAME = [...new Set(PLANS.flatMap((plan) => includedNames(plan)))];

/** The words of the rows that a plan has, on the pricing page. */
function pricedWords(plan: Plan): string {
  const rows = toComparison(STUDY_OF_TODAY.markets.length).flatMap((group) => group.rows);
  return rows
    .flatMap(({ title, note, offerOf }) => {
      const offer = offerOf(plan);
      if (offer.kind === "yes") return [title, note];
      return offer.kind === "words" ? [offer.text] : [];
    })
    .join("\n");
}

/** Where it is said what a plan includes. */
const PLACES: readonly (readonly [string, (plan: Plan) => string])[] = [
  ["pricing", pricedWords],
  [
    "checkout",
    (plan) =>
      planFacts(plan, STUDY_OF_TODAY.markets.length)
        .map(({ name, value }) => `${name}: ${value}`)
        .join("\n"),
  ],
  ["cancellation", (plan) => lossOf(plan, null).join("\n")],
];

it.each(PLACES)("%s names exactly what each plan includes", (_, wordsOf) => {
  expect(EVERY_NAME.length).toBeGreaterThan(20);
  for (const plan of PLANS) {
    const names = new Set(includedNames(plan));
    for (const name of EVERY_NAME) expect(wordsOf(plan).includes(name), `${plan.tier}: ${name}`).toBe(names.has(name));
  }
});
