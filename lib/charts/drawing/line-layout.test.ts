import { describe, expect, it } from "vitest";
import { toRuns, toSpacedYears, toYearRuns } from "@/lib/charts/drawing/line-layout";

const point = (year: number) => ({ year });
const yearsOf = (runs: { year: number }[][]) => runs.map((run) => run.map(({ year }) => year));

describe("runs", () => {
  it("a line does not cross a missing year", () =>
    expect(yearsOf(toYearRuns([2020, 2022, 2024].map(point), [2020, 2021, 2022, 2024]))).toEqual([
      [2020],
      [2022, 2024],
    ]));
  it("a line sorts its points", () =>
    expect(yearsOf(toYearRuns([2022, 2021].map(point), [2022, 2021]))).toEqual([[2021, 2022]]));
  it("a line ends at a missing step", () => expect(toRuns([0, 1, 3], (step) => step)).toEqual([[0, 1], [3]]));
});

describe("year labels", () => {
  const years = [2011, 2012, 2013, 2014, 2015];
  it("year labels are the first, the last, and those between that fit", () => {
    expect(toSpacedYears(years, (year) => (year - 2011) * 20, 46)).toEqual([2011, 2015]);
    expect(toSpacedYears(years, (year) => (year - 2011) * 50, 46)).toEqual(years);
    expect(toSpacedYears([2015], () => 0, 46)).toEqual([2015]);
    expect(toSpacedYears([], () => 0, 46)).toEqual([]);
  });
  it("year labels are only the last if two do not fit, or both ends if required", () => {
    const at = (year: number) => year - 2011;
    expect(toSpacedYears(years, at, 46)).toEqual([2015]);
    expect(toSpacedYears(years, at, 46, { hasBothEnds: true })).toEqual([2011, 2015]);
  });
});
