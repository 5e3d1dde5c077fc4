import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cusum, falseAlarmRates } from "@/lib/statistics/control-chart";

/** D. C. Montgomery, G. C. Runger, "Applied Statistics and Probability for Engineers", table 16-8: target 99, K = 1, H = 10. */
const MONTGOMERY = {
  x: [
    102, 94.8, 98.3, 98.4, 102, 98.5, 99, 97.7, 100, 98.1, 101.3, 98.7, 101.1, 98.4, 97, 96.7, 100.3, 101.4, 97.2, 101,
  ],
  high: [2, 0, 0, 0, 2, 0.5, 0, 0, 0, 0, 1.3, 0, 1.1, 0, 0, 0, 0.3, 1.7, 0, 1],
  low: [0, 3.2, 2.9, 2.5, 0, 0, 0, 0.3, 0, 0, 0, 0, 0, 0, 1, 2.3, 0, 0, 0.8, 0],
};

describe("the CUSUM", () => {
  it("the CUSUM is that of the published table, where it signals nothing", () => {
    const { high, low } = cusum(MONTGOMERY.x, { target: 99, slack: 1 });
    high.forEach((sum, step) => expect(sum).toBeCloseTo(MONTGOMERY.high[step] ?? NaN, 9));
    low.forEach((sum, step) => expect(sum).toBeCloseTo(MONTGOMERY.low[step] ?? NaN, 9));
    expect(Math.max(...high, ...low)).toBeLessThan(10);
  });
  it("the CUSUM of mirrored values has its sides exchanged", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -50, max: 50, noNaN: true })),
        fc.double({ min: 0, max: 5, noNaN: true }),
        (values, slack) => {
          const { high, low } = cusum(values, { target: 0, slack });
          const mirrored = cusum(
            values.map((value) => -value),
            { target: 0, slack },
          );
          expect(mirrored.high).toEqual(low);
          expect(mirrored.low).toEqual(high);
        },
      ),
    );
  });
  it("the CUSUM adds up a lasting shift and ignores noise within the slack", () => {
    expect(cusum([1, -1, 1, -1], { target: 0, slack: 1 })).toEqual({ high: [0, 0, 0, 0], low: [0, 0, 0, 0] });
    expect(cusum([-3, -3, -3], { target: 0, slack: 1 }).low).toEqual([2, 4, 6]);
  });
});

describe("false alarms", () => {
  // Average run lengths of one side with K = 1/2, D. M. Hawkins, "Cumulative sum control charting", Qual. Eng. 5 (1993).
  it.each([
    [3, 117.6, 1_500],
    [4, 335.4, 4_000],
  ])("false alarms with a limit of %s come every %s values on average", (limit, runLength, steps) => {
    let [alive, mean] = [1, 0];
    for (const rate of falseAlarmRates({ slack: 0.5, limit }, steps)) {
      mean += alive;
      alive -= rate;
    }
    expect(Math.abs(mean / runLength - 1)).toBeLessThan(0.01);
  });
  it("false alarms at the first step are as likely as a value beyond slack and limit", () => {
    // P(Z > 2) = 0.02275
    expect(falseAlarmRates({ slack: 0.5, limit: 1.5 }, 1)[0]).toBeCloseTo(0.02275, 4);
  });
});
