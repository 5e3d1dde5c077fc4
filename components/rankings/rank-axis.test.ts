import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toAxisPercent, toMarketAxis, toRankAxis } from "./rank-axis";

describe("toRankAxis", () => {
  it("the rank axis ends at the first round rank that covers every range", () => {
    expect(toRankAxis([1, 5, 28])).toEqual({ max: 30, ticks: [1, 10, 20, 30] });
    expect(toRankAxis([1, 3])).toEqual({ max: 5, ticks: [1, 2, 3, 4, 5] });
    expect(toRankAxis([100])).toEqual({ max: 100, ticks: [1, 25, 50, 75, 100] });
    expect(toRankAxis([1200])).toEqual({ max: 2000, ticks: [1, 1000, 2000] });
    expect(toRankAxis([901])).toEqual({ max: 1000, ticks: [1, 250, 500, 750, 1000] });
  });

  it("the rank axis includes the first position even if it is empty", () => {
    expect(toRankAxis([]).ticks[0]).toBe(1);
  });

  it("the rank axis covers every rank with at most ten labels", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 100_000 })), (ranks) => {
        const axis = toRankAxis(ranks);
        expect(axis.max).toBeGreaterThanOrEqual(Math.max(1, ...ranks));
        expect(axis.ticks.length).toBeLessThanOrEqual(10);
        expect(axis.ticks.at(-1)).toBe(axis.max);
      }),
    );
  });
});

describe("toMarketAxis", () => {
  it("the market axis runs from the first position to the last brand", () => {
    expect(toMarketAxis(412)).toEqual({ max: 412, ticks: [1, 100, 200, 300, 412] });
    expect(toMarketAxis(338)).toEqual({ max: 338, ticks: [1, 100, 200, 338] });
    expect(toMarketAxis(1000)).toEqual({ max: 1000, ticks: [1, 250, 500, 750, 1000] });
    expect(toMarketAxis(1)).toEqual({ max: 1, ticks: [1] });
  });

  it("the market axis puts no label past its end or within half a step of it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20_000 }), (count) => {
        const { ticks } = toMarketAxis(count);
        expect(ticks.at(-1)).toBe(count);
        expect(ticks.every((tick, index) => index === 0 || tick > (ticks[index - 1] ?? 0))).toBe(true);
      }),
    );
  });
});

describe("toAxisPercent", () => {
  it("the first position is at 0% of an axis and the last at 100%", () => {
    const axis = toRankAxis([30]);
    expect(toAxisPercent(axis, 1)).toBe(0);
    expect(toAxisPercent(axis, 30)).toBe(100);
    expect(toAxisPercent(axis, 10)).toBe(31.03);
    expect(toAxisPercent(axis, 99)).toBe(100);
    expect(toAxisPercent({ max: 1, ticks: [1] }, 1)).toBe(0);
  });
});
