import { STUDY_OF_TODAY } from "@/lib/catalogue/shown-study/study-of-today";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EXAMPLE_TEXTS } from "@/lib/rankings/scores/example";
import { parseRebuildQuery, rebuildHref } from "@/lib/rankings/scores/rebuild-query";
import { SCORE_FIELDS, type ScoreTexts } from "@/lib/rankings/scores/score-texts";
import { parseScoreTexts, toScoreSearch } from "@/lib/rankings/scores/search-params";

describe("numbers in the address", () => {
  it("published numbers are omitted from the address, and otherwise all are present", () => {
    expect(toScoreSearch(EXAMPLE_TEXTS, EXAMPLE_TEXTS)).toBe("");
    expect(toScoreSearch({ ...EXAMPLE_TEXTS, environment: "44" }, EXAMPLE_TEXTS)).toBe(
      "?environment=44&social=36.8&both=27.1&asked=1013&deff=1.21",
    );
  });

  it("changing a number leaves other parameters of the address unchanged", () => {
    expect(toScoreSearch({ ...EXAMPLE_TEXTS, deff: "1" }, EXAMPLE_TEXTS, "?brand=a&environment=9")).toMatch(
      /^\?brand=a&environment=41\.2&.*deff=1$/,
    );
    expect(toScoreSearch(EXAMPLE_TEXTS, EXAMPLE_TEXTS, "?brand=a&deff=9")).toBe("?brand=a");
  });

  it("numbers in the address are read back unchanged, whatever was typed", () => {
    const texts = fc.record(
      Object.fromEntries(SCORE_FIELDS.map((field) => [field, fc.string({ maxLength: 16 })])),
    ) as fc.Arbitrary<ScoreTexts>;
    fc.assert(
      fc.property(texts, (typed) => {
        expect(parseScoreTexts(toScoreSearch(typed, EXAMPLE_TEXTS), EXAMPLE_TEXTS)).toEqual(typed);
      }),
    );
  });

  it("numbers in the address are limited in length", () => {
    expect(parseScoreTexts(`?asked=${"9".repeat(3_000)}`, EXAMPLE_TEXTS).asked).toHaveLength(16);
  });
});

describe("the requested score", () => {
  it("the requested score is read from the address, ignoring unknown values", () => {
    expect(
      parseRebuildQuery({ market: "norway", brand: "some-brand", year: "2024", q: " a  b " }, STUDY_OF_TODAY),
    ).toEqual({
      market: "norway",
      brand: "some-brand",
      year: 2024,
      q: "a b",
    });
    expect(parseRebuildQuery({ market: "atlantis", brand: "../x", year: "24", q: ["", "b"] }, STUDY_OF_TODAY)).toEqual({
      market: "sweden",
      brand: null,
      year: null,
      q: "",
    });
  });

  it("the requested score has one address", () => {
    expect(rebuildHref({})).toBe("/about-study/recompute");
    expect(rebuildHref({ market: "norway", brand: "a-b", year: 2024 })).toBe(
      "/about-study/recompute?market=norway&brand=a-b&year=2024",
    );
  });
});
