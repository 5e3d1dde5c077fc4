import { createRandom } from "@/lib/statistics/random";
import type { Session } from "@/lib/study/duckdb/session";
import { type BrandAnswers, describeBrandAnswers } from "@/lib/study/generate/brand-answers";
import { fillTable } from "@/lib/study/generate/fill-table";
import { describePopulation } from "@/lib/study/generate/population";
import type { PlannedWave } from "@/lib/study/generate/study-plan";
import { bitsOf, randomBits, toChance } from "@/lib/study/generate/uniform-sql";
import { AGE_GROUPS, SEXES } from "@/lib/study/questionnaire";
import type { TrueScores, TrueShares } from "@/lib/study/sample/true-scores";

/** How many of 256 answers follow the person's mood: the correlation between two brands' answers is its square. */
const MOODY = 56;

// Of positive answers, the share of 5; of the others, the shares of 3 and 2 (the rest: 1).
const TOP = 0.3;
const MIDDLE = 0.5;
const LOW = 0.3;
/** Maximum share of "don't know" among answers that do not count. */
const MOST_UNKNOWN = 0.5;

/** Numbers of steps through the brands for the respondents' lists. */
const STEPS = 24;

/**
 * Fills the table `opinion` of a wave: for each brand, age group and sex the thresholds (out of UNIT) below which a
 * uniform draw answers 5, 4, 3, 2 and 1; above all of them the answer is "don't know".
 */
export async function fillOpinions(
  session: Session,
  seed: string,
  wave: PlannedWave,
  truthOf: TrueScores,
): Promise<void> {
  const population = describePopulation(seed, wave.market, wave.year);
  const rows = wave.brands.flatMap((brand, brandNo) => {
    const truth = truthOf(brand, wave.market).get(wave.year) as TrueShares;
    const answers = describeBrandAnswers(seed, brand, wave.market, wave.year, truth, population);
    return answers.cells.map(({ age, sex, environment, social }) => [
      (brandNo * population.age.length + age) * SEXES.length + sex,
      brand.name,
      ...thresholds(environment, answers),
      ...thresholds(social, answers),
      toChance(answers.bound, 256),
    ]);
  });
  const levels = ["e", "s"].flatMap((letter) =>
    [5, 4, 3, 2, 1].map((level) => [`${letter}${level}`, "INTEGER"] as const),
  );
  const columns = [["opinion_no", "INTEGER"], ["brand", "VARCHAR"], ...levels, ["bound", "INTEGER"]] as const;
  await fillTable(session, "opinion", columns, rows);
}

/**
 * SQL of a wave's ratings, by respondent and in the order asked. Respondents get the brands in turn: each starts one
 * brand later than the one before, and the step between brands changes from round to round, so that all brands are
 * asked about equally often and in ever different combinations.
 */
export function assessmentsSql(seed: string, wave: PlannedWave): string {
  const { no, market, year, interviews, assessments, brands } = wave;
  const count = brands.length;
  const steps = createRandom(`${seed}/steps/${market}/${year}`).shuffle(stepsThrough(count)).slice(0, STEPS);
  const upTo = (position: string) => `((${position}) * ${assessments}::BIGINT // ${interviews})`;
  const level = (letter: string, draw: string) =>
    `CASE WHEN ${draw} < ${letter}5 THEN 5 WHEN ${draw} < ${letter}4 THEN 4 WHEN ${draw} < ${letter}3 THEN 3
       WHEN ${draw} < ${letter}2 THEN 2 WHEN ${draw} < ${letter}1 THEN 1 END::TINYINT`;
  return `
    WITH listed AS (
      SELECT respondent, age_no, sex_no, mood_environment, mood_social, place,
        ([${steps.join(", ")}])[place // ${count} % ${steps.length} + 1] AS step,
        unnest(range(${upTo("place + 1")} - ${upTo("place")})) AS turn
      FROM person WHERE wave_no = ${no}
    ), asked AS (
      SELECT *, ((place + turn * step) % ${count})::INTEGER AS brand_no FROM listed
    ), drawn AS (
      SELECT *, ${randomBits(seed, "brand_no")} AS bits FROM asked
    ), mooded AS (
      SELECT *, ${bitsOf("bits", 56, 8)} < ${MOODY} AS moody FROM drawn
    ), uniform AS (
      SELECT respondent, turn, (brand_no * ${AGE_GROUPS.length} + age_no) * ${SEXES.length} + sex_no AS opinion_no,
        ${bitsOf("bits", 48, 8)} AS bond,
        CASE WHEN moody THEN mood_environment ELSE ${bitsOf("bits", 0, 24)} END AS one,
        CASE WHEN moody THEN mood_social ELSE ${bitsOf("bits", 24, 24)} END AS other
      FROM mooded
    ), answered AS (
      SELECT *, CASE WHEN bond < bound THEN one ELSE other END AS second FROM uniform JOIN opinion USING (opinion_no)
    )
    SELECT respondent, brand AS "Brand", ${level("e", "one")} AS environment, ${level("s", "second")} AS social
    FROM answered ORDER BY respondent, turn`;
}

function thresholds(counted: number, { unknown }: BrandAnswers): number[] {
  const rest = 1 - counted;
  const known = rest - Math.min(unknown, MOST_UNKNOWN * rest);
  const upTo = [TOP * counted, counted, counted + MIDDLE * known, counted + (MIDDLE + LOW) * known, counted + known];
  return upTo.map((share) => toChance(share));
}

/** Steps that visit all `count` positions before returning: those without a common divisor. */
function stepsThrough(count: number): number[] {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  return Array.from({ length: count - 1 }, (_, i) => i + 1).filter((step) => divisor(count, step) === 1);
}
