import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { withDuckDb } from "@/lib/study/duckdb/session";
import { ANSWERS_PER_INTERVIEW } from "@/lib/study/generate/answers";
import { describePopulation, listCells, SEXES } from "@/lib/study/generate/population";
import { type PlannedWave, planStudy } from "@/lib/study/generate/study-plan";
import { writeStudy } from "@/lib/study/generate/write-study";
import { AGE_GROUPS, BEHAVIOUR_ITEMS, PRIORITY_ITEMS, PRIORITY_SETS } from "@/lib/study/questionnaire";
import { createTrueScores } from "@/lib/study/sample/true-scores";

// Two waves of one market in full size, as the small study has them.
const seed = "interviews";
const plan = planStudy({ scale: "small", fraction: 1, seed });
const waves = plan.waves.filter(({ market }) => market === "netherlands");
const truthOf = createTrueScores(seed);

let parent: string;
let folder: string;
let brands: Map<number, Measured[]>;
beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), "interviews-"));
  folder = path.join(parent, "study");
  await writeStudy({ ...plan, waves }, folder);
  brands = new Map(await Promise.all(waves.map(async (wave) => [wave.year, await measureBrands(wave)] as const)));
}, 60_000);
afterAll(() => rm(parent, { recursive: true, force: true }));

const measured = z.object({
  brand: z.string(),
  n: z.number(),
  environment: z.number(),
  social: z.number(),
  correlation: z.number(),
  unknown: z.number(),
});
type Measured = z.infer<typeof measured>;

test("weighted shares are the true ones, within their sampling error", () => {
  for (const wave of waves) {
    const deviations = (brands.get(wave.year) ?? []).flatMap(({ brand, n, environment, social }) => {
      const known = wave.brands.find(({ name }) => name === brand);
      const truth = known && truthOf(known, wave.market).get(wave.year);
      if (!truth) throw new Error(`${brand} is no brand of the wave`);
      const errorOf = (share: number) => Math.sqrt((share * (1 - share) * 1.14) / n);
      return [
        (environment - truth.environment) / errorOf(truth.environment),
        (social - truth.social) / errorOf(truth.social),
      ];
    });
    expect(deviations).toHaveLength(2 * wave.brands.length);
    expect(Math.abs(meanOf(deviations))).toBeLessThan(0.25);
    expect(Math.sqrt(meanOf(deviations.map((z) => z * z)))).toBeGreaterThan(0.88);
    expect(Math.sqrt(meanOf(deviations.map((z) => z * z)))).toBeLessThan(1.12);
  }
});

test("every brand is asked about equally often; one to three in ten do not know it", () => {
  for (const rows of brands.values()) {
    expect(Math.min(...rows.map(({ n }) => n))).toBeGreaterThan(990);
    expect(Math.max(...rows.map(({ n }) => n))).toBeLessThan(1030);
    expect(Math.min(...rows.map(({ unknown }) => unknown))).toBeGreaterThan(0.04);
    expect(Math.max(...rows.map(({ unknown }) => unknown))).toBeLessThan(0.36);
    expect(meanOf(rows.map(({ unknown }) => unknown))).toBeGreaterThan(0.12);
  }
});

test("a person's two answers about a brand correlate by 0.55", () => {
  for (const rows of brands.values()) expect(Math.abs(meanOf(rows.map(({ correlation }) => correlation)) - 0.55)).toBeLessThan(0.015);
});

test("scores correlate by about 0.9 from year to year, across finished results and interviews", () => {
  const scores = (year: number) => new Map((brands.get(year) ?? []).map((row) => [row.brand, 100 * (row.environment + row.social)]));
  const finished = new Map(plan.results.filter((row) => row.market === "netherlands" && row.year === 2023).map(({ brand, score }) => [brand, score ?? NaN]));
  for (const [before, after] of [[finished, scores(2024)], [scores(2024), scores(2025)]] as const) {
    const pairs = [...after].flatMap(([brand, score]) => (before.has(brand) ? [[before.get(brand) ?? NaN, score] as const] : []));
    expect(pairs.length).toBeGreaterThan(240);
    const r = correlation(pairs);
    expect(r).toBeGreaterThan(0.83);
    expect(r).toBeLessThan(0.96);
  }
});

test("respondents are numbered once each, interviewed in the fieldwork and of groups that have a margin", async () => {
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

test("everyone answers every question once, in the same order, and names two different priorities in each set", async () => {
  const places = await query(
    `WITH numbered AS (SELECT *, row_number() OVER () - 1 AS number FROM '${folder}/answers.parquet')
     SELECT (number % ${ANSWERS_PER_INTERVIEW})::INTEGER AS place, min(question) AS question, max(question) AS other,
       count(*)::INTEGER AS n, count(DISTINCT respondent)::INTEGER AS different FROM numbered GROUP BY 1 ORDER BY 1`,
    z.object({ place: z.number(), question: z.string(), other: z.string(), n: z.number(), different: z.number() }),
  );
  const interviews = waves.reduce((sum, wave) => sum + wave.interviews, 0);
  expect(new Set(places.map(({ question }) => question)).size).toBe(ANSWERS_PER_INTERVIEW);
  for (const { question, other, n, different } of places) {
    expect([other, n, different]).toEqual([question, interviews, interviews]);
  }
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
  expect(values.map(({ answers }) => answers.slice(1, -1).split(", "))).toEqual([
    ["no", "yes"],
    ["1", "2", "3", "4", "5"],
    ["1", "2", "3", "4", "5"],
    ["1", "10", "2", "3", "4", "5", "6", "7", "8", "9"],
    PRIORITY_ITEMS.map(({ key }) => key).sort(),
  ]);
});

test("answers about behaviour hang together as classes do", async () => {
  const [row] = await query(
    `WITH wide AS (PIVOT (SELECT respondent, split_part(question, '/', 2) AS item, (answer >= '4')::INTEGER AS agrees
       FROM '${folder}/answers.parquet' WHERE question LIKE 'behaviour/%') ON item USING first(agrees) GROUP BY respondent)
     SELECT corr("talks", "pays-more") AS engaged, corr("talks", "not-my-task") AS opposed, corr("own-benefit", "avoids") AS other FROM wide`,
    z.object({ engaged: z.number(), opposed: z.number(), other: z.number() }),
  );
  expect(BEHAVIOUR_ITEMS.map(({ key }) => key)).toContain("pays-more");
  expect(row?.engaged).toBeGreaterThan(0.2);
  expect(row?.opposed).toBeLessThan(-0.15);
  expect(row?.other).toBeLessThan(-0.1);
});

function query<T>(sql: string, schema: z.ZodType<T>): Promise<T[]> {
  return withDuckDb({}, async (session) => {
    await session.run("SET preserve_insertion_order = true");
    return session.rows(sql, schema);
  });
}

/** Each brand's shares, every interview weighted by how rarely people like the respondent answer. */
function measureBrands({ market, year }: PlannedWave): Promise<Measured[]> {
  const weights = listCells(describePopulation(seed, market, year)).map(
    ({ age, sex, region, share, drawn }) => `('${AGE_GROUPS[age]}', '${SEXES[sex]}', '${region}', ${share / drawn}::DOUBLE)`,
  );
  return query(
    `WITH weight(age_group, sex, region, w) AS (VALUES ${weights.join(", ")}),
       answered AS (
         SELECT "Brand" AS brand, w, environment, coalesce(environment >= 4, false)::INTEGER AS e, coalesce(social >= 4, false)::INTEGER AS s
         FROM '${folder}/assessments/${market}-${year}.parquet' JOIN '${folder}/respondents.parquet' USING (respondent)
           JOIN weight USING (age_group, sex, region))
     SELECT brand, count(*)::INTEGER AS n, sum(w * e) / sum(w) AS environment, sum(w * s) / sum(w) AS social,
       corr(e, s) AS correlation, avg((environment IS NULL)::INTEGER) AS unknown
     FROM answered GROUP BY brand ORDER BY brand`,
    measured,
  );
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function correlation(pairs: readonly (readonly [number, number])[]): number {
  const [x, y] = [meanOf(pairs.map(([a]) => a)), meanOf(pairs.map(([, b]) => b))];
  const covariance = meanOf(pairs.map(([a, b]) => (a - x) * (b - y)));
  return covariance / Math.sqrt(meanOf(pairs.map(([a]) => (a - x) ** 2)) * meanOf(pairs.map(([, b]) => (b - y) ** 2)));
}
