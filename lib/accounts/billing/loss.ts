import { exportsOf, may } from "@/lib/access/rights";
import { ANALYSES } from "@/lib/catalogue/analyses";
import type { Right } from "@/lib/catalogue/rights";
import type { Plan } from "@/lib/access/plan";
import { joinNames } from "@/lib/platform/words/sentences";

/** What closes with a right: each analysis, and the API. Formats, years and seats are listed by number. */
const NAMED: readonly { name: string; right: Right }[] = [...Object.values(ANALYSES), { name: "API", right: "api" }];

/** What a smaller plan takes away. */
export function lossOf(from: Plan, to: Plan): string[] {
  const rights = NAMED.filter(({ right }) => may(from, right) && !may(to, right)).map(({ name }) => name);
  const remaining = exportsOf(to);
  const formats = exportsOf(from).filter((format) => !remaining.includes(format));
  return [
    ...rights,
    ...(formats.length > 0 ? [`Exports as ${joinNames(formats)}`] : []),
    ...(to.historicalYears < from.historicalYears
      ? [`Scores more than ${to.historicalYears} years old (you have ${from.historicalYears} years now)`]
      : []),
    ...(to.seats < from.seats ? [`${from.seats - to.seats} of ${from.seats} seats`] : []),
  ];
}
