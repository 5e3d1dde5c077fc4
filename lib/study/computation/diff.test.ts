import { describe, expect, test } from "vitest";
import { diffStudies } from "@/lib/study/computation/diff";
import { createSampleStudy } from "@/lib/study/sample/sample-study";
import type { Study, StudyResult } from "@/lib/study/study";

const study = createSampleStudy();
const norway = study.results.filter(({ market, year }) => market === "norway" && year === 2025);
const [first, second, third] = norway as [StudyResult, StudyResult, StudyResult];

function edit(change: (result: StudyResult) => StudyResult | null): Study {
  return { ...study, results: study.results.flatMap((result) => change(result) ?? []) };
}

describe("the difference between two computations", () => {
  test("a computation does not differ from itself", () => {
    expect(diffStudies(study, study)).toEqual({ addedWaves: [], removedWaves: [], waves: [], equalWaves: 75 });
  });

  test("the difference names waves that are in only one computation", () => {
    const without = {
      ...study,
      waves: study.waves.slice(1),
      results: study.results.filter(({ market, year }) => market !== "sweden" || year !== 2011),
    };
    expect(diffStudies(study, without).removedWaves).toEqual(["Sweden 2011"]);
    expect(diffStudies(without, study).addedWaves).toEqual(["Sweden 2011"]);
  });

  test("the difference lists scores, positions, tests and brands of the wave that differs", () => {
    const after = edit((result) => {
      if (result === first) return { ...result, score: (result.score ?? 0) - 9, overallPosition: 5 };
      if (result === second) return { ...result, score: (result.score ?? 0) + 0.04 };
      return result === third ? null : result;
    });
    const { waves, equalWaves } = diffStudies(study, after);
    expect(equalWaves).toBe(74);
    expect(waves).toHaveLength(1);
    expect(waves[0]).toEqual({
      wave: "Norway 2025",
      added: [],
      removed: [third.brand],
      scores: [{ brand: first.brand, before: first.score, after: (first.score ?? 0) - 9 }],
      positions: [{ brand: first.brand, before: 1, after: 5 }],
      tested: [],
    });
  });

  test("a score not shown in one computation is a larger difference than any other", () => {
    const after = edit((result) =>
      result === third ? { ...result, score: null } : result === first ? { ...result, score: 0 } : result,
    );
    expect(diffStudies(study, after).waves[0]?.scores.map(({ brand }) => brand)).toEqual([third.brand, first.brand]);
  });
});
