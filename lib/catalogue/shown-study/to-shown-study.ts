import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { sayMarks } from "@/lib/catalogue/definition/mark-words";
import { spelledMarkets } from "@/lib/catalogue/definition/markets";
import {
  MODULES,
  type ShownDimension,
  type ShownStudy,
  toDimensions,
  toGroups,
  toWeightedBy,
} from "@/lib/catalogue/shown-study/shown-study";
import type { Text } from "@/lib/catalogue/definition/texts";
import { say } from "@/lib/catalogue/definition/wording";

/**
 * What pages show of a definition.
 * @param latestYear the latest year that is published, for a definition that names no year to show first
 */
export function toShownStudy(definition: StudyDefinition, latestYear: number | null): ShownStudy {
  const { study, waves, scale, questionnaire, weighting } = definition;
  const weighted = toWeightedBy(weighting.method, weighting.rake?.by);
  const [first, second] = definition.dimensions.map(({ name, inSentence, work, cues }): ShownDimension => ({
    ...{ name: say(definition, name), inSentence: say(definition, inSentence), cues },
    work: work === undefined ? `work on ${say(definition, inSentence)}` : say(definition, work),
  })) as [ShownDimension, ShownDimension];
  const dimensions = toDimensions([first, second]);
  const groups = toGroups((questionnaire.behaviours?.groups?.names ?? []).map(({ text }) => say(definition, text)));
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
    modules: MODULES.filter(
      (module) => questionnaire[module] && (module !== "behaviours" || questionnaire[module]?.groups),
    ),
    scale: { min: scale.min, max: scale.max, good: sayMarks(scale.positive) },
    ...(weighted && { weightedBy: weighted }),
    ...(dimensions && { dimensions }),
    ...(groups && { groups }),
    ...(questionnaire.priorities?.design.kind === "mentions" && { priorities: "mentions" as const }),
  };
}
