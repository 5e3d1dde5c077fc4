import { type Plan, PLAN_NAMES } from "@/lib/access/plan";
import { exportsOf, may } from "@/lib/access/rights";
import { ANALYSES, ANALYSIS_IDS } from "@/lib/catalogue/analyses";
import { industryInSentence } from "@/lib/platform/words/in-sentence";
import { asSentence, joinNames } from "@/lib/platform/words/sentences";

/** The names of analyses as one line: only the first begins with a capital letter. */
const inOneLine = (names: readonly string[]) => asSentence(joinNames(names.map(industryInSentence)));

/**
 * What a plan adds to the one below it, in a few lines; the smallest plan's begin with what every plan has. Rights decide,
 * so that nothing is promised here that a plan does not include.
 */
export function pointsOf(plan: Plan, below: Plan | null): string[] {
  const analyses = ANALYSIS_IDS.filter(
    (id) => may(plan, ANALYSES[id].right) && !(below && may(below, ANALYSES[id].right)),
  );
  const before = below ? exportsOf(below) : [];
  const formats = exportsOf(plan).filter((format) => !before.includes(format));
  const isNew = may(plan, "api") && !(below && may(below, "api"));
  const exported = formats.length > 0 ? [`${joinNames(formats)} export`] : [];
  return [
    `${plan.seats} seats, ${plan.historicalYears} years of scores`,
    below ? `Everything in ${PLAN_NAMES[below.tier]}` : "Scores and clear changes",
    ...(below
      ? analyses.length > 0
        ? [inOneLine(analyses.map((id) => ANALYSES[id].name))]
        : []
      : ["Brand and consumer insights"]),
    ...(isNew ? [[...exported, "API"].join(" and ")] : exported),
  ];
}
