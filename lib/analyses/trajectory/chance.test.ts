import fc from "fast-check";
import { expect, test } from "vitest";
import { chanceAbove } from "@/lib/analyses/trajectory/chance";
import { toKeptRise } from "@/lib/analyses/trajectory/kept-rise";
import type { BrandHistory, BrandYear } from "@/lib/rankings/histories/dataset";

const forecast = {
  year: 2028,
  value: 100,
  p50: { low: 95, high: 105 },
  p80: { low: 90, high: 110 },
  p95: { low: 80, high: 120 },
  position: null,
  topTen: null,
};

test("at the ends of a range the chance follows from the range's level", () => {
  expect([120, 110, 105, 100, 95, 90, 80].map((level) => chanceAbove(forecast, level))).toEqual(
    [0.025, 0.1, 0.25, 0.5, 0.75, 0.9, 0.975].map((chance): unknown => expect.closeTo(chance)),
  );
});

test("beyond the widest range the chance is that of the range itself", () => {
  expect(chanceAbove(forecast, 500)).toBeCloseTo(0.025);
  expect(chanceAbove(forecast, -500)).toBeCloseTo(0.975);
});

test("a higher level is never likelier", () => {
  const points = (most: number) => fc.double({ min: 0, max: most, noNaN: true });
  fc.assert(
    fc.property(points(200), points(50), (level, more) => {
      const [higher, lower] = [chanceAbove(forecast, level + more), chanceAbove(forecast, level)];
      expect(higher ?? 1).toBeLessThanOrEqual((lower ?? 0) + 1e-9);
    }),
  );
});

test("without the inner ranges there is no chance to read", () =>
  expect(chanceAbove({ ...forecast, p80: null }, 100)).toBeNull());

const change = { since: 2024, points: 14, error: 4, clear: true, momentum: null };
const year = (at: number, score: number, more: Partial<BrandYear> = {}) =>
  ({ year: at, score, change: null, ...more }) as BrandYear;
const history = (...years: BrandYear[]): BrandHistory => ({ slug: "a", name: "A", years });
const ready = { foreseen: { status: "ready" as const, model: "naive", waves: 9, years: [forecast] } };

test("a clear rise that still holds has the chance of staying above the score before it", () => {
  expect(toKeptRise(history(year(2024, 90), year(2025, 104, { change })), ready)).toEqual({
    year: 2024,
    score: 90,
    difference: 14,
    chances: [{ year: 2028, chance: expect.closeTo(0.9) }],
  });
});

test.each([
  ["an unclear change", history(year(2024, 90), year(2025, 104, { change: { ...change, clear: false } }))],
  ["a fall", history(year(2024, 120), year(2025, 104, { change: { ...change, points: -16 } }))],
  [
    "a rise that is gone",
    history(year(2023, 90), year(2024, 104, { change: { ...change, since: 2023 } }), year(2025, 88)),
  ],
  ["a rise from a year outside the plan", history(year(2025, 104, { change }))],
])("%s is no clear rise to keep", (_, brand) => expect(toKeptRise(brand, ready)).toBeNull());
