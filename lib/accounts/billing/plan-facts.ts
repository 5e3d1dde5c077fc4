import { includedParts } from "@/lib/access/included";
import type { Plan } from "@/lib/access/plan";
import { countInWords, joinNames } from "@/lib/platform/words/sentences";

/** What a plan includes, for someone about to buy it: seats, years, and everything it opens. */
export function planFacts(plan: Plan, markets: number): { name: string; value: string }[] {
  return [
    { name: "Seats", value: `${plan.seats} people in one organisation, including you` },
    { name: "Years", value: `Latest ${plan.historicalYears} years, all ${countInWords(markets)} markets` },
    ...includedParts(plan).map(({ name, items }) => ({
      name,
      value: items.length > 0 ? joinNames(items) : "Included",
    })),
  ];
}
