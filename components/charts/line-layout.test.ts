import { describe, expect, it } from "vitest";
import { MARGIN, sayAxisStart, toLineAxis, toX, toY } from "./line-layout";

describe("positions", () => {
  it("positions along the axis are spaced like the years", () => {
    const at = toX([2020, 2021, 2024], MARGIN.left + MARGIN.right + 400);
    expect([2020, 2021, 2024].map(at)).toEqual([MARGIN.left, MARGIN.left + 100, MARGIN.left + 400]);
  });
  it("a single year is centred", () =>
    expect(toX([2024], MARGIN.left + MARGIN.right + 400)(2024)).toBe(MARGIN.left + 200));
  it("the ends of the axis are at the ends of the field", () => {
    const rise = toY({ min: 40, max: 120, ticks: [], digits: 0 }, 440);
    expect([rise(120), rise(40)]).toEqual([MARGIN.top, 440 - MARGIN.bottom]);
  });
});

it("the axis covers the intervals and the average", () => {
  const line = {
    slug: "a",
    name: "A",
    mark: { colour: "c1" as const, shape: "circle" as const },
    isOwn: true,
    points: [{ year: 2024, value: 80, low: 74, high: 86, n: 1_000 }],
  };
  const { min, max } = toLineAxis([line], [{ year: 2024, value: 61 }]);
  expect(min).toBeLessThanOrEqual(61);
  expect(max).toBeGreaterThanOrEqual(86);
  expect(toLineAxis([], null).ticks.length).toBeGreaterThan(1);
});

it("an axis that does not start at 0 is stated", () => {
  expect(sayAxisStart({ min: 0, digits: 0 })).toBe("");
  expect(sayAxisStart({ min: 60, digits: 0 })).toBe(", axis from 60");
  expect(sayAxisStart({ min: -2.5, digits: 1 })).toBe(", axis from −2.5");
});
