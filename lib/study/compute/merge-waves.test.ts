import { describe, expect, test } from "vitest";
import type { InterviewFigures } from "@/lib/study/compute/compute-interviews";
import { mergeWaves, WaveTwice } from "@/lib/study/compute/merge-waves";
import type { StudyWave } from "@/lib/study/study";

const weighting = {
  designEffect: 1.1,
  effectiveN: 900,
  iterations: 4,
  largestGap: 0,
  cap: 5,
  capped: 0,
  smallest: 0.5,
  largest: 2,
};
const wave = (year: number, rest: Partial<StudyWave>): StudyWave => ({
  market: "norway",
  year,
  interviews: null,
  fieldworkFrom: null,
  fieldworkTo: null,
  ruleVersion: "top-two-of-five/1",
  assessments: null,
  marketMean: null,
  marketDeviation: null,
  weighting: null,
  ...rest,
});
const fieldwork = { interviews: 1_000, fieldworkFrom: "2024-01-08", fieldworkTo: "2024-03-10", weighting };
const interviewed = (waves: StudyWave[]): InterviewFigures => ({ waves, results: [], ageGroups: [], consumers: [] });
const answered = (year: number) => wave(year, { ...fieldwork, ruleVersion: null });
const finished = [{ waves: [wave(2023, { interviews: 4_000 }), wave(2024, {})], results: [] }];

describe("waves of interviews and finished results", () => {
  test("finished results keep their values and take fieldwork and weighting from answers", () => {
    const { waves } = mergeWaves(
      "study",
      true,
      finished,
      interviewed([answered(2023), wave(2025, { ...fieldwork, assessments: 30_000 })]),
    );
    expect(waves).toEqual([
      wave(2023, { ...fieldwork, interviews: 4_000 }),
      wave(2024, {}),
      wave(2025, { ...fieldwork, assessments: 30_000 }),
    ]);
  });

  test("a wave in both assessments and results, or in two files of results, is refused", () => {
    expect(() => mergeWaves("study", true, finished, interviewed([wave(2024, { assessments: 30_000 })]))).toThrow(
      new WaveTwice("Norway 2024"),
    );
    expect(() => mergeWaves("study", true, [...finished, ...finished], interviewed([]))).toThrow(
      "Norway 2023 appears twice",
    );
  });
});
