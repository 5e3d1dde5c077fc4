import { describe, expect, test } from "vitest";
import { industryInSentence } from "@/lib/platform/words/in-sentence";
import { countOf, possessive } from "@/lib/platform/words/sentences";
import { sayBase, sayRange, toDescription, toShortName, toTitle } from "@/lib/rankings/plain-words";

describe("names in sentences", () => {
  test.each([
    ["Food & grocery", "food & grocery"],
    ["Building & DIY", "building & DIY"],
    ["IT services", "IT services"],
    ["Ångfart", "ångfart"],
    ["3D print", "3D print"],
  ])("%s: %s", (name, expected) => expect(industryInSentence(name)).toBe(expected));

  test("whose something is", () => {
    expect([possessive("Sweden"), possessive("the Netherlands")]).toEqual(["Sweden’s", "the Netherlands’"]);
  });

  test("a name too long is cut after a word, or where it must be", () => {
    expect(toShortName("Skärmo")).toBe("Skärmo");
    expect(toShortName(`${"word ".repeat(20)}end`).length).toBeLessThanOrEqual(61);
    expect(toShortName("x".repeat(300))).toBe(`${"x".repeat(60)}…`);
  });

  test("one and many", () => {
    expect([countOf(1, "brand"), countOf(3, "brand"), countOf(31, "industry", "industries")]).toEqual([
      "one brand",
      "three brands",
      "31 industries",
    ]);
  });
});

describe("what a study gives", () => {
  test("a range ends where the market ends, and is nothing where there is none", () => {
    expect(sayRange({ range: { low: 5, high: 300, exact: false } }, 274)).toBe("5 to 274");
    expect(sayRange({ range: { low: 1, high: 1, exact: false } }, 274)).toBe("1");
    expect(sayRange({ range: null }, 274)).toBeNull();
  });

  test("interviews and fieldwork as far as they are known", () => {
    expect(sayBase({ interviews: 12_216, fieldwork: { from: "2025-01-08", to: "2025-03-28" }, year: 2025 })).toBe(
      "12,216 interviews, January–March 2025",
    );
    expect(sayBase({ interviews: null, fieldwork: null, year: 2025 })).toBe("the 2025 fieldwork");
  });
});

describe("search results", () => {
  test("a description takes as many sentences as fit", () => {
    expect(toDescription(["One.", "x".repeat(170), "Two."])).toBe("One. Two.");
    expect(toDescription(["word ".repeat(60)]).length).toBeLessThanOrEqual(161);
    expect(toDescription(["x".repeat(300)]).length).toBeLessThanOrEqual(161);
  });

  test("a title is the fullest that is shown whole", () => {
    expect(toTitle(["x".repeat(60), "y".repeat(54), "z"])).toBe("y".repeat(54));
    expect(toTitle(["x".repeat(60)])).toBe(`${"x".repeat(53)}…`);
  });
});
