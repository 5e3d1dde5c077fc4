import { describe, expect, it } from "vitest";
import { toRuns, toSpacedYears, toYearRuns } from "@/lib/charts/drawing/line-layout";

const point = (year: number) => ({ year });
const yearsOf = (runs: { year: number }[][]) => runs.map((run) => run.map(({ year }) => year));

describe("runs", () => {
  it("do not cross a wave that the line lacks", () =>
    expect(yearsOf(toYearRuns([2020, 2022, 2024].map(point), [2020, 2021, 2022, 2024]))).toEqual([
      [2020],
      [2022, 2024],
    ]));
  it("put points in order", () =>
    expect(yearsOf(toYearRuns([2022, 2021].map(point), [2022, 2021]))).toEqual([[2021, 2022]]));
  it("end where a step is missing", () => expect(toRuns([0, 1, 3], (step) => step)).toEqual([[0, 1], [3]]));
});

describe("spaced years", () => {
  const years = [2011, 2012, 2013, 2014, 2015];
  it("are the first, the last, and between them those that have room", () => {
    expect(toSpacedYears(years, (year) => (year - 2011) * 20, 46)).toEqual([2011, 2015]);
    expect(toSpacedYears(years, (year) => (year - 2011) * 50, 46)).toEqual(years);
    expect(toSpacedYears([2015], () => 0, 46)).toEqual([2015]);
    expect(toSpacedYears([], () => 0, 46)).toEqual([]);
  });
  it("are the last alone where two have no room, or both ends where these must be there", () => {
    const at = (year: number) => year - 2011;
    expect(toSpacedYears(years, at, 46)).toEqual([2015]);
    expect(toSpacedYears(years, at, 46, { hasBothEnds: true })).toEqual([2011, 2015]);
  });
});
