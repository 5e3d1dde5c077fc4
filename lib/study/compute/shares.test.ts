import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { type Asked, askedIn } from "@/lib/study/asked";
import { NO_GROUP } from "@/lib/study/compute/populations";
import { priorityScores } from "@/lib/study/compute/priorities";
import { sayDoFigures } from "@/lib/study/compute/say-do";
import { isOneOf, sharesOf } from "@/lib/study/compute/shares";
import type { Tally } from "@/lib/study/compute/sum-consumers";

const { sayDo, priorities } = askedIn(DEFAULT_DEFINITION) as Required<Asked> & {
  sayDo: NonNullable<Asked["sayDo"]>;
  priorities: NonNullable<Asked["priorities"]>;
};
const isHigh = isOneOf([4, 5]);
const cell = { waveId: 0, ageId: 0, sexId: 0, groupId: NO_GROUP };
const answer = (question: string, value: number, weight = 1): Tally => ({
  ...cell,
  question,
  value,
  n: 1,
  sum: weight,
  sumOfSquares: weight ** 2,
});

const tallies = fc.array(
  fc
    .record({ value: fc.integer({ min: 1, max: 5 }), weight: fc.double({ min: 0.2, max: 5, noNaN: true }) })
    .map(({ value, weight }) => answer("attitudes/a", value, weight)),
  { minLength: 1, maxLength: 60 },
);
const ITEMS = [
  ...[1, 2, 3, 4, 5].map((value) => ({
    item: String(value),
    question: "attitudes/a",
    counts: (given: number) => given === value,
  })),
  { item: "agree", question: "attitudes/a", counts: isHigh },
];

describe("shares", () => {
  test("shares of the five answers sum to 1, and the two highest make the share who agree", () => {
    fc.assert(
      fc.property(tallies, (people) => {
        const figures = sharesOf(people, ITEMS);
        const value = (item: string) => figures.find((figure) => figure.item === item)?.value ?? NaN;
        expect(["1", "2", "3", "4", "5"].reduce((sum, item) => sum + value(item), 0)).toBeCloseTo(1, 9);
        expect(value("4") + value("5")).toBeCloseTo(value("agree"), 9);
        for (const { value: share, low, high, n, nEff } of figures) {
          expect(n).toBe(people.length);
          expect(nEff).toBeLessThanOrEqual(n + 1e-9);
          expect(low).toBeLessThanOrEqual(share + 1e-9);
          expect(high).toBeGreaterThanOrEqual(share - 1e-9);
        }
      }),
    );
  });

  test("shares exclude people not asked and have Wilson's interval", () => {
    const people = [
      ...Array.from({ length: 40 }, () => answer("attitudes/a", 5)),
      ...Array.from({ length: 60 }, () => answer("attitudes/a", 2)),
    ];
    const [figure, ...others] = sharesOf(people, [
      { item: "agree", question: "attitudes/a", counts: isHigh },
      { item: "other", question: "attitudes/b", counts: isHigh },
    ]);
    expect(others).toEqual([]);
    // Wilson 1927 for 40 of 100: (0.3094, 0.4980).
    expect(figure).toMatchObject({ value: 0.4, n: 100 });
    expect(figure?.low).toBeCloseTo(0.3094, 4);
    expect(figure?.high).toBeCloseTo(0.498, 4);
  });
});

describe("gaps", () => {
  const pair = (say: number, done: number, weight = 1) => [
    answer("say/repair", say, weight),
    answer("do/repair", done, weight),
    answer("gap/repair", Number(say >= 4) - done, weight),
  ];

  test("a gap is saying minus doing of the same people, never beyond 1", () => {
    const people = fc.array(
      fc.tuple(
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 0, max: 1 }),
        fc.double({ min: 0.2, max: 5, noNaN: true }),
      ),
      { minLength: 1, maxLength: 60 },
    );
    fc.assert(
      fc.property(people, (answers) => {
        const figures = sayDoFigures(
          answers.flatMap(([say, done, weight]) => pair(say, done, weight)),
          sayDo,
        );
        const [saying, did, gap] = ["say", "do", "gap"].map((part) =>
          figures.find(({ item }) => item === `repair/${part}`),
        );
        expect(gap?.value).toBeCloseTo((saying?.value ?? NaN) - (did?.value ?? NaN), 9);
        expect(gap?.low).toBeGreaterThanOrEqual(-1);
        expect(gap?.high).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("the gap of the method page's example is right: 620 say, 410 do, 260 only say", () => {
    const many = (count: number, say: number, done: number) =>
      Array.from({ length: count }, () => pair(say, done)).flat();
    const figures = sayDoFigures(
      [...many(360, 5, 1), ...many(260, 4, 0), ...many(50, 2, 1), ...many(330, 1, 0)],
      sayDo,
    );
    const gap = figures.find(({ item }) => item === "repair/gap");
    expect(gap?.value).toBeCloseTo(0.21, 9);
    expect(((gap?.high ?? NaN) - (gap?.low ?? NaN)) / 2 / 1.959964).toBeCloseTo(0.0163, 4);
  });

  test("a gap from the same people has a smaller error than one from different people", () => {
    const always = Array.from({ length: 100 }, (_, i) => pair(i % 2 ? 5 : 1, i % 2)).flat();
    const crossed = Array.from({ length: 100 }, (_, i) => pair(i % 2 ? 5 : 1, i % 4 < 2 ? 1 : 0)).flat();
    const width = (people: Tally[]) => {
      const gap = sayDoFigures(people, sayDo).find(({ item }) => item === "repair/gap");
      return (gap?.high ?? NaN) - (gap?.low ?? NaN);
    };
    // Half a person more on each side: √1/102. So there is a margin even if no one differs.
    expect(width(always)).toBeCloseTo((2 * 1.959964) / 102, 6);
    // Differences −1, 0, 0, 1: 50 squares, plus that one.
    expect(width(crossed)).toBeCloseTo((2 * 1.959964 * Math.sqrt(51)) / 102, 6);
  });
});

test("a priority chosen as most and least equally often scores 0, one always named most scores 1", () => {
  const people = [answer("climate", 2), answer("climate", 2), answer("water", 1), answer("water", -1)];
  expect(priorityScores(people, priorities)).toMatchObject([
    { item: "climate", value: 1, n: 2 },
    { item: "water", value: 0, n: 2 },
  ]);
});
