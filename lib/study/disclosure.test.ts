import { describe, expect, test } from "vitest";
import { SAMPLE_MARKETS } from "@/lib/study/sample/sample-markets";
import { type AttackerKnowledge, type Clue, boundScores, type ScoreBounds } from "@/lib/study/disclosure";
import { RANK_LEVEL } from "@/lib/study/rank-wave";
import { createSampleStudy } from "@/lib/study/sample/sample-study";
import type { StudyResult } from "@/lib/study/study";

// The content of the sample study's methodology page, which the attacker knows.
const survey = { level: RANK_LEVEL, interviews: 1008, designEffect: 1.15, answerCorrelation: 0.55 };

const results = createSampleStudy().results.filter(({ year }) => year === 2025);
const markets = SAMPLE_MARKETS.map(({ slug }) => [slug, results.filter(({ market }) => market === slug)] as const);

const scoreOf = ({ score }: StudyResult) => score ?? NaN;
const marginOf = ({ standardError }: StudyResult) => 1.96 * (standardError ?? NaN);
const meanScore = (rows: readonly StudyResult[]) => rows.reduce((sum, row) => sum + scoreOf(row), 0) / rows.length;
const exact = (row: StudyResult, index: number): Clue => ({
  index,
  range: { low: row.rankLow ?? NaN, high: row.rankHigh ?? NaN },
  isExact: true,
  score: null,
});
const widened = (row: StudyResult, index: number): Clue => ({
  index,
  range: { low: row.publicRankLow ?? NaN, high: row.publicRankHigh ?? NaN },
  isExact: false,
  score: null,
});

function attack(rows: readonly StudyResult[], clues: readonly Clue[], mean: number | null): ScoreBounds[] {
  const knowledge: AttackerKnowledge = { brandCount: rows.length, clues, survey, mean };
  return boundScores(knowledge);
}

function judge(rows: readonly StudyResult[], bounds: readonly ScoreBounds[]) {
  const errors = rows.map((row, i) => Math.abs((bounds[i]?.guess ?? NaN) - scoreOf(row)));
  const widths = rows.map((row, i) => ((bounds[i]?.high ?? NaN) - (bounds[i]?.low ?? NaN)) / (2 * marginOf(row)));
  return {
    medianError: errors.toSorted((a, b) => a - b)[errors.length >> 1] ?? NaN,
    /** Share of brands whose guess is within their published 95 % interval. */
    rebuilt: rows.filter((row, i) => (errors[i] ?? NaN) <= marginOf(row)).length / rows.length,
    /** The narrowest bounds, as a multiple of the published interval. */
    narrowest: Math.min(...widths),
  };
}

describe.each(markets)("working out the scores of %s", { timeout: 30_000 }, (_, rows) => {
  test("with exact ranges and the mean, scores can be worked out, so both need a plan", () => {
    const { medianError, rebuilt } = judge(rows, attack(rows, rows.map(exact), meanScore(rows)));
    expect(medianError).toBeLessThan(1);
    expect(rebuilt).toBe(1);
  });

  test("with the mean, even widened ranges reveal scores, so no average in points is public", () => {
    expect(judge(rows, attack(rows, rows.map(widened), meanScore(rows))).rebuilt).toBeGreaterThan(0.9);
  });

  test("the order and the widened ranges of all brands do not reveal scores", () => {
    const { rebuilt, narrowest } = judge(rows, attack(rows, rows.map(widened), null));
    expect(narrowest).toBeGreaterThan(1);
    expect(rebuilt).toBeLessThan(0.5);
  });

  test("the attack never places a score wrongly", () => {
    for (const [clues, mean] of [
      [rows.map(exact), meanScore(rows)],
      [rows.map(widened), null],
    ] as const) {
      const outside = attack(rows, clues, mean).filter(({ low, high }, i) => {
        const score = scoreOf(rows[i] as StudyResult);
        return score < low - 0.5 || score > high + 0.5;
      });
      expect(outside).toEqual([]);
    }
  });
});

test("a single known score is placed correctly and limits its neighbours", () => {
  const [, rows] = markets[0] as (typeof markets)[number];
  const clues = rows
    .map(widened)
    .map((clue, i) => (i === 200 ? { ...clue, score: scoreOf(rows[200] as StudyResult) } : clue));
  const bound = attack(rows, clues, null)[200];
  expect(bound?.guess).toBeCloseTo(scoreOf(rows[200] as StudyResult), 1);
  expect((bound?.high ?? NaN) - (bound?.low ?? NaN)).toBeLessThan(0.1);
});
