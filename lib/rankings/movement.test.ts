import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { summariseMovements, testChanges, toMovementLevel, toMovements } from "@/lib/rankings/movement";
import type { MovementCell, ScoreCell } from "@/lib/rankings/ranking-row";
import type { Wave, WaveResult } from "@/lib/rankings/wave";

const score = (value: number, standardError = 2): ScoreCell => ({ status: "known", value, standardError, n: 1000 });
const result = (
  slug: string,
  overall: number,
  cell: ScoreCell,
  industry = "food",
  inIndustry = overall,
): WaveResult => ({
  brand: { slug, name: slug },
  industry: { slug: industry, name: industry },
  overall,
  inIndustry,
  range: null,
  score: cell,
});
const wave = (year: number, results: WaveResult[]): Wave => ({ year, results });

const earlier = wave(2024, [
  result("a", 1, score(120)),
  result("b", 2, score(100)),
  result("c", 3, score(90), "energy", 1),
  result("d", 4, score(80)),
  result("small", 5, { status: "suppressed", n: 40 }),
]);
const later = wave(2025, [
  result("d", 1, score(125)),
  result("a", 2, score(121)),
  result("b", 3, score(101)),
  result("c", 4, score(90), "food", 4),
  result("small", 5, score(70)),
  result("fresh", 6, score(60)),
]);
const changes = testChanges(earlier, later);

describe("clear changes", () => {
  it("a clear change needs a score in both years and a significant difference", () => {
    expect([...changes.keys()].sort()).toEqual(["a", "b", "c", "d"]);
    expect([...changes].filter(([, { isReal }]) => isReal).map(([slug]) => slug)).toEqual(["d"]);
    expect(changes.get("d")).toMatchObject({ difference: 45 });
  });
});

describe("movements", () => {
  it("a movement is the positions gained in the same ranking, tested by score", () => {
    expect(Object.fromEntries(toMovements(earlier, later, null, changes))).toEqual({
      d: { status: "known", change: 3, clear: true },
      a: { status: "known", change: -1, clear: false },
      b: { status: "known", change: -1, clear: false },
      c: { status: "known", change: -1, clear: false },
      small: { status: "known", change: 0, clear: null },
      fresh: { status: "new" },
    });
  });
  it("a movement does not continue into another industry", () => {
    expect(toMovements(earlier, later, "food", changes).get("c")).toEqual({ status: "new" });
  });
  it("a movement is not clear if the score went the other way", () => {
    const [before, after] = [
      wave(2024, [result("x", 1, score(50, 0.1)), result("y", 2, score(40, 0.1))]),
      wave(2025, [result("y", 1, score(90, 0.1)), result("x", 2, score(60, 0.1))]),
    ];
    const found = testChanges(before, after);
    expect(found.get("x")).toMatchObject({ isReal: true, difference: 10 });
    expect(toMovements(before, after, null, found).get("x")).toEqual({ status: "known", change: -1, clear: false });
  });
});

describe("the summary", () => {
  it("the summary counts moves of three positions or more, and the clear changes", () => {
    expect(summariseMovements(toMovements(earlier, later, null, changes).values())).toEqual({
      share: 1 / 5,
      level: "moderate-movement",
      clear: { real: 1, of: 4 },
    });
    expect(summariseMovements([{ status: "new" }, { status: "unpublished" }])).toBeNull();
    expect(summariseMovements([{ status: "known", change: 3, clear: null }])).toEqual({
      share: 1,
      level: "high-movement",
      clear: null,
    });
  });
  it.each([
    [0.301, "high-movement"],
    [0.3, "moderate-movement"],
    [0.151, "moderate-movement"],
    [0.15, "low-movement"],
    [0, "low-movement"],
  ])("a share of %s moving brands is labelled %s", (share, level) => {
    expect(toMovementLevel(share)).toBe(level);
  });
  it("the summary never counts more clear changes than were tested", () => {
    const cell: fc.Arbitrary<MovementCell> = fc.record({
      status: fc.constant("known" as const),
      change: fc.integer({ min: -50, max: 50 }),
      clear: fc.constantFrom(true, false, null),
    });
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
        const summary = summariseMovements(cells);
        expect(summary?.share).toBeGreaterThanOrEqual(0);
        expect(summary?.clear?.real ?? 0).toBeLessThanOrEqual(summary?.clear?.of ?? 0);
      }),
    );
  });
});
