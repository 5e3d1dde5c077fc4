import { SAMPLE_MARKETS, type SampleMarketSlug } from "@/lib/study/sample/sample-markets";
import type { Session } from "@/lib/study/duckdb/session";
import { classShares } from "@/lib/study/generate/consumer-model";
import { fillTable } from "@/lib/study/generate/fill-table";
import { describePopulation, listCells } from "@/lib/study/generate/population";
import type { PlannedWave } from "@/lib/study/generate/study-plan";
import { bitsOf, FIRST_QUESTION_STREAM, randomBits, toChance } from "@/lib/study/generate/uniform-sql";
import { AGE_GROUPS, SEXES } from "@/lib/study/questionnaire";

const DRAW = FIRST_QUESTION_STREAM;
const MOOD = FIRST_QUESTION_STREAM + 1;

/**
 * Fills the table `person`: the respondents of all waves, in order of their numbers (market, year, place). Besides
 * the exported columns it has those that determine the answers: numbers of age, sex and behaviour class, and two moods
 * (uniform, out of UNIT).
 */
export async function drawRespondents(session: Session, seed: string, waves: readonly PlannedWave[]): Promise<void> {
  await fillTable(
    session,
    "planned",
    [
      ["wave_no", "INTEGER"],
      ["country", "VARCHAR"],
      ["year", "INTEGER"],
      ["interviews", "INTEGER"],
      ["prefix", "INTEGER"],
      ["modules_every", "INTEGER"],
      ["opened", "DATE"],
      ["closed", "DATE"],
    ],
    waves.map(({ no, market, country, year, interviews, modulesEvery, fieldworkFrom, fieldworkTo }) => {
      return [no, country, year, interviews, prefixOf(market, year), modulesEvery, fieldworkFrom, fieldworkTo];
    }),
  );
  await fillTable(
    session,
    "cell",
    [
      ["wave_no", "INTEGER"],
      ["low", "INTEGER"],
      ["high", "INTEGER"],
      ["age_no", "INTEGER"],
      ["sex_no", "INTEGER"],
      ["region", "VARCHAR"],
      ["class1", "INTEGER"],
      ["class2", "INTEGER"],
      ["class3", "INTEGER"],
    ],
    waves.flatMap(({ no, market, year }) => {
      let below = 0;
      return listCells(describePopulation(seed, market, year)).map(({ age, sex, region, drawn }) => {
        const low = toChance(below);
        below += drawn;
        const [ego = 0, moderate = 0, smart = 0] = classShares(market, year, age);
        return [
          no,
          low,
          toChance(below),
          age,
          sex,
          region,
          toChance(ego),
          toChance(ego + moderate),
          toChance(ego + moderate + smart),
        ];
      });
    }),
  );
  await session.run(`
    CREATE OR REPLACE TABLE person AS
    WITH numbered AS (
      SELECT planned.*, place::INTEGER AS place, prefix * 100_000::BIGINT + place + 1 AS respondent
      FROM planned, unnest(range(interviews)) AS places(place)
    ), drawn AS (
      SELECT *, ${randomBits(seed, String(DRAW))} AS draw, ${randomBits(seed, String(MOOD))} AS mood FROM numbered
    ), placed AS (
      SELECT *, ${bitsOf("draw", 0, 24)} AS cell_draw, ${bitsOf("draw", 24, 24)} AS class_draw FROM drawn
    )
    SELECT respondent, placed.wave_no, place, modules_every, country, year, age_no, sex_no, region,
      ([${AGE_GROUPS.map((name) => `'${name}'`).join(", ")}])[age_no + 1] AS age_group,
      ([${SEXES.map((name) => `'${name}'`).join(", ")}])[sex_no + 1] AS sex,
      ((class_draw >= class1)::INTEGER + (class_draw >= class2)::INTEGER + (class_draw >= class3)::INTEGER) AS class_no,
      ${bitsOf("mood", 0, 24)} AS mood_environment, ${bitsOf("mood", 24, 24)} AS mood_social,
      opened + (place::BIGINT * (closed - opened + 1) // interviews)::INTEGER AS interviewed_on
    FROM placed JOIN cell ON placed.wave_no = cell.wave_no AND cell_draw >= low AND cell_draw < high
    ORDER BY respondent`);
}

/** SQL of the respondents with the columns of the study's file. */
export const RESPONDENTS_SQL = `
  SELECT respondent, country AS "Country", year AS "Year", age_group, sex, region, 1.0::DOUBLE AS base_weight,
    interviewed_on
  FROM person ORDER BY respondent`;

/** Numbers tell market, year and place: the first interview in Sweden in 2025 is 1202500001. */
function prefixOf(market: SampleMarketSlug, year: number): number {
  return (SAMPLE_MARKETS.findIndex(({ slug }) => slug === market) + 1) * 10_000 + year;
}
