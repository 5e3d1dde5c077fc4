import { describe, expect, test } from "vitest";
import type { LinesPicture } from "@/lib/charts/document";
import { DECIMALS } from "@/lib/platform/words/format";
import { toFurtherLines } from "./further-lines";

const lines = (title: string, names: readonly string[]): LinesPicture => ({
  kind: "lines",
  title,
  unit: "Score, 0–200",
  digits: DECIMALS.score,
  years: [2024, 2025],
  series: names.map((name) => ({ name, isOwn: false, isReference: false, points: [] })),
  isReversed: false,
});

describe("lines that the first picture lacks", () => {
  const own = lines("Bakkested Mad", ["Bakkested Mad", "Market average"]);

  test("brands that a chart is compared with are in a further picture", () => {
    const beside = lines("Bakkested Mad and others", ["Bakkested Mad", "Havremark"]);
    expect(toFurtherLines({ pictures: [own, beside, lines("More", ["Tarnholt"])] })).toBe(beside);
  });

  test("the same brands again, a single picture and a chart without lines have none", () => {
    expect(toFurtherLines({ pictures: [own, lines("In Norway", ["Bakkested Mad"])] })).toBeNull();
    expect(toFurtherLines({ pictures: [own] })).toBeNull();
    expect(toFurtherLines({ pictures: [] })).toBeNull();
  });
});
