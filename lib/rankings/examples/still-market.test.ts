import { describe, expect, it } from "vitest";
import {
  STILL_MARKET,
  measureAgain,
  movesBetweenPairs,
  shareAtLeast,
  trueScores,
} from "@/lib/rankings/examples/still-market";

describe("a market that never changes", () => {
  it("spreads its true scores around the centre", () => {
    const scores = trueScores(STILL_MARKET);
    expect(scores.reduce((sum, score) => sum + score, 0) / scores.length).toBeCloseTo(STILL_MARKET.centre, 6);
    expect(scores[0]).toBeGreaterThan(scores.at(-1) ?? 0);
  });

  it("moves three or more positions in about 84 of 100 year pairs, as the texts say", () => {
    const moves = movesBetweenPairs(measureAgain(STILL_MARKET, 200));
    expect(moves).toHaveLength(100 * STILL_MARKET.brands);
    expect(shareAtLeast(moves, 3)).toBeCloseTo(0.84, 2);
    expect(shareAtLeast(moves, 10)).toBeCloseTo(0.556, 1);
  });

  it("does not move at all when everyone is asked", () => {
    const moves = movesBetweenPairs(measureAgain({ ...STILL_MARKET, asked: 1e12 }, 4));
    expect(shareAtLeast(moves, 1)).toBe(0);
  });

  it("is reproducible from its seed", () => {
    expect(measureAgain(STILL_MARKET, 2)).toEqual(measureAgain(STILL_MARKET, 2));
    expect(measureAgain({ ...STILL_MARKET, seed: "other" }, 2)).not.toEqual(measureAgain(STILL_MARKET, 2));
  });
});
