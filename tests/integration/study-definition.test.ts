import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { parseDefinition } from "@/lib/catalogue/definition/read-definition";
import { computeStudy, InputRefused } from "@/lib/study/compute/compute-study";
import { scoringRuleOf } from "@/lib/study/scoring-rule";
import type { Study } from "@/lib/study/study";

// What a definition decides, from the files of two studies of different shape to their figures.

const SECOND = path.resolve("content/second-study");
const FIRST = path.resolve("content/examples/interviews");

let root: string;
beforeAll(() => void (root = mkdtempSync(path.join(tmpdir(), "granskog-definition-"))));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function second(change: (definition: StudyDefinition) => StudyDefinition = (same) => same): StudyDefinition {
  const { definition } = parseDefinition(readFileSync(path.join(SECOND, "study.json"), "utf8"));
  if (!definition) throw new Error("the second study has a wrong definition");
  return change(definition);
}

async function compute(folder: string, definition: StudyDefinition): Promise<Study> {
  const request = { paths: [folder], rule: scoringRuleOf(definition), definition, isSample: true, root, threads: 1 };
  const { computation } = await computeStudy(request, () => undefined);
  if (!computation) throw new Error("computed before");
  return computation.study;
}

const problemsOf = (folder: string, definition: StudyDefinition) =>
  compute(folder, definition).then(
    () => [],
    (error: unknown) => {
      if (!(error instanceof InputRefused)) throw error;
      return error.groups.flatMap(({ shown }) => shown.map(({ message }) => message));
    },
  );

test("the default definition gives the scores that were computed before there were definitions", async () => {
  const { results } = await compute(FIRST, DEFAULT_DEFINITION);
  const latest = results.filter(({ year }) => year === 2025);
  expect(latest.map(({ brandSlug, score, standardError }) => [brandSlug, score, standardError])).toEqual([
    ["exempel-alfa", 123.1349, 10.0393],
    ["exempel-beta", 96.1969, 9.7237],
    ["exempel-gamma", 94.9927, 9.9027],
    ["exempel-delta", 63.9858, 8.5529],
    ["exempel-epsilon", 61.1795, 9.4113],
    ["exempel-zeta", 61.1305, 9.2288],
  ]);
});

describe("a study of another shape", () => {
  let study: Study;
  beforeAll(async () => void (study = await compute(SECOND, second())));

  test("a study of another shape has its own markets and its agency's weights", () => {
    expect(study.waves.map(({ market, year }) => `${market}/${year}`)).toEqual([
      "iceland/2023",
      "iceland/2025",
      "estonia/2023",
      "estonia/2025",
    ]);
    for (const { weighting } of study.waves) {
      expect(weighting).toMatchObject({ iterations: 0, capped: 0, largestGap: 0 });
      expect(weighting?.designEffect).toBeGreaterThan(1.1);
      expect(weighting?.designEffect).toBeLessThan(1.2);
    }
  });

  test("a study of another shape has no results about what it did not ask", () => {
    expect([...new Set(study.consumers.map(({ section }) => section))].toSorted()).toEqual([
      "attitudes",
      "awareness",
      "priorities",
      "profile",
      "topics",
    ]);
  });

  test("a study of another shape has ages in order, and no results by unreported sex", () => {
    const of = ({ brandSlug, market, year }: Study["ageGroups"][number]) => `${market} ${year} ${brandSlug}`;
    const [ages] = Map.groupBy(study.ageGroups, of).values();
    expect(ages?.map(({ ageGroup }) => ageGroup)).toEqual(["16-29", "30-49", "50-69", "70+"]);
    expect(new Set(study.consumers.map(({ sex }) => sex))).toEqual(new Set(["all", "female", "male"]));
  });

  test("a study of another shape ranks no brand below its own smallest base", async () => {
    expect(study.results.every(({ score, overallPosition }) => score === null && overallPosition === null)).toBe(true);
    const lower = await compute(
      SECOND,
      second((own) => ({ ...own, smallestBase: 30 })),
    );
    const ranked = lower.results.filter(({ score }) => score !== null);
    expect(ranked.length).toBeGreaterThan(0);
    expect(ranked.every(({ n }) => (n ?? 0) >= 30)).toBe(true);
  });

  test("a study of another shape counts the answers of its own scale", async () => {
    const scored = (positive: number[]) =>
      compute(
        SECOND,
        second((own) => ({ ...own, smallestBase: 30, scale: { ...own.scale, positive } })),
      );
    const [strict, lenient] = [await scored([7]), await scored([4, 5, 6, 7])];
    const mean = ({ results }: Study) => results.reduce((sum, { score }) => sum + (score ?? 0), 0);
    expect(mean(lenient)).toBeGreaterThan(2 * mean(strict));
  });

  test("a study of another shape is refused by a definition that does not fit it", async () => {
    const scale = { ...second().scale, max: 6, positive: [6] };
    expect(
      await problemsOf(
        SECOND,
        second((own) => ({ ...own, scale })),
      ),
    ).toContain("the rating is not a whole number from 1 to 6");
    const [iceland] = second().markets;
    const alone = second((own) => ({ ...own, markets: iceland ? [iceland] : [] }));
    expect((await problemsOf(SECOND, alone)).join()).toMatch(/unknown market/);
    const silent = second((own) => ({ ...own, questionnaire: { ...own.questionnaire, attitudes: null } }));
    expect((await problemsOf(SECOND, silent)).join()).toMatch(/unknown question/);
    const ages = second().people.age.groups.slice(1);
    const older = second((own) => ({ ...own, people: { ...own.people, age: { ...own.people.age, groups: ages } } }));
    expect(await problemsOf(SECOND, older)).toContain("not a group of the study");
  });
});
