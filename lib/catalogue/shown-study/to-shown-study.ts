import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { spelledMarkets } from "@/lib/catalogue/definition/markets";
import { MODULES, type ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import type { Text } from "@/lib/catalogue/definition/texts";
import { say } from "@/lib/catalogue/definition/wording";

/**
 * What pages show of a definition.
 * @param latestYear the latest year that is published, for a definition that names no year to show first
 */
export function toShownStudy(definition: StudyDefinition, latestYear: number | null): ShownStudy {
  const { study, waves, scale, questionnaire } = definition;
  const claim = (text: Text | null) => text && say(definition, text);
  return {
    markets: spelledMarkets(definition),
    defaultMarket: definition.defaultMarket,
    rankingYear: waves.rankingYear ?? latestYear ?? study.copyrightYear,
    everyYears: waves.everyYears,
    headline: say(definition, study.headline),
    description: say(definition, study.description),
    claims: {
      brands: claim(study.claims.brands),
      interviews: claim(study.claims.interviews),
      assessments: claim(study.claims.assessments),
      years: claim(study.claims.years),
      countries: study.claims.countries && {
        figure: say(definition, study.claims.countries.figure),
        of: say(definition, study.claims.countries.of),
      },
    },
    smallestBase: definition.smallestBase,
    modules: MODULES.filter((module) => questionnaire[module] !== null),
    scale: { min: scale.min, max: scale.max, good: sayMarks(scale.positive) },
  };
}

/** "4 or 5", "5, 6 or 7". */
function sayMarks(marks: readonly number[]): string {
  const all = marks.toSorted((a, b) => a - b).map(String);
  return all.length < 2 ? all.join("") : `${all.slice(0, -1).join(", ")} or ${all.at(-1) ?? ""}`;
}
