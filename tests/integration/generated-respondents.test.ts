import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { INDUSTRIES } from "@/lib/catalogue/industries/industry";
import { withDuckDb } from "@/lib/study/duckdb/session";
import { countAnswers } from "@/lib/study/generate/answers";
import type { PlannedWave } from "@/lib/study/generate/study-plan";
import { writeStudy } from "@/lib/study/generate/write-study";
import { EXPECTATIONS_ASKED, FACTOR_ITEMS, PRIORITY_ITEMS, PRIORITY_SETS } from "@/lib/study/questionnaire";

const waves = [2024, 2025].map((year, no): PlannedWave => ({
  no,
  market: "finland",
  country: "Finland",
  year,
  interviews: 4000 + no,
  assessments: 8000,
  modulesEvery: 3,
  fieldworkFrom: `${year}-01-13`,
  fieldworkTo: `${year}-03-07`,
  brands: ["One", "Other"].map((name) => ({ name, industry: "energy", knownScore: null, stays: [] })),
}));

let parent: string;
let folder: string;
beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), "respondents-"));
  folder = path.join(parent, "study");
  await writeStudy({ scale: "small", fraction: 1, seed: "respondents", waves, results: [] }, folder);
});
afterAll(() => rm(parent, { recursive: true, force: true }));

test("generated respondents have unique numbers, fieldwork dates and groups with a target", async () => {
  const rows = await query(
    `SELECT "Year" AS year, count(*)::INTEGER AS n, count(DISTINCT respondent)::INTEGER AS distinct_n,
       min(interviewed_on)::VARCHAR AS opened, max(interviewed_on)::VARCHAR AS closed
     FROM '${folder}/respondents.parquet' GROUP BY 1 ORDER BY 1`,
    z.object({ year: z.number(), n: z.number(), distinct_n: z.number(), opened: z.string(), closed: z.string() }),
  );
  expect(rows).toEqual(
    waves.map(({ year, interviews, fieldworkFrom, fieldworkTo }) => {
      return { year, n: interviews, distinct_n: interviews, opened: fieldworkFrom, closed: fieldworkTo };
    }),
  );
  const margins = await query(
    `WITH found AS (
       SELECT "Country", "Year", 'age_group' AS variable, age_group AS category FROM '${folder}/respondents.parquet'
       UNION SELECT "Country", "Year", 'sex', sex FROM '${folder}/respondents.parquet'
       UNION SELECT "Country", "Year", 'region', region FROM '${folder}/respondents.parquet')
     SELECT variable, sum(share) AS total, count(*)::INTEGER AS n, count(found.category)::INTEGER AS found
     FROM '${folder}/margins.csv' AS margin FULL JOIN found USING ("Country", "Year", variable, category)
     GROUP BY variable, "Year" ORDER BY variable`,
    z.object({ variable: z.string(), total: z.number(), n: z.number(), found: z.number() }),
  );
  expect(margins.map(({ variable }) => variable)).toEqual(["age_group", "age_group", "region", "region", "sex", "sex"]);
  for (const { total, n, found } of margins) {
    expect(total).toBeCloseTo(1, 9);
    expect(found).toBe(n);
  }
});

test("every generated person answers the common questions once, and every third the modules", async () => {
  const lists = await query(
    `WITH numbered AS (SELECT *, row_number() OVER () AS number FROM '${folder}/answers.parquet'), list AS (
       SELECT respondent, count(*) AS answers, string_agg(question, ' ' ORDER BY number) FILTER (question NOT LIKE 'expectations/%') AS questions,
         count(DISTINCT question) FILTER (question LIKE 'expectations/%') AS industries, max(number) - min(number) + 1 AS rows
       FROM numbered GROUP BY respondent)
     SELECT questions, (respondent - 1) % 100_000 % 3 = 0 AS is_asked, min(industries)::INTEGER AS fewest, max(industries)::INTEGER AS most,
       bool_and(rows = answers) AS together, sum(answers)::INTEGER AS answers, count(*)::INTEGER AS people
     FROM list GROUP BY ALL ORDER BY is_asked`,
    z.object({
      questions: z.string(),
      is_asked: z.boolean(),
      fewest: z.number(),
      most: z.number(),
      together: z.boolean(),
      answers: z.number(),
      people: z.number(),
    }),
  );
  const interviews = waves.reduce((sum, wave) => sum + wave.interviews, 0);
  expect(lists.map(({ is_asked, fewest, most, together }) => [is_asked, fewest, most, together])).toEqual([
    [false, 0, 0, true],
    [true, EXPECTATIONS_ASKED, EXPECTATIONS_ASKED, true],
  ]);
  expect(lists.reduce((sum, { people }) => sum + people, 0)).toBe(interviews);
  expect(lists.reduce((sum, { answers }) => sum + answers, 0)).toBe(
    waves.reduce((sum, wave) => sum + countAnswers(wave), 0),
  );
  const [ofAll = [], ofAsked = []] = lists.map(({ questions }) => questions.split(" "));
  expect([ofAll.length, ofAsked.length]).toEqual([32, 67]);
  expect(ofAsked.slice(0, ofAll.length)).toEqual(ofAll);
});

test("generated industries rotate equally, each combined with all others", async () => {
  const pairs = await query(
    `WITH asked AS (SELECT respondent, question FROM '${folder}/answers.parquet' WHERE question LIKE 'expectations/%')
     SELECT a.question AS one, b.question AS other, count(*)::INTEGER AS n FROM asked a JOIN asked b USING (respondent) GROUP BY ALL`,
    z.object({ one: z.string(), other: z.string(), n: z.number() }),
  );
  const alone = pairs.filter(({ one, other }) => one === other).map(({ n }) => n);
  expect(alone).toHaveLength(INDUSTRIES.length);
  expect(Math.max(...alone) - Math.min(...alone)).toBeLessThanOrEqual(12);
  expect(pairs.length - alone.length).toBeGreaterThan(0.9 * INDUSTRIES.length * (INDUSTRIES.length - 1));
});

test("generated people name two priorities in each set and give only valid answers", async () => {
  const chosen = await query(
    `WITH pair AS (SELECT respondent, split_part(question, '/', 2) AS nth, count(DISTINCT answer) AS different
       FROM '${folder}/answers.parquet' WHERE question LIKE 'priorities/%' GROUP BY ALL)
     SELECT nth, min(different)::INTEGER AS different FROM pair GROUP BY nth`,
    z.object({ nth: z.string(), different: z.number() }),
  );
  expect(chosen).toHaveLength(PRIORITY_SETS);
  for (const { different } of chosen) expect(different).toBe(2);
  const values = await query(
    `SELECT split_part(question, '/', 1) AS section, question = 'factors/preference' AS is_preference,
       list(DISTINCT answer ORDER BY answer)::VARCHAR AS answers FROM '${folder}/answers.parquet' GROUP BY ALL ORDER BY ALL`,
    z.object({ section: z.string(), is_preference: z.boolean(), answers: z.string() }),
  );
  const answersOf = Object.fromEntries(
    values.map(({ section, is_preference, answers }) => [
      is_preference ? "preference" : section,
      answers.slice(1, -1).split(", "),
    ]),
  );
  const yesOrNo = ["no", "yes"];
  const scale = ["1", "2", "3", "4", "5"];
  expect(answersOf).toEqual({
    awareness: yesOrNo,
    behaviour: scale,
    factors: scale,
    preference: ["1", "10", "2", "3", "4", "5", "6", "7", "8", "9"],
    priorities: PRIORITY_ITEMS.map(({ key }) => key).sort(),
    discussion: yesOrNo,
    topics: yesOrNo,
    attitudes: scale,
    say: scale,
    do: yesOrNo,
    expectations: scale,
  });
});

test("generated answers about behaviour cluster in classes", async () => {
  const [row] = await query(
    `WITH wide AS (PIVOT (SELECT respondent, split_part(question, '/', 2) AS item, (answer >= '4')::INTEGER AS agrees
       FROM '${folder}/answers.parquet' WHERE question LIKE 'behaviour/%') ON item USING first(agrees) GROUP BY respondent)
     SELECT corr("talks", "pays-more") AS engaged, corr("talks", "not-my-task") AS opposed, corr("own-benefit", "avoids") AS other FROM wide`,
    z.object({ engaged: z.number(), opposed: z.number(), other: z.number() }),
  );
  expect(row?.engaged).toBeGreaterThan(0.2);
  expect(row?.opposed).toBeLessThan(-0.15);
  expect(row?.other).toBeLessThan(-0.1);
});

test("generated willingness to buy again depends most on quality and price", async () => {
  const rows = await query(
    `WITH preference AS (SELECT respondent, answer::DOUBLE AS liking FROM '${folder}/answers.parquet' WHERE question = 'factors/preference')
     SELECT split_part(question, '/', 2) AS factor, corr(answer::DOUBLE, liking) AS correlation
     FROM '${folder}/answers.parquet' JOIN preference USING (respondent)
     WHERE question LIKE 'factors/%' AND question <> 'factors/preference' GROUP BY 1 ORDER BY 2 DESC`,
    z.object({ factor: z.string(), correlation: z.number() }),
  );
  expect(rows.slice(0, 2).map(({ factor }) => factor)).toEqual(["quality", "price"]);
  expect(rows).toHaveLength(FACTOR_ITEMS.length);
  for (const { correlation: r } of rows) expect(r).toBeGreaterThan(0.25);
});

function query<T>(sql: string, schema: z.ZodType<T>): Promise<T[]> {
  return withDuckDb({}, async (session) => {
    await session.run("SET preserve_insertion_order = true");
    return session.rows(sql, schema);
  });
}
