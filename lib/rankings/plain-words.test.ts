import { describe, expect, test } from "vitest";
import { industryInSentence } from "@/lib/platform/words/in-sentence";
import { countOf, possessive } from "@/lib/platform/words/sentences";
import {
  sayBase,
  sayPositions,
  sayRange,
  saySafely,
  toDescription,
  toShortName,
  toTitle,
} from "@/lib/rankings/plain-words";
import type { RankedBrand } from "@/lib/rankings/ranking-row";

describe("names in sentences", () => {
  test.each([
    ["Food & grocery", "food & grocery"],
    ["Building & DIY", "building & DIY"],
    ["IT services", "IT services"],
    ["Ångfart", "ångfart"],
    ["3D print", "3D print"],
  ])("the industry %s is written %s inside a sentence", (name, expected) =>
    expect(industryInSentence(name)).toBe(expected),
  );

  test("a possessive name has an apostrophe, with an s unless it ends in one", () => {
    expect([possessive("Sweden"), possessive("the Netherlands")]).toEqual(["Sweden’s", "the Netherlands’"]);
  });

  test("a long name is cut after a word, or inside one if necessary", () => {
    expect(toShortName("Skärmo")).toBe("Skärmo");
    expect(toShortName(`${"word ".repeat(20)}end`).length).toBeLessThanOrEqual(61);
    expect(toShortName("x".repeat(300))).toBe(`${"x".repeat(60)}…`);
  });

  test("a count of one is singular and any other plural", () => {
    expect([countOf(1, "brand"), countOf(3, "brand"), countOf(31, "industry", "industries")]).toEqual([
      "one brand",
      "three brands",
      "31 industries",
    ]);
  });
});

describe("facts about the study", () => {
  test("a rank range in a sentence ends with the market, and is omitted if there is none", () => {
    expect(sayRange({ range: { low: 5, high: 300, exact: false } }, 274)).toBe("5 to 274");
    expect(sayRange({ range: { low: 1, high: 1, exact: false } }, 274)).toBe("1");
    expect(sayRange({ range: null }, 274)).toBeNull();
    expect(saySafely({ range: { low: 1, high: 50, exact: false } }, 274)).toBe("safely in the top 50");
    expect(saySafely({ range: { low: 5, high: 300, exact: false } }, 274)).toBe("safely 5th to 274th");
    expect(saySafely({ range: { low: 1, high: 300, exact: false } }, 274)).toBe("anywhere in the 274");
    expect(saySafely({ range: null }, 274)).toBeNull();
  });

  describe("positions of several brands", () => {
    const row = (name: string, position: number, high: number): RankedBrand => ({
      position,
      brand: { slug: name.toLowerCase(), name },
      industry: { slug: "food", name: "Food" },
      range: { low: 1, high, exact: false },
      score: { status: "locked" },
      movement: { status: "locked" },
    });

    test.each([
      [[row("Tallmo", 2, 20)], "Tallmo (2nd, safely in the top 20)"],
      [[row("Tallmo", 2, 20), row("Kvist", 4, 20)], "Tallmo (2nd) and Kvist (4th), both safely in the top 20"],
      [
        [row("Tallmo", 2, 20), row("Kvist", 4, 20), row("Gran", 9, 20)],
        "Tallmo (2nd), Kvist (4th) and Gran (9th), all safely in the top 20",
      ],
      [
        [row("Tallmo", 2, 20), row("Kvist", 9, 50)],
        "Tallmo (2nd, safely in the top 20) and Kvist (9th, safely in the top 50)",
      ],
      [
        [row("Tallmo", 2, 20), row("Kvist", 4, 20), row("Gran", 9, 50)],
        "Tallmo (2nd) and Kvist (4th), both safely in the top 20; Gran (9th, safely in the top 50)",
      ],
    ])("%# say a range once that all of them have", (rows, words) => expect(sayPositions(rows, 274)).toBe(words));
  });

  test("interviews and fieldwork are stated as far as known", () => {
    expect(sayBase({ interviews: 12_216, fieldwork: { from: "2025-01-08", to: "2025-03-28" }, year: 2025 })).toBe(
      "12,216 interviews, January–March 2025",
    );
    expect(sayBase({ interviews: null, fieldwork: null, year: 2025 })).toBe("the 2025 fieldwork");
  });
});

describe("search results", () => {
  test("a description contains as many sentences as fit", () => {
    expect(toDescription(["One.", "x".repeat(170), "Two."])).toBe("One. Two.");
    expect(toDescription(["word ".repeat(60)]).length).toBeLessThanOrEqual(161);
    expect(toDescription(["x".repeat(300)]).length).toBeLessThanOrEqual(161);
  });

  test("a title is the longest that fits", () => {
    expect(toTitle(["x".repeat(60), "y".repeat(54), "z"])).toBe("y".repeat(54));
    expect(toTitle(["x".repeat(60)])).toBe(`${"x".repeat(53)}…`);
  });
});
