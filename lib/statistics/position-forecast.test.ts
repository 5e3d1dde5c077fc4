import { describe, expect, it } from "vitest";
import type { GroupBasis } from "@/lib/statistics/forecast-basis";
import type { Origin } from "@/lib/statistics/forecast-backtest";
import { positionHits, positionsFrom } from "@/lib/statistics/position-forecast";

const BOUNDS = {
  options: { horizons: 2, level: 0.95, originsJudged: 5, minimumPoints: 5, bounds: { low: 0, high: 200 } },
};

const origin = (key: string, value: number, more: Partial<Origin> = {}): Origin => ({
  key,
  group: "one",
  originYear: 2025,
  step: 1,
  points: 10,
  isShort: false,
  forecasts: { naive: [value, value] },
  outcomes: [],
  units: [1, 1],
  isVolatile: false,
  ownHalf: 0,
  scale: 1,
  deviation: 1,
  ...more,
});
const group = (origins: readonly Origin[], more: Partial<GroupBasis> = {}): GroupBasis => ({
  group: "one",
  lastYear: 2025,
  step: 1,
  origins,
  past: [],
  records: [],
  chosen: "naive",
  ...more,
});
const errors = (count: number) => Float64Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) / count);
const from = (origins: readonly Origin[], count = 41, horizon = 1, year = 2025) =>
  positionsFrom(BOUNDS, group(origins), () => errors(count), year, horizon);

describe("positions", () => {
  it("positions of forecasts further apart than their errors are certain", () => {
    const found = from([origin("a", 50), origin("b", 90), origin("c", 70)]);
    expect(found.map(({ origin: { key }, median, low, high, value }) => [key, median, low, high, value])).toEqual([
      ["a", 3, 3, 3, 50],
      ["b", 1, 1, 1, 90],
      ["c", 2, 2, 2, 70],
    ]);
    expect(found.every(({ topTen, actual }) => topTen === 1 && actual === null)).toBe(true);
  });

  it("positions are any with fewer than 19 errors, or where a member's expected error is unknown", () => {
    const members = Array.from({ length: 20 }, (_, i) => origin(`${i}`, 100 - 5 * i));
    const any = { low: 1, high: 20, topTen: 0.5 };
    expect(from(members, 18)[3]).toMatchObject({ ...any, median: 4 });
    expect(from(members, 19)[3]).toMatchObject({ median: 4, low: 4, high: 4, topTen: 1 });
    const unknown = [...members.slice(1), origin("0", 100, { units: null })];
    expect(from(unknown)[0]).toMatchObject({ ...any, median: 2 });
    expect(from(members.slice(0, 3), 0)[2]).toMatchObject({ median: 3, low: 1, high: 3, topTen: 1 });
  });

  it("positions are of the members of the year asked for, at the horizon asked for", () => {
    const members = [
      origin("a", 50, { originYear: 2024, outcomes: [55, 60], forecasts: { naive: [50, 95] } }),
      origin("b", 90, { originYear: 2024, outcomes: [80] }),
      origin("c", 70),
    ];
    const later = from(members, 41, 2, 2024);
    expect(later.map(({ origin: { key }, median, actual }) => [key, median, actual])).toEqual([
      ["a", 1, 60],
      ["b", 2, null],
    ]);
    expect(from(members, 41, 1, 2024).map(({ actual }) => actual)).toEqual([55, 80]);
  });

  it("forecasts beyond what a value can be are cut off", () => {
    expect(from([origin("a", 250), origin("b", -4)]).map(({ value }) => value)).toEqual([200, 0]);
  });

  it("the errors of a volatile member are drawn wider", () => {
    // Errors of half a unit never make up 0.55, wider ones do.
    const far = (isVolatile: boolean) =>
      positionsFrom(
        BOUNDS,
        group([origin("a", 50, { units: [1e-9, 1] }), origin("b", 50.55, { isVolatile })]),
        () => Float64Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? 0.5 : -0.5)),
        2025,
        1,
      )[1]?.high;
    expect([far(false), far(true)]).toEqual([1, 2]);
  });

  it("the same futures are drawn each time, and a short series takes the errors of no change", () => {
    const members = [origin("a", 50), origin("b", 50.1), origin("c", 49.9)];
    expect(from(members)).toEqual(from(members));
    const asked: string[] = [];
    positionsFrom(
      BOUNDS,
      group([origin("a", 50), origin("b", 60, { forecasts: { naive: [60, 60], theta: [61, 61] } })], {
        chosen: "theta",
      }),
      (model, horizon, year) => (asked.push(`${model} ${horizon} ${year}`), errors(41)),
      2025,
      1,
    );
    expect(asked).toEqual(["naive 1 2025", "theta 1 2025"]);
  });
});

describe("hits", () => {
  it("a position is hit if it came among the members that are still there, as it was foreseen", () => {
    const foreseen = (key: string, low: number, high: number, actual: number | null) => ({
      origin: origin(key, 50),
      value: 50,
      actual,
      median: low,
      low,
      high,
      topTen: 1,
    });
    const hits = positionHits([
      foreseen("a", 1, 1, 80),
      foreseen("gone", 1, 1, null),
      foreseen("b", 1, 2, 70),
      foreseen("c", 3, 3, 70),
      foreseen("d", 2, 3, 60),
      foreseen("e", 5, 5, 50),
    ]);
    expect([...hits].map(([{ key }, isIn]) => [key, isIn])).toEqual([
      ["a", true],
      ["b", true],
      ["c", false],
      ["d", false],
      ["e", true],
    ]);
  });
});
