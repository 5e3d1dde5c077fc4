import { describe, expect, test } from "vitest";
import { toDifferences } from "@/lib/charts/differences";
import type { IntervalsPicture, LinesPicture } from "@/lib/charts/document";
import { clearWords } from "@/lib/platform/words/clear-words";
import { DECIMALS } from "@/lib/platform/words/format";

const words = { title: "Smedsta", unit: "Points", digits: DECIMALS.points };

const lines = (...names: string[]): LinesPicture => ({
  kind: "lines",
  ...words,
  years: [2024, 2025],
  series: names.map((name) => ({ name, isOwn: false, isReference: false, points: [] })),
  isReversed: false,
});

const compared = (names: readonly string[], note: string): IntervalsPicture => ({
  kind: "intervals",
  ...words,
  rows: names.map((label) => ({ label, isOwn: false, note, value: 1, low: 0.5, high: 1.5 })),
  line: null,
});

const CLEAR = clearWords("difference", true);

describe("differences beside a shared chart", () => {
  test("a chart of some brands has the differences of these, and no others", () => {
    const all = compared(["Odonlid", "Havremark", "Tarnholt"], CLEAR);
    const found = toDifferences({ pictures: [lines("Smedsta", "Odonlid", "Tarnholt"), all] });
    expect(found?.rows.map(({ label }) => label)).toEqual(["Odonlid", "Tarnholt"]);
  });

  test("a chart that draws all of them, or none, has them all", () => {
    const all = compared(["Odonlid", "Havremark"], CLEAR);
    expect(toDifferences({ pictures: [lines("Smedsta", "Odonlid", "Havremark"), all] })).toEqual(all);
    expect(toDifferences({ pictures: [lines("Smedsta"), all] })).toEqual(all);
  });

  test("a chart of differences is not drawn a second time, and one of many rows gets no second list", () => {
    expect(toDifferences({ pictures: [compared(["Odonlid"], CLEAR)] })).toBeNull();
    expect(toDifferences({ pictures: [compared(["Odonlid"], CLEAR), compared(["Energy"], CLEAR)] })).toBeNull();
  });

  test("rows that say something else than a difference are none", () => {
    expect(toDifferences({ pictures: [lines("Smedsta"), compared(["Odonlid"], "n = 1,008")] })).toBeNull();
    expect(toDifferences({ pictures: [lines("Smedsta"), compared([], CLEAR)] })).toBeNull();
    expect(toDifferences({ pictures: [] })).toBeNull();
  });
});
