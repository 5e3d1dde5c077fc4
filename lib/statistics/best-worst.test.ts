import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bestMinusWorst, shareOfMentions, type BestWorstTally } from "@/lib/statistics/best-worst";
import { createRandom } from "@/lib/statistics/random";

const people = (difference: number, n: number, weight = 1): BestWorstTally => ({
  difference,
  n,
  sum: n * weight,
  sumOfSquares: n * weight ** 2,
});

describe("best minus worst, by hand", () => {
  test("best minus worst is right by hand: 30 people at +2, 20 at +1, 40 at 0, 10 at −2", () => {
    const figure = bestMinusWorst([people(2, 30), people(1, 20), people(0, 40), people(-2, 10)], 2);
    // B − W = 60 + 20 − 20 = 60 of 200.
    expect(figure.value).toBeCloseTo(0.3, 12);
    // Squares about 0.3: 30·0.49 + 20·0.04 + 40·0.09 + 10·1.69 = 36; √36/100
    expect(figure.standardError).toBeCloseTo(0.06, 12);
    // A choice more to each side, half of it: 36 + 0.25 + 2·0.09·100/102 = 36.426471; its root over 102.
    expect(figure.low).toBeCloseTo(30 / 102 - (1.959964 * Math.sqrt(36.426471)) / 102, 6);
    expect(figure.high).toBeCloseTo(30 / 102 + (1.959964 * Math.sqrt(36.426471)) / 102, 6);
    expect(figure).toMatchObject({ n: 100, nEff: 100 });
  });

  test("best minus worst with weights is right by hand", () => {
    const figure = bestMinusWorst([people(1, 1, 3), people(-1, 3)], 1);
    expect(figure.value).toBe(0);
    // (9 + 3)/36 and 6²/12
    expect(figure.standardError).toBeCloseTo(Math.sqrt(12 / 36), 12);
    expect(figure.nEff).toBeCloseTo(3, 12);
  });

  test("an item that no one chose still has a margin, inside the possible values", () => {
    const nobody = bestMinusWorst([people(0, 50)], 2);
    expect([nobody.value, nobody.standardError]).toEqual([0, 0]);
    expect(nobody.high).toBeGreaterThan(0.01);
    expect(nobody.low).toBe(-nobody.high);
    expect(bestMinusWorst([people(2, 50)], 2).high).toBeLessThanOrEqual(1);
    expect(bestMinusWorst([people(-2, 50)], 2).low).toBeGreaterThanOrEqual(-1);
  });

  test("best minus worst is refused if no one was asked or nothing shown", () => {
    expect(() => bestMinusWorst([], 2)).toThrow(RangeError);
    expect(() => bestMinusWorst([people(1, 5)], 0)).toThrow("an item is shown at least once, got 0");
  });
});

describe("share of mentions", () => {
  test("the share of mentions of 412 in 1,000 has R's interval (wilson_412_1000_95: R)", () => {
    const figure = shareOfMentions(412, people(0, 1000));
    expect(figure.low).toBeCloseTo(0.38188731, 7);
    expect(figure.high).toBeCloseTo(0.4427862, 7);
    expect(figure).toMatchObject({ value: 0.412, n: 1000, nEff: 1000 });
    // √(0.412·0.588/1000)
    expect(figure.standardError).toBeCloseTo(0.0155646, 6);
  });

  test("unequal weights widen the interval of a share of mentions, but never beyond 100%", () => {
    const asked = { n: 100, sum: 100, sumOfSquares: 150 };
    const figure = shareOfMentions(40, asked);
    expect(figure.nEff).toBeCloseTo(200 / 3, 10);
    const even = shareOfMentions(40, { ...asked, sumOfSquares: 100 });
    expect(figure.high - figure.low).toBeGreaterThan(even.high - even.low);
    expect(shareOfMentions(100.00000000000001, asked).value).toBe(1);
  });
});

describe("laws", () => {
  const tallies = fc.array(
    fc.record({
      difference: fc.integer({ min: -2, max: 2 }),
      n: fc.integer({ min: 1, max: 50 }),
      weight: fc.integer({ min: 1, max: 4 }),
    }),
    { minLength: 1, maxLength: 12 },
  );

  test("best minus worst is between −1 and 1, and exchanging both changes only the sign", () => {
    fc.assert(
      fc.property(tallies, (list) => {
        const figure = bestMinusWorst(
          list.map(({ difference, n, weight }) => people(difference, n, weight)),
          2,
        );
        const exchanged = bestMinusWorst(
          list.map(({ difference, n, weight }) => people(-difference, n, weight)),
          2,
        );
        expect(Math.abs(figure.value)).toBeLessThanOrEqual(1 + 1e-12);
        expect(exchanged.value).toBeCloseTo(-figure.value, 10);
        expect(exchanged.standardError).toBeCloseTo(figure.standardError, 10);
      }),
    );
  });

  test("best minus worst is the same from single people as from a tally", () => {
    fc.assert(
      fc.property(tallies, (list) => {
        const tallied = bestMinusWorst(
          list.map(({ difference, n, weight }) => people(difference, n, weight)),
          2,
        );
        const single = bestMinusWorst(
          list.flatMap(({ difference, n, weight }) => Array.from({ length: n }, () => people(difference, 1, weight))),
          2,
        );
        expect(single.value).toBeCloseTo(tallied.value, 9);
        expect(single.standardError).toBeCloseTo(tallied.standardError, 9);
      }),
    );
  });
});

test("the interval of best minus worst covers as often as stated, with unequal weights (simulation)", () => {
  const random = createRandom("best worst coverage");
  const studies = 1_000;
  let covered = 0;
  for (let study = 0; study < studies; study += 1) {
    const answers = Array.from({ length: 200 }, () => {
      const draw = random.uniform();
      return people(draw < 0.2 ? 2 : draw < 0.45 ? 1 : draw < 0.8 ? 0 : -1, 1, random.integer(1, 3));
    });
    const { low, high } = bestMinusWorst(answers, 2);
    // (0.2·2 + 0.25 − 0.2)/2
    if (low <= 0.225 && 0.225 <= high) covered += 1;
  }
  expect(covered / studies).toBeGreaterThan(0.93);
  expect(covered / studies).toBeLessThan(0.97);
});
