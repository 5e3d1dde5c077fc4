import { includedParts } from "@/lib/access/included";
import type { Plan } from "@/lib/access/plan";
import { MARKETS } from "@/lib/catalogue/markets/market";
import { countInWords, joinNames } from "@/lib/platform/words/sentences";

/** What a plan includes, for a buyer: seats, years and all features. */
export function planFacts(plan: Plan): { name: string; value: string }[] {
  return [
    { name: "Seats", value: `${plan.seats} people in one organisation, including you` },
    { name: "Years", value: `Latest ${plan.historicalYears} years, all ${countInWords(MARKETS.length)} markets` },
    ...includedParts(plan).map(({ name, items }) => ({
      name,
      value: items.length > 0 ? joinNames(items) : "Included",
    })),
  ];
}
