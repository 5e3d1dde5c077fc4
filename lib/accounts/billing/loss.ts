import { includedParts } from "@/lib/access/included";
import type { Plan } from "@/lib/access/plan";
import { joinNames } from "@/lib/platform/words/sentences";

/** What is lost with a downgrade or, without a new plan, with the end of the plan. */
export function lossOf(from: Plan, to: Plan | null): string[] {
  const parts = includedParts(from, to ?? { tier: null }).map(({ name, items }) =>
    items.length > 0 ? `${name}: ${joinNames(items)}` : name,
  );
  if (to === null) return parts;
  return [
    ...parts,
    ...(to.historicalYears < from.historicalYears
      ? [`Scores more than ${to.historicalYears} years old (you have ${from.historicalYears} years now)`]
      : []),
    ...(to.seats < from.seats ? [`${from.seats - to.seats} of ${from.seats} seats`] : []),
  ];
}
