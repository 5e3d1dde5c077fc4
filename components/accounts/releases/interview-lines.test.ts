import fc from "fast-check";
import { expect, test } from "vitest";
import { toInterviewLines } from "./interview-lines";

const MARKETS = [
  { slug: "sweden", name: "Sweden" },
  { slug: "norway", name: "Norway" },
  { slug: "denmark", name: "Denmark" },
];

const studies = fc
  .uniqueArray(fc.tuple(fc.constantFrom("sweden", "norway", "denmark"), fc.integer({ min: 2015, max: 2026 })), {
    selector: String,
  })
  .chain((keys) =>
    fc
      .array(fc.option(fc.integer({ min: 500, max: 9_000 })), { minLength: keys.length, maxLength: keys.length })
      .map((counts) => keys.map(([market, year], at) => ({ market, year, interviews: counts[at] ?? null }))),
  );

test("lines hold every wave of the study once, and nothing else", () => {
  fc.assert(
    fc.property(studies, (waves) => {
      const own = waves.filter(({ interviews }) => interviews !== null);
      const lines = toInterviewLines(waves, MARKETS);
      const drawn = lines.flatMap(({ market, points }) =>
        points.flatMap(({ year, interviews }) => (interviews === null ? [] : [{ market, year, interviews }])),
      );
      const isOneYear = new Set(own.map(({ year }) => year)).size < 2;
      expect(new Set(drawn.map((each) => JSON.stringify(each)))).toEqual(
        new Set(isOneYear ? [] : own.map((each) => JSON.stringify(each))),
      );
      expect(new Set(lines.map(({ points }) => points.map(({ year }) => year).join())).size).toBeLessThan(2);
    }),
  );
});

test("a year without a wave is a gap, and a market without one has no line", () => {
  const waves = [
    { market: "norway", year: 2024, interviews: 1_000 },
    { market: "norway", year: 2026, interviews: 1_200 },
    { market: "sweden", year: 2025, interviews: null },
  ];
  expect(toInterviewLines(waves, MARKETS)).toEqual([
    expect.objectContaining({
      name: "Norway",
      points: [
        { year: 2024, interviews: 1_000 },
        { year: 2025, interviews: null },
        { year: 2026, interviews: 1_200 },
      ],
    }),
  ]);
});
