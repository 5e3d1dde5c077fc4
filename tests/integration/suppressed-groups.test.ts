import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { computeInterviews, type InterviewFigures } from "@/lib/study/compute/compute-interviews";
import { withDuckDb } from "@/lib/study/duckdb/session";
import type { PlannedWave } from "@/lib/study/generate/study-plan";
import { writeStudy } from "@/lib/study/generate/write-study";
import { openInterviews } from "@/lib/study/interviews/open-interviews";
import { CURRENT_RULE } from "@/lib/study/scoring-rule";
import { SMALLEST_BASE } from "@/lib/study/study";

// What is published of a small study, attacked as a reader could: the whole less the groups that are shown leaves what
// the hidden ones have together. That is never one group, nor fewer people than may be shown by themselves.

const wave: PlannedWave = {
  no: 0,
  market: "denmark",
  country: "Denmark",
  year: 2025,
  interviews: 900,
  assessments: 4_500,
  modulesEvery: 1,
  fieldworkFrom: "2025-01-13",
  fieldworkTo: "2025-03-07",
  brands: Array.from({ length: 20 }, (_, at) => ({
    name: `Brand ${at}`,
    industry: "energy",
    knownScore: null,
    stays: [{ market: "denmark" as const, from: 2011, to: 2025 }],
  })),
};

let folder: string;
let figures: InterviewFigures;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "suppressed-"));
  const study = path.join(folder, "study");
  await writeStudy({ scale: "small", fraction: 1, seed: "few people", waves: [wave], results: [] }, study);
  figures = await withDuckDb({ threads: 1, memory: "1GB" }, async (session) => {
    await openInterviews(session, [study]);
    return computeInterviews(session, CURRENT_RULE, () => undefined);
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Part {
  isShown: boolean;
  n: number;
}

/** Do the hidden parts of a whole that is shown let themselves be worked out? */
function isTold(parts: readonly Part[]): boolean {
  const hidden = parts.filter(({ isShown, n }) => !isShown && n > 0);
  const together = hidden.reduce((sum, { n }) => sum + n, 0);
  return hidden.length > 0 && (hidden.length === 1 || together < SMALLEST_BASE);
}

/** As it would be with the small groups alone left out. */
const withoutRule = (parts: readonly Part[]) => parts.map(({ n }) => ({ n, isShown: n >= SMALLEST_BASE }));

describe("a brand's score in an age group", () => {
  const brands = () => {
    const shown = new Set(figures.results.flatMap(({ brandSlug, score }) => (score === null ? [] : [brandSlug])));
    return [...Map.groupBy(figures.ageGroups, ({ brandSlug }) => brandSlug)].filter(([slug]) => shown.has(slug));
  };
  const partsOf = (groups: InterviewFigures["ageGroups"]) =>
    groups.map(({ score, n }) => ({ isShown: score !== null, n }));

  test("a brand's score in an age group of fewer than 50 people is not published", () => {
    const small = figures.ageGroups.filter(({ n }) => n < SMALLEST_BASE);
    expect(small.length).toBeGreaterThan(10);
    for (const { score, standardError, nEff } of small)
      expect([score, standardError, nEff]).toEqual([null, null, null]);
  });

  test("a brand's score in an age group cannot be worked out from its other groups", () => {
    expect(brands().length).toBeGreaterThan(15);
    expect(brands().filter(([, groups]) => isTold(partsOf(groups)))).toEqual([]);
    const attacked = brands().filter(([, groups]) => isTold(withoutRule(partsOf(groups))));
    expect(attacked.length, "which it could without the rule").toBeGreaterThan(2);
  });
});

describe("what consumers answered", () => {
  const AXES = ["ageGroup", "sex", "behaviourGroup"] as const;
  /** Each whole that is shown, with its parts along one axis. */
  function linesOf(): { name: string; parts: Part[] }[] {
    const cells = figures.consumers.flatMap(({ figures: list, ...population }) =>
      list.map(({ item, value, n }) => ({ ...population, item, isShown: value !== null, n })),
    );
    const tables = [...Map.groupBy(cells, ({ section, item }) => `${section} ${item}`)];
    return tables.flatMap(([table, own]) =>
      own.flatMap((whole) =>
        AXES.filter((axis) => whole.isShown && whole[axis] === "all").flatMap((axis) => {
          const others = AXES.filter((each) => each !== axis);
          const parts = own.filter(
            (each) => each[axis] !== "all" && others.every((other) => each[other] === whole[other]),
          );
          return parts.length === 0 ? [] : [{ name: `${table} by ${axis}`, parts }];
        }),
      ),
    );
  }

  test("a population's consumer results cannot be worked out from the others", () => {
    const lines = linesOf();
    expect(lines.filter(({ parts }) => isTold(parts)).map(({ name }) => name)).toEqual([]);
    const attacked = lines.filter(({ parts }) => isTold(withoutRule(parts)));
    expect(attacked.length, "which it could without the rule").toBeGreaterThan(10);
  });
});
