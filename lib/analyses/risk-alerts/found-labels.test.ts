import fc from "fast-check";
import { expect, it } from "vitest";
import { placeFoundWords, toBreak, toFoundWords } from "@/lib/analyses/risk-alerts/found-labels";
import { overlap } from "@/lib/charts/drawing/box";
import { lengthInside } from "@/lib/charts/drawing/note-places";
import type { Point } from "@/lib/charts/drawing/path";

const YEARS = Array.from({ length: 15 }, (_, at) => 2011 + at);
const shift = {
  kind: "level-shift",
  year: 2025,
  evidence: { meanBefore: 16.9, meanAfter: 0.1, shiftYear: 2024, waves: 15 },
} as const;
const decline = {
  kind: "sustained-decline",
  year: 2025,
  evidence: { againstMarketThen: 12, againstMarketNow: -3, sinceYear: 2020 },
} as const;

it("an opened alert names its two levels and the break between them", () => {
  expect(toFoundWords(shift, YEARS).map(({ text }) => text)).toEqual(["Average to 2023: +16.9", "since: +0.1"]);
  expect(toBreak(shift, YEARS)).toEqual({ year: 2023.5, text: "Break between 2023 and 2024" });
});

it("an opened alert names the years its fall lies between, and no break", () => {
  expect(toFoundWords(decline, YEARS).map(({ text }) => text)).toEqual(["2020: +12.0", "2025: −3.0"]);
  expect(toBreak(decline, YEARS)).toBeNull();
  expect(toFoundWords({ kind: "rank-drop", year: 2025, evidence: {} }, YEARS)).toEqual([]);
});

it("the words in an opened alert's chart lie in the plot, off the brand's line and off each other", () => {
  const plot = { left: 34, right: 578, top: 26, bottom: 236 };
  const toPoint = (year: number, value: number): Point => [
    34 + ((year - 2011) / 14) * 544,
    236 - ((value + 30) / 80) * 210,
  ];
  const values = fc.array(fc.integer({ min: -30, max: 50 }), { minLength: 15, maxLength: 15 });
  fc.assert(
    fc.property(values, fc.constantFrom(shift, decline), (heights, alert) => {
      const line = heights.map((value, at) => toPoint(YEARS[at] ?? 0, value));
      const words = placeFoundWords(toFoundWords(alert, YEARS), { plot, lines: [line], toPoint });
      for (const [at, { place }] of words.entries()) {
        expect(place.box.left >= plot.left && place.box.right <= plot.right).toBe(true);
        expect(place.box.top >= plot.top && place.box.bottom <= plot.bottom).toBe(true);
        for (const [index, point] of line.slice(1).entries())
          expect(lengthInside(line[index] ?? point, point, place.box)).toBe(0);
        for (const other of words.slice(at + 1)) expect(overlap(place.box, other.place.box)).toBe(false);
      }
    }),
    { numRuns: 200 },
  );
});
