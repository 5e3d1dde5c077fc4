import { describe, expect, it } from "vitest";
import {
  STILL_MARKET,
  measureAgain,
  movesBetweenPairs,
  shareAtLeast,
  trueScores,
} from "@/lib/rankings/examples/still-market";

describe("a market that never changes", () => {
  it("a market that never changes spreads its true scores around the centre", () => {
    const scores = trueScores(STILL_MARKET);
    expect(scores.reduce((sum, score) => sum + score, 0) / scores.length).toBeCloseTo(STILL_MARKET.centre, 6);
    expect(scores[0]).toBeGreaterThan(scores.at(-1) ?? 0);
  });

  it("about 84 of 100 year pairs move three or more positions, as the texts say", () => {
    const moves = movesBetweenPairs(measureAgain(STILL_MARKET, 200));
    expect(moves).toHaveLength(100 * STILL_MARKET.brands);
    expect(shareAtLeast(moves, 3)).toBeCloseTo(0.84, 2);
    expect(shareAtLeast(moves, 10)).toBeCloseTo(0.556, 1);
  });

  it("a market that never changes does not move when everyone is asked", () => {
    const moves = movesBetweenPairs(measureAgain({ ...STILL_MARKET, asked: 1e12 }, 4));
    expect(shareAtLeast(moves, 1)).toBe(0);
  });

  it("a market that never changes is reproducible from its seed", () => {
    expect(measureAgain(STILL_MARKET, 2)).toEqual(measureAgain(STILL_MARKET, 2));
    expect(measureAgain({ ...STILL_MARKET, seed: "other" }, 2)).not.toEqual(measureAgain(STILL_MARKET, 2));
  });
});
