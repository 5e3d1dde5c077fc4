import { z } from "zod";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import type { MarketSlug } from "@/lib/catalogue/markets/market";
import { withBootRanges } from "@/lib/study/compute/boot-ranges";
import { computeConsumers } from "@/lib/study/compute/compute-consumers";
import { scoreAgeGroups, scoreWave, type StudyBrand } from "@/lib/study/compute/score-wave";
import { sumAnswers } from "@/lib/study/compute/sum-answers";
import { weighInterviews } from "@/lib/study/compute/weigh";
import type { Session } from "@/lib/study/duckdb/session";
import type { ScoringRule } from "@/lib/study/scoring-rule";
import type { PopulationFigures } from "@/lib/study/consumer";
import type { AgeGroupResult, StudyResult, StudyWave } from "@/lib/study/study";

/**
 * Results from interviews alone, before waves are compared. A wave without brand ratings has no results, ratings or
 * rule.
 */
export type InterviewFigures = {
  waves: StudyWave[];
  results: StudyResult[];
  ageGroups: AgeGroupResult[];
  consumers: PopulationFigures[];
};

/** Called with the current step and, if known, its progress. */
export type OnStep = (step: string, done?: number, total?: number) => void;

const waveRow = z.object({
  wave_id: z.int(),
  market: z.custom<MarketSlug>((value) => typeof value === "string"),
  year: z.int(),
  interviews: z.int(),
  fieldwork_from: z.string().nullable(),
  fieldwork_to: z.string().nullable(),
});
const brandRow = z.object({ brand: z.string(), slug: z.string(), industry: z.string(), industry_slug: z.string() });

/**
 * Weights, scores and ranks everything in the open tables of a study (see `openInterviews`).
 * @throws {WeightingFailed} if the weights of a wave do not reach their targets
 */
export async function computeInterviews(
  session: Session,
  rule: ScoringRule,
  onStep: OnStep,
  definition = DEFAULT_DEFINITION,
): Promise<InterviewFigures> {
  const { smallestBase } = definition;
  onStep("Weighting");
  const weightings = await weighInterviews(session, definition);
  const waveRows = await session.rows(
    `select wave_id, any_value(market) as market, any_value(year)::integer as year, count(*)::integer as interviews,
       min(interviewed_on)::varchar as fieldwork_from, max(interviewed_on)::varchar as fieldwork_to
     from wave join respondent using (wave_id) group by wave_id order by wave_id`,
    waveRow,
  );
  const brandRows = await session.rows(
    "select brand, slug, industry, industry_slug from brand order by brand_id",
    brandRow,
  );
  const brands = brandRows.map(({ industry_slug, ...brand }): StudyBrand => ({
    ...brand,
    industrySlug: industry_slug,
  }));
  const brandIdOf = new Map(brands.map(({ slug }, id) => [slug, id]));
  const ages = await session.rows("select age_group from age order by age_id", z.object({ age_group: z.string() }));
  const ageGroups = ages.map(({ age_group }) => age_group);
  const sexRows = await session.rows("select sex from sex order by sex_id", z.object({ sex: z.string() }));

  onStep("Adding up answers");
  const sums = await sumAnswers(session, rule);
  const latest = new Map(
    waveRows.filter(({ wave_id }) => sums.has(wave_id)).map(({ wave_id, market }) => [market, wave_id]),
  );
  const figures: InterviewFigures = { waves: [], results: [], ageGroups: [], consumers: [] };
  for (const { wave_id: waveId, market, year, ...wave } of waveRows) {
    const own = sums.get(waveId);
    onStep("Ranking the waves", figures.waves.length, waveRows.length);
    if (own !== undefined) {
      const scored = scoreWave({ market, year }, own, brands, smallestBase);
      const isLatest = latest.get(market) === waveId;
      figures.results.push(
        ...(isLatest ? await withBootRanges(session, rule, waveId, own, scored, brandIdOf) : scored),
      );
      figures.ageGroups.push(...scoreAgeGroups({ market, year }, own, brands, ageGroups, smallestBase));
    }
    figures.waves.push({
      market,
      year,
      interviews: wave.interviews,
      fieldworkFrom: wave.fieldwork_from,
      fieldworkTo: wave.fieldwork_to,
      ruleVersion: own === undefined ? null : rule.version,
      assessments: own === undefined ? null : own.reduce((sum, { n }) => sum + n, 0),
      marketMean: null,
      marketDeviation: null,
      weighting: weightings.get(waveId) ?? null,
    });
  }
  onStep("Consumers");
  const sexes = sexRows.map(({ sex }) => sex);
  figures.consumers = await computeConsumers(session, { waves: waveRows, ageGroups, sexes }, definition);
  return figures;
}
