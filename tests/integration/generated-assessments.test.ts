import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { withDuckDb } from "@/lib/study/duckdb/session";
import { describePopulation, listCells } from "@/lib/study/generate/population";
import { type PlannedWave, planStudy } from "@/lib/study/generate/study-plan";
import { writeStudy } from "@/lib/study/generate/write-study";
import { AGE_GROUPS, SEXES } from "@/lib/study/questionnaire";
import { createTrueScores } from "@/lib/study/sample/true-scores";

// Two waves of one market in full size, as the small study has them.
const seed = "interviews";
const plan = planStudy({ scale: "small", fraction: 1, seed });
const waves = plan.waves.filter(({ market, assessments }) => market === "netherlands" && assessments > 0);
const truthOf = createTrueScores(seed);

let parent: string;
let folder: string;
let brands: Map<number, Measured[]>;
beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), "interviews-"));
  folder = path.join(parent, "study");
  await writeStudy({ ...plan, waves }, folder);
  brands = new Map(await Promise.all(waves.map(async (wave) => [wave.year, await measureBrands(wave)] as const)));
});
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

test("weighted shares of generated answers match the true ones within sampling error", () => {
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

test("every generated brand is asked about equally often, and some people do not know it", () => {
  for (const rows of brands.values()) {
    expect(Math.min(...rows.map(({ n }) => n))).toBeGreaterThan(990);
    expect(Math.max(...rows.map(({ n }) => n))).toBeLessThan(1030);
    expect(Math.min(...rows.map(({ unknown }) => unknown))).toBeGreaterThan(0.04);
    expect(Math.max(...rows.map(({ unknown }) => unknown))).toBeLessThan(0.36);
    expect(meanOf(rows.map(({ unknown }) => unknown))).toBeGreaterThan(0.12);
  }
});

test("a generated person's two answers about a brand correlate by 0.55", () => {
  for (const rows of brands.values())
    expect(Math.abs(meanOf(rows.map(({ correlation }) => correlation)) - 0.55)).toBeLessThan(0.015);
});

test("a generated person's answers about two brands correlate slightly", async () => {
  const [row] = await query(
    `WITH counted AS (SELECT respondent, "Brand" AS brand, coalesce(environment >= 4, false)::INTEGER AS e
         FROM '${folder}/assessments/netherlands-2025.parquet'),
       deviation AS (SELECT respondent, e - avg(e) OVER (PARTITION BY brand) AS d FROM counted),
       person AS (SELECT sum(d) AS total, sum(d * d) AS squares, count(*) AS n FROM deviation GROUP BY respondent)
     SELECT sum(total ** 2 - squares) / sum(n * (n - 1)) / (sum(squares) / sum(n)) AS within FROM person`,
    z.object({ within: z.number() }),
  );
  expect(row?.within).toBeGreaterThan(0.03);
  expect(row?.within).toBeLessThan(0.08);
});

test("generated scores correlate by about 0.9 from year to year", () => {
  const scores = (year: number) =>
    new Map((brands.get(year) ?? []).map((row) => [row.brand, 100 * (row.environment + row.social)]));
  const finished = new Map(
    plan.results
      .filter((row) => row.market === "netherlands" && row.year === 2023)
      .map(({ brand, score }) => [brand, score ?? NaN]),
  );
  for (const [before, after] of [
    [finished, scores(2024)],
    [scores(2024), scores(2025)],
  ] as const) {
    const pairs = [...after].flatMap(([brand, score]) =>
      before.has(brand) ? [[before.get(brand) ?? NaN, score] as const] : [],
    );
    expect(pairs.length).toBeGreaterThan(240);
    const r = correlation(pairs);
    expect(r).toBeGreaterThan(0.83);
    expect(r).toBeLessThan(0.96);
  }
});

function query<T>(sql: string, schema: z.ZodType<T>): Promise<T[]> {
  return withDuckDb({}, (session) => session.rows(sql, schema));
}

/** Each brand's shares, every interview weighted by how rarely people like the respondent answer. */
function measureBrands({ market, year }: PlannedWave): Promise<Measured[]> {
  const weights = listCells(describePopulation(seed, market, year)).map(
    ({ age, sex, region, share, drawn }) =>
      `('${AGE_GROUPS[age]}', '${SEXES[sex]}', '${region}', ${share / drawn}::DOUBLE)`,
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
