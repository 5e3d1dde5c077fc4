import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { competitionRanks } from "@/lib/statistics/competition-rank";
import { normalQuantile } from "@/lib/statistics/normal";
import {
  jointIntervals,
  jointMultiplier,
  jointScoreIntervals,
  rankRanges,
  rankRangesOfIntervals,
} from "@/lib/statistics/rank-range";
import { scoreInterval } from "@/lib/statistics/score";

type TravelTimes = { rows: [state: string, minutes: number, marginOfError90: number][] };
const travelTimes: TravelTimes = JSON.parse(readFileSync(new URL("travel-time.fixture.json", import.meta.url), "utf8"));

describe("rank ranges of the mean travel times to work, 2011 (kww_traveltime2011_1dec_90)", () => {
  const estimates = travelTimes.rows.map(([, minutes, margin]) => ({
    // The shortest travel time takes position 1.
    value: -minutes,
    standardError: margin / normalQuantile(0.95),
  }));
  // The published figures come from bounds rounded to the decimal the Census Bureau publishes.
  const rangesOfStates = () =>
    rankRangesOfIntervals(
      jointIntervals(estimates, 0.9).map(({ lower, upper }) => ({
        lower: Math.round(lower * 10) / 10,
        upper: Math.round(upper * 10) / 10,
      })),
    );

  test("rank ranges use the published multiplier", () => {
    expect(travelTimes.rows).toHaveLength(51);
    expect(jointMultiplier(51, 0.9)).toBeCloseTo(3.0808999, 7);
  });

  test.each([
    ["South Dakota", 1, 6],
    ["Wyoming", 1, 9],
    ["South Carolina", 16, 32],
    ["Mississippi", 17, 35],
    ["New Jersey", 48, 49],
    ["Maryland", 50, 51],
  ])("%s is between %i and %i", (state, low, high) => {
    expect(rangesOfStates()[travelTimes.rows.findIndex(([name]) => name === state)]).toEqual({ low, high });
  });
});

const estimate = fc.record({
  value: fc.integer({ min: 0, max: 2000 }).map((tenths) => tenths / 10),
  standardError: fc.integer({ min: 0, max: 80 }).map((tenths) => tenths / 10),
});
const estimates = fc.array(estimate, { minLength: 1, maxLength: 60 });

describe("joint intervals of scores", () => {
  const scores = [0, 20, 100, 200].map((value) => ({ value, standardError: 6 }));

  test("each joint interval of k scores is its own interval with the k-th root of the level", () => {
    expect(jointScoreIntervals(scores, 0.9)).toEqual(
      scores.map(({ value, standardError }) => {
        const { low, high } = scoreInterval(value, standardError, 0.9 ** (1 / 4));
        return { lower: low, upper: high };
      }),
    );
  });

  test("a joint interval of scores stays within what a score can be", () => {
    for (const { lower, upper } of jointScoreIntervals(scores, 0.95)) {
      expect(lower).toBeGreaterThanOrEqual(0);
      expect(upper).toBeLessThanOrEqual(200);
      expect(upper).toBeGreaterThan(lower);
    }
  });

  test("a score nothing is known of has no bounds", () => {
    expect(jointScoreIntervals([{ value: 50, standardError: Infinity }], 0.95)).toEqual([
      { lower: -Infinity, upper: Infinity },
    ]);
  });

  test("no scores have no joint intervals", () => {
    expect(jointScoreIntervals([], 0.95)).toEqual([]);
  });

  test.each([0, 1, -0.5, 2, NaN])("joint intervals of level %d are refused, with the level", (level) => {
    const words = `level must lie between 0 and 1, got ${level}`;
    expect(() => jointScoreIntervals(scores, level)).toThrow(words);
    expect(() => jointMultiplier(4, level)).toThrow(words);
  });
});

describe("properties of rank ranges", () => {
  test("a rank range contains the item's own position and is within the list", () => {
    fc.assert(
      fc.property(estimates, (items) => {
        const positions = competitionRanks(items.map(({ value }) => value));
        rankRanges(items).forEach(({ low, high }, i) => {
          expect(low).toBeGreaterThanOrEqual(1);
          expect(low).toBeLessThanOrEqual(positions[i] as number);
          expect(high).toBeGreaterThanOrEqual(positions[i] as number);
          expect(high).toBeLessThanOrEqual(items.length);
        });
      }),
    );
  });

  test("a rank range equals the definition counted pair by pair", () => {
    fc.assert(
      fc.property(fc.array(estimate, { minLength: 1, maxLength: 30 }), (items) => {
        const intervals = jointIntervals(items, 0.95);
        const counted = intervals.map((own, i) => ({
          low: 1 + intervals.filter((other, j) => apart(i, j) && other.lower >= own.upper).length,
          high: items.length - intervals.filter((other, j) => apart(i, j) && other.upper <= own.lower).length,
        }));
        expect(rankRanges(items)).toEqual(counted);

        function apart(i: number, j: number): boolean {
          const [a, b] = [intervals[i], intervals[j]];
          return a !== undefined && b !== undefined && (a.lower !== b.lower || a.upper !== b.upper);
        }
      }),
    );
  });

  test("smaller standard errors never widen a rank range", () => {
    fc.assert(
      fc.property(estimates, fc.double({ min: 0, max: 1, noNaN: true }), (items, factor) => {
        const narrower = rankRanges(items.map((item) => ({ ...item, standardError: item.standardError * factor })));
        rankRanges(items).forEach(({ low, high }, i) => {
          expect(narrower[i]?.low).toBeGreaterThanOrEqual(low);
          expect(narrower[i]?.high).toBeLessThanOrEqual(high);
        });
      }),
    );
  });

  test("rank ranges do not change when all values are shifted and scaled alike", () => {
    fc.assert(
      // Powers of two keep the arithmetic exact, so intervals that touch still touch.
      fc.property(estimates, fc.integer({ min: -2, max: 6 }), (items, power) => {
        const stretch = 2 ** power;
        const moved = items.map(({ value, standardError }) => ({
          value: value * stretch,
          standardError: standardError * stretch,
        }));
        expect(rankRanges(moved)).toEqual(rankRanges(items));
      }),
    );
    const separate = [3, 90, 91, 150].map((value) => ({ value, standardError: 1 }));
    const shifted = separate.map(({ value }) => ({ value: value * 1.7 + 33, standardError: 1.7 }));
    expect(rankRanges(shifted)).toEqual(rankRanges(separate));
  });

  test("rank ranges follow the items into another order", () => {
    fc.assert(
      fc.property(estimates, fc.infiniteStream(fc.nat()), (items, keys) => {
        const order = items.map((_, i) => i);
        const weights = order.map(() => keys.next().value as number);
        order.sort((a, b) => (weights[a] as number) - (weights[b] as number));
        const ranges = rankRanges(items);
        const shuffled = rankRanges(order.map((i) => items[i] as (typeof items)[number]));
        expect(shuffled).toEqual(order.map((i) => ranges[i]));
      }),
    );
  });

  test("an item without data can be anywhere and does not affect the others", () => {
    const known = [100, 80, 60].map((value) => ({ value, standardError: 1 }));
    const ranges = rankRanges([...known, { value: 0, standardError: Infinity }]);
    expect(ranges).toEqual([
      { low: 1, high: 2 },
      { low: 2, high: 3 },
      { low: 3, high: 4 },
      { low: 1, high: 4 },
    ]);
  });

  test("rank ranges cover all true positions at once about as often as stated", async () => {
    const { createRandom } = await import("@/lib/statistics/random");
    const random = createRandom("rank range coverage");
    const truth = Array.from({ length: 40 }, (_, i) => ({ value: i * 0.7, standardError: 1 }));
    const truePositions = competitionRanks(truth.map(({ value }) => value));
    let covered = 0;
    for (let study = 0; study < 400; study += 1) {
      const ranges = rankRanges(
        truth.map((item) => ({ ...item, value: random.normal(item.value) })),
        0.9,
      );
      const all = ranges.every(({ low, high }, i) => {
        const position = truePositions[i] as number;
        return low <= position && position <= high;
      });
      if (all) covered += 1;
    }
    expect(covered / 400).toBeGreaterThanOrEqual(0.9);
  });
});
