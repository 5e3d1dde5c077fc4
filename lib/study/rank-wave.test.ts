import { describe, expect, test } from "vitest";
import { RANK_LEVEL, rankWave, waveRankRanges, type WaveEstimate } from "@/lib/study/rank-wave";

const brand = (unrounded: number | null, industry = "energy", standardError: number | null = 2): WaveEstimate => ({
  industry,
  unrounded,
  score: unrounded === null ? null : Math.round(unrounded * 1e4) / 1e4,
  standardError: unrounded === null ? null : standardError,
});
const positionsOf = (estimates: readonly WaveEstimate[]) =>
  rankWave(estimates).map((standing) => standing && [standing.overallPosition, standing.industryPosition]);

describe("positions", () => {
  test("positions follow the unrounded scores, overall and in the industry", () => {
    expect(positionsOf([brand(40), brand(70, "food"), brand(60), brand(50, "food")])).toEqual([
      [4, 2],
      [1, 1],
      [2, 1],
      [3, 2],
    ]);
  });

  test("only equal scores share a position, and the next one is skipped", () => {
    expect(positionsOf([brand(60), brand(60), brand(50)])).toEqual([
      [1, 1],
      [1, 1],
      [3, 3],
    ]);
    // Published as equal, but different in the fifth decimal.
    expect(positionsOf([brand(60.000_01), brand(60.000_02)])).toEqual([
      [2, 2],
      [1, 1],
    ]);
  });

  test("scores that differ only by rounding errors share a position", () => {
    expect(positionsOf([brand(0.1 + 0.2), brand(0.3)])).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect(positionsOf([brand(60.000_000_001), brand(60.000_000_002)])[0]).toEqual([2, 2]);
  });

  test("brands without a score have no position and are not counted", () => {
    expect(positionsOf([brand(null), brand(40), brand(null, "food"), brand(70, "food")])).toEqual([
      null,
      [2, 1],
      null,
      [1, 1],
    ]);
    expect(rankWave([brand(null)])).toEqual([null]);
    const whole = brand(60);
    for (const part of ["unrounded", "score", "standardError"] as const) {
      expect(positionsOf([{ ...whole, [part]: null }, brand(40)])).toEqual([null, [1, 1]]);
    }
  });
});

describe("rank ranges", () => {
  test("rank ranges cover ranked brands alone and are widened for the public", () => {
    const standings = rankWave([brand(90), brand(null), brand(60), brand(60.5), brand(null)]);
    expect(standings.map((standing) => standing?.range ?? null)).toEqual([
      { low: 1, high: 1 },
      null,
      { low: 2, high: 3 },
      { low: 2, high: 3 },
      null,
    ]);
    expect(standings[2]?.publicRange).toEqual({ low: 1, high: 3 });
  });

  test("rank ranges rest on the published scores at 95 percent for all brands at once", () => {
    expect(RANK_LEVEL).toBe(0.95);
    // Two brands: each interval is 2.2365 standard errors wide on each side.
    const apart = (by: number) =>
      waveRankRanges([
        { score: 50 + by, standardError: 1 },
        { score: 50, standardError: 1 },
      ]);
    expect(apart(4.48)).toEqual([
      { low: 1, high: 1 },
      { low: 2, high: 2 },
    ]);
    expect(apart(4.46)).toEqual([
      { low: 1, high: 2 },
      { low: 1, high: 2 },
    ]);
  });
});
