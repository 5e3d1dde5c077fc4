import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { say } from "@/lib/catalogue/definition/wording";
import type { StudyResult, StudyWave } from "@/lib/study/study";

export type ClaimName = "brands" | "interviews" | "assessments" | "years" | "countries";

/** A public claim as it is written, and what this study counts. */
export type CountedClaim = {
  name: ClaimName;
  /** Null where nothing is claimed. */
  claim: string | null;
  counted: number;
  /** Whether the count reaches the number claimed; null where none is claimed. */
  isReached: boolean | null;
};

/** Claims of a definition beside what its study counts. Claims may cover more than one study. */
export function countClaims(
  definition: Pick<StudyDefinition, "study" | "languages">,
  { waves, results }: { waves: readonly StudyWave[]; results: readonly Pick<StudyResult, "brandSlug">[] },
): CountedClaim[] {
  const { claims } = definition.study;
  const sum = (of: (wave: StudyWave) => number | null) => waves.reduce((total, wave) => total + (of(wave) ?? 0), 0);
  const years = waves.map(({ year }) => year);
  const counts: Record<ClaimName, number> = {
    brands: new Set(results.map(({ brandSlug }) => brandSlug)).size,
    interviews: sum(({ interviews }) => interviews),
    assessments: sum(({ assessments }) => assessments),
    years: years.length === 0 ? 0 : Math.max(...years) - Math.min(...years) + 1,
    countries: new Set(waves.map(({ market }) => market)).size,
  };
  const texts: Record<ClaimName, string | null> = {
    brands: claims.brands && say(definition, claims.brands),
    interviews: claims.interviews && say(definition, claims.interviews),
    assessments: claims.assessments && say(definition, claims.assessments),
    years: claims.years && say(definition, claims.years),
    countries: claims.countries && say(definition, claims.countries.figure),
  };
  return (Object.keys(counts) as ClaimName[]).map((name) => {
    const [claim, counted] = [texts[name], counts[name]];
    const claimed = claim === null ? null : numberIn(claim);
    return { name, claim, counted, isReached: claimed === null ? null : counted >= claimed };
  });
}

/** "650,000+" → 650000; null without a number. */
function numberIn(text: string): number | null {
  const digits = /\d[\d\s.,]*/.exec(text)?.[0].replaceAll(/\D/g, "");
  return digits === undefined || digits === "" ? null : Number(digits);
}
