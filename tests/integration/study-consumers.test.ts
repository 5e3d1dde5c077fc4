import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { computeInterviews, type InterviewFigures } from "@/lib/study/compute/compute-interviews";
import { CONSUMER_SECTIONS, type ConsumerFigure, type ConsumerSection } from "@/lib/study/consumer";
import { withDuckDb } from "@/lib/study/duckdb/session";
import { FIGURE_ITEMS } from "@/lib/study/figure-items";
import { awarenessShares, classShares, describeFactors } from "@/lib/study/generate/consumer-model";
import {
  batteryChances,
  EVERYONES_BATTERIES,
  MODULE_BATTERIES,
  doChances,
  saySteps,
} from "@/lib/study/generate/module-model";
import { describePopulation } from "@/lib/study/generate/population";
import type { PlannedWave } from "@/lib/study/generate/study-plan";
import { writeStudy } from "@/lib/study/generate/write-study";
import { openInterviews } from "@/lib/study/interviews/open-interviews";
import {
  AGE_GROUPS,
  ATTITUDE_ITEMS,
  BEHAVIOUR_GROUPS,
  FACTOR_ITEMS,
  isBattery,
  SAY_DO_ITEMS,
  SEXES,
} from "@/lib/study/questionnaire";
import { CURRENT_RULE } from "@/lib/study/scoring-rule";

// Two waves about consumers alone and one with brands, so large that what was put in can be found again.
const seed = "consumers found again";
const brands = ["One", "Other"].map((name) => ({
  name,
  industry: "energy",
  knownScore: null,
  stays: [{ market: "denmark" as const, from: 2011, to: 2025 }],
}));
const waves = [2022, 2023, 2025].map((year, no): PlannedWave => {
  const hasBrands = year === 2025;
  const fieldwork = { fieldworkFrom: `${year}-01-13`, fieldworkTo: `${year}-03-07` };
  return {
    no,
    market: "denmark",
    country: "Denmark",
    year,
    interviews: 6_000,
    assessments: hasBrands ? 6_000 : 0,
    modulesEvery: hasBrands ? 3 : 1,
    ...fieldwork,
    brands: hasBrands ? brands : [],
  };
});

let folder: string;
let figures: InterviewFigures;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "consumers-"));
  const study = path.join(folder, "study");
  await writeStudy({ scale: "small", fraction: 1, seed, waves, results: [] }, study);
  figures = await withDuckDb({ threads: 1, memory: "1GB" }, async (session) => {
    await openInterviews(session, [study]);
    return computeInterviews(session, CURRENT_RULE, () => undefined);
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Whom = { ageGroup?: string; sex?: string; behaviourGroup?: string };
function listOf(
  section: ConsumerSection,
  year: number,
  { ageGroup = "all", sex = "all", behaviourGroup = "all" }: Whom = {},
): readonly ConsumerFigure[] {
  const found = figures.consumers.find(
    (one) =>
      one.section === section &&
      one.year === year &&
      one.ageGroup === ageGroup &&
      one.sex === sex &&
      one.behaviourGroup === behaviourGroup,
  );
  return found?.figures ?? [];
}
function figureOf(section: ConsumerSection, year: number, item: string, whom: Whom = {}) {
  const found = listOf(section, year, whom).find((figure) => figure.item === item);
  if (!found || found.value === null) throw new Error(`no figure for ${section} ${item}`);
  return { ...found, value: found.value, low: found.low ?? NaN, high: found.high ?? NaN };
}

/** The mean of a figure of the model over the population of a wave. */
function meanOver(
  year: number,
  valueOf: (age: number, sex: number, classNo: number) => number,
  age: number | null = null,
): number {
  const { age: ages, sex: sexes } = describePopulation(seed, "denmark", year);
  let [sum, total] = [0, 0];
  ages.forEach((ageCategory, ageNo) => {
    if (age !== null && age !== ageNo) return;
    sexes.forEach((sexCategory, sexNo) =>
      classShares("denmark", year, ageNo).forEach((share, classNo) => {
        const weight = ageCategory.share * sexCategory.share * share;
        sum += weight * valueOf(ageNo, sexNo, classNo);
        total += weight;
      }),
    );
  });
  return sum / total;
}

/** True values lie within the interval widened to five standard errors: a test that a change fails, not chance. */
function expectNear({ value, low, high }: { value: number; low: number; high: number }, truth: number): void {
  expect(Math.abs(value - truth)).toBeLessThan(((high - low) / 2 / 1.96) * 5);
}

test("a consumer-only wave has results and weights, but no scores of its own", () => {
  expect(
    figures.waves.map(({ year, assessments, ruleVersion, weighting }) => [
      year,
      assessments,
      ruleVersion,
      weighting === null,
    ]),
  ).toEqual([
    [2022, null, null, false],
    [2023, null, null, false],
    [2025, 6_000, CURRENT_RULE.version, false],
  ]);
  expect(new Set(figures.results.map(({ year }) => year))).toEqual(new Set([2025]));
});

describe("recovers the parameters of the model", () => {
  test("computed shares match the model's knowledge of terms and attitudes by age", () => {
    for (const year of [2022, 2025]) {
      expectNear(
        figureOf("awareness", year, "greenwashing"),
        meanOver(year, (age, _, classNo) => awarenessShares("denmark", year, age, classNo)[3] ?? NaN),
      );
      const item = ATTITUDE_ITEMS.findIndex(({ key }) => key === "pay-ten");
      const agreeing = (age: number, sex: number, classNo: number) =>
        1 - (batteryChances("attitudes", { market: "denmark", year, age, sex, classNo })[4 * item + 2] ?? NaN);
      for (const age of [null, 0, 3])
        expectNear(
          figureOf("attitudes", year, "pay-ten/agree", age === null ? {} : { ageGroup: AGE_GROUPS[age] }),
          meanOver(year, agreeing, age),
        );
    }
  });

  test("computed gaps between saying and doing match the model", () => {
    for (const [item, { key }] of SAY_DO_ITEMS.entries()) {
      const gap = meanOver(2022, (age, sex, classNo) => {
        const person = { market: "denmark" as const, year: 2022, age, sex, classNo };
        const sayShare = 1 - (saySteps(person)[4 * item + 2] ?? NaN);
        const [ifSaid = NaN, otherwise = NaN] = doChances(person).slice(2 * item);
        return sayShare - (sayShare * ifSaid + (1 - sayShare) * otherwise);
      });
      expectNear(figureOf("say-do", 2022, `${key}/gap`), gap);
    }
  });

  test("the computed behaviour groups match the model's classes", () => {
    const truth = (group: number) => meanOver(2025, (_, __, classNo) => Number(classNo === group));
    for (const [group, { key }] of BEHAVIOUR_GROUPS.entries())
      expect(Math.abs(figureOf("behaviour-groups", 2025, key).value - truth(group))).toBeLessThan(0.05);
    const [typing, ...others] = figures.consumers.filter(({ section }) => section === "typing");
    expect(others).toEqual([]);
    expect(typing?.year).toBe(2025);
    const bics = [1, 2, 3, 4, 5, 6, 7].map(
      (classes) => typing?.figures.find(({ item }) => item === `classes/${classes}`)?.value ?? NaN,
    );
    expect(bics.indexOf(Math.min(...bics))).toBe(3);
    for (const { key } of BEHAVIOUR_GROUPS) {
      const certainty = typing?.figures.find(({ item }) => item === `certainty/${key}`);
      expect(certainty?.value).toBeGreaterThan(0.6);
      expect(certainty?.low).toBeNull();
    }
    // Who the rule calls dedicated is engaged, who it calls ego is not.
    const paysMore = (behaviourGroup: string) => figureOf("behaviours", 2025, "pays-more", { behaviourGroup }).value;
    expect(paysMore("dedicated")).toBeGreaterThan(0.75);
    expect(paysMore("ego")).toBeLessThan(0.15);
  });

  test("computed importance matches the model: price for Ego, the environment for Dedicated", () => {
    const weights = (classNo: number) => describeFactors("denmark", 2025, classNo).map(({ weight }) => weight);
    const orderOf = (key: string) => FACTOR_ITEMS.findIndex((one) => one.key === key);
    expect(weights(0)[orderOf("price")]).toBeGreaterThan(weights(3)[orderOf("price")] ?? NaN);
    const importance = (key: string, behaviourGroup: string) =>
      figureOf("decision-factors", 2025, key, { behaviourGroup });
    expect(importance("price", "ego").low).toBeGreaterThan(importance("price", "dedicated").high);
    expect(importance("environment", "dedicated").low).toBeGreaterThan(importance("environment", "ego").high);
  });
});

describe("every section", () => {
  test("every section exists for every wave, in questionnaire order", () => {
    const asked = [...EVERYONES_BATTERIES, ...MODULE_BATTERIES];
    for (const section of CONSUMER_SECTIONS.filter((id) => !isBattery(id) || asked.includes(id))) {
      for (const year of section === "typing" ? [2025] : [2022, 2023, 2025])
        expect(listOf(section, year).map(({ item }) => item)).toEqual(FIGURE_ITEMS[section]);
    }
    for (const { section, figures: list, ageGroup, sex, behaviourGroup } of figures.consumers) {
      if (section === "typing") continue;
      const least = section === "priorities" || section === "say-do" ? -1 : 0;
      // The interviews are weighted to the population's shares of women and age groups: nothing of them is left to chance.
      const isWeightedTo = section === "profile" && [ageGroup, sex, behaviourGroup].every((each) => each === "all");
      if (isWeightedTo) {
        expect(list.every(({ value, low, high }) => value !== null && low === null && high === null)).toBe(true);
        continue;
      }
      const bad = list.filter(({ value, low, high, n, nEff }) =>
        // Others are withheld as well where they would tell one of too few people.
        n < 50 || value === null
          ? [value, low, high, nEff].some((figure) => figure !== null)
          : !(
              least <= (low ?? NaN) &&
              (low ?? NaN) <= (value ?? NaN) &&
              (value ?? NaN) <= (high ?? NaN) &&
              (high ?? NaN) <= 1 &&
              (nEff ?? NaN) <= n
            ),
      );
      expect(bad).toEqual([]);
    }
    const whole = figures.consumers.filter(
      ({ section, ageGroup, sex, behaviourGroup }) =>
        section !== "typing" && [ageGroup, sex, behaviourGroup].every((each) => each === "all"),
    );
    expect(whole.flatMap(({ figures: list }) => list.filter(({ n, value }) => n >= 50 && value === null))).toEqual([]);
  });

  test("every section counts people once, so parts add up to the whole", () => {
    const n = (whom: Whom) => listOf("topics", 2022, whom)[0]?.n ?? 0;
    expect(n({})).toBe(6_000);
    expect(AGE_GROUPS.reduce((sum, ageGroup) => sum + n({ ageGroup }), 0)).toBe(6_000);
    expect(SEXES.reduce((sum, sex) => sum + n({ sex }), 0)).toBe(6_000);
    expect(BEHAVIOUR_GROUPS.reduce((sum, { key }) => sum + n({ behaviourGroup: key }), 0)).toBe(6_000);
    expect(listOf("topics", 2025)[0]?.n).toBe(2_000);
  });

  test("every section has exactly the groups it is asked of", () => {
    const count = (section: ConsumerSection) =>
      figures.consumers.filter((one) => one.section === section && one.year === 2022).length;
    expect(count("attitudes")).toBe(5 * 3 * 5);
    expect(count("behaviour-groups")).toBe(5 * 3);
    expect(count("decision-factors")).toBe(1 + 4 + 2 + 4);
    expect(count("profile")).toBe(5 * 3 * 5 - 4 * 2 * 5);
    const shares = listOf("behaviour-groups", 2022, { sex: "female" }).reduce(
      (sum, { value }) => sum + (value ?? NaN),
      0,
    );
    expect(shares).toBeCloseTo(1, 4);
  });
});
