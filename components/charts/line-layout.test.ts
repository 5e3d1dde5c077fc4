import { describe, expect, it } from "vitest";
import { MARGIN, toLabelledYears, toLineAxis, toRuns, toX, toY } from "./line-layout";

const point = (year: number, value: number | null) => ({ year, value, low: value, high: value, n: 1_000 });

describe("runs", () => {
  it("do not cross a wave that the line lacks", () => {
    const years = [2020, 2021, 2022, 2024];
    expect(
      toRuns([point(2020, 1), point(2022, 2), point(2024, 3)], years).map((run) => run.map(({ year }) => year)),
    ).toEqual([[2020], [2022, 2024]]);
  });
  it("put points in order", () =>
    expect(toRuns([point(2022, 2), point(2021, 1)], [2021, 2022]).map((run) => run.map(({ year }) => year))).toEqual([
      [2021, 2022],
    ]));
});

describe("places", () => {
  it("lie as far apart as the years", () => {
    const at = toX([2020, 2021, 2024], MARGIN.left + MARGIN.right + 400);
    expect([2020, 2021, 2024].map(at)).toEqual([MARGIN.left, MARGIN.left + 100, MARGIN.left + 400]);
  });
  it("put a single year in the middle", () =>
    expect(toX([2024], MARGIN.left + MARGIN.right + 400)(2024)).toBe(MARGIN.left + 200));
  it("put the axis' ends at the field's", () => {
    const rise = toY({ min: 40, max: 120, ticks: [], digits: 0 }, 440);
    expect([rise(120), rise(40)]).toEqual([MARGIN.top, 440 - MARGIN.bottom]);
  });
  it("label the first and the last year, and between them what has room", () => {
    const years = [2011, 2012, 2013, 2014, 2015];
    expect(toLabelledYears(years, (year) => (year - 2011) * 20, 46)).toEqual([2011, 2015]);
    expect(toLabelledYears(years, (year) => (year - 2011) * 50, 46)).toEqual(years);
    expect(toLabelledYears([2015], () => 0, 46)).toEqual([2015]);
  });
});

it("the axis holds bands and the average", () => {
  const line = {
    slug: "a",
    name: "A",
    mark: { color: "", shape: "circle" as const },
    isOwn: true,
    points: [{ year: 2024, value: 80, low: 74, high: 86, n: 1_000 }],
  };
  const { min, max } = toLineAxis([line], [{ year: 2024, value: 61 }]);
  expect(min).toBeLessThanOrEqual(61);
  expect(max).toBeGreaterThanOrEqual(86);
  expect(toLineAxis([], null).ticks.length).toBeGreaterThan(1);
});
