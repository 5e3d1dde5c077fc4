import { describe, expect, test } from "vitest";
import { diffStudies } from "@/lib/study/computation/diff";
import { createTwoMarkets } from "@/lib/study/computation/two-markets.fixture";
import type { ScoreChange, Study, StudyResult } from "@/lib/study/study";

const study = createTwoMarkets();
const [first, second, third, fourth] = study.results.filter(
  ({ market, year }) => market === "sweden" && year === 2025,
) as [StudyResult, StudyResult, StudyResult, StudyResult];

function edit(change: (result: StudyResult) => StudyResult | null, of = study): Study {
  return { ...of, results: of.results.flatMap((result) => change(result) ?? []) };
}
const onlyWave = (before: Study, after: Study) => diffStudies(before, after).waves[0];

describe("the difference between two computations", () => {
  test("a computation does not differ from itself", () => {
    expect(diffStudies(study, study)).toEqual({ addedWaves: [], removedWaves: [], waves: [], equalWaves: 6 });
  });

  test("the difference names waves that are in only one computation", () => {
    const without = {
      ...study,
      waves: study.waves.slice(1),
      results: study.results.filter(({ market, year }) => market !== "sweden" || year !== 2023),
    };
    expect(diffStudies(study, without)).toEqual({
      addedWaves: [],
      removedWaves: ["Sweden 2023"],
      waves: [],
      equalWaves: 5,
    });
    expect(diffStudies(without, study)).toEqual({
      addedWaves: ["Sweden 2023"],
      removedWaves: [],
      waves: [],
      equalWaves: 5,
    });
  });

  test("the difference lists scores, positions, tests and brands of the wave that differs", () => {
    const after = edit((result) => {
      if (result === first) return { ...result, score: 101, overallPosition: 5 };
      if (result === second) return { ...result, score: 100.04 };
      return result === third ? null : result;
    });
    const { waves, equalWaves } = diffStudies(study, after);
    expect(equalWaves).toBe(5);
    expect(waves).toEqual([
      {
        wave: "Sweden 2025",
        added: [],
        removed: [third.brand],
        scores: [{ brand: first.brand, before: 110, after: 101 }],
        positions: [{ brand: first.brand, before: 1, after: 5 }],
        tested: [],
      },
    ]);
    expect(onlyWave(after, study)).toMatchObject({ added: [third.brand], removed: [] });
  });

  test("scores differ from a twentieth of a point on, the largest difference first", () => {
    const before = edit((result) => (result === first ? { ...result, score: 0 } : result));
    const after = edit((result) => {
      if (result === first) return { ...result, score: 0.05 };
      if (result === second) return { ...result, score: 90 };
      return result === fourth ? { ...result, score: 85 } : result;
    });
    expect(onlyWave(before, after)?.scores).toEqual([
      { brand: second.brand, before: 100, after: 90 },
      { brand: fourth.brand, before: 80, after: 85 },
      { brand: first.brand, before: 0, after: 0.05 },
    ]);
  });

  test("a score not shown in one computation is a larger difference than any other", () => {
    const after = edit((result) =>
      result === third ? { ...result, score: null } : result === first ? { ...result, score: 0 } : result,
    );
    expect(onlyWave(study, after)?.scores.map(({ brand }) => brand)).toEqual([third.brand, first.brand]);
    expect(onlyWave(after, study)?.scores.map(({ brand }) => brand)).toEqual([third.brand, first.brand]);
    // One that is shown in neither is no difference.
    expect(diffStudies(after, after).waves).toEqual([]);
  });

  test("positions are listed by the largest move, and one that was lost comes first", () => {
    const after = edit((result) => {
      if (result === first) return { ...result, overallPosition: 2 };
      if (result === second) return { ...result, overallPosition: null };
      return result === fourth ? { ...result, overallPosition: 1 } : result;
    });
    expect(onlyWave(study, after)?.positions).toEqual([
      { brand: second.brand, before: 2, after: null },
      { brand: fourth.brand, before: 4, after: 1 },
      { brand: first.brand, before: 1, after: 2 },
    ]);
  });

  test("the difference lists brands whose change is clear in only one computation", () => {
    const isTested = (value: boolean) => ({ isTested: value }) as ScoreChange;
    const before = edit((result) => (result === first ? { ...result, change: isTested(true) } : result));
    const after = edit((result) => {
      if (result === second) return { ...result, change: isTested(true) };
      return result === third ? { ...result, change: isTested(false) } : result;
    });
    expect(onlyWave(before, after)?.tested).toEqual([
      { brand: first.brand, isTested: false },
      { brand: second.brand, isTested: true },
    ]);
    expect(diffStudies(before, before).waves).toEqual([]);
  });
});
