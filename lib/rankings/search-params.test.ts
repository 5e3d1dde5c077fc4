import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  brandSearchHref,
  fullRankingHref,
  parseBrandSearch,
  parseRankingForm,
  rankingHref,
  SEARCH_LENGTH,
  trimSearch,
} from "@/lib/rankings/search-params";

describe("addresses of rankings", () => {
  it("the address of a ranking is a path of market and industry", () => {
    expect(rankingHref({ market: "sweden" })).toBe("/rankings/sweden");
    expect(rankingHref({ market: "sweden", industry: null })).toBe("/rankings/sweden");
    expect(rankingHref({ market: "sweden", industry: "food-grocery" })).toBe("/rankings/sweden/food-grocery");
  });
});

describe("the full ranking in place of a public one", () => {
  it("the full ranking opened from a public one keeps market and industry", () => {
    expect(fullRankingHref("/rankings")).toBe("/rankings/full");
    expect(fullRankingHref("/rankings/norway")).toBe("/rankings/full?country=norway");
    expect(fullRankingHref("/rankings/norway/food-grocery#top")).toBe(
      "/rankings/full?country=norway&industry=food-grocery",
    );
  });

  it("only a public ranking leads to a full one", () => {
    for (const other of [
      "/rankings/full?country=norway",
      "/rankings/search?q=a",
      "/rankings/go",
      "/",
      "/brands/a",
      "/rankingsx",
    ])
      expect(fullRankingHref(other)).toBeNull();
  });
});

describe("addresses of searches", () => {
  it("the address of a search is read and written unchanged", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.string({ unit: "grapheme", maxLength: 90 }), (market, text) => {
        const search = { market, q: trimSearch(text) };
        const { searchParams } = new URL(brandSearchHref(search), "http://x.example");
        const read = parseBrandSearch(Object.fromEntries(searchParams));
        // An address cannot hold half a character; whole ones are unchanged.
        if (market.isWellFormed() && text.isWellFormed()) expect(read).toEqual(search);
      }),
    );
  });

  it("the address of a search is validated", () => {
    expect(parseBrandSearch({})).toEqual({ market: "", q: "" });
    expect(parseBrandSearch({ market: ["sweden", "norway"], q: ["  a \n b ", "c"] })).toEqual({
      market: "sweden",
      q: "a b",
    });
  });
});

describe("search text", () => {
  it("a search text is cut between characters, never inside one", () => {
    expect(trimSearch("x".repeat(500))).toHaveLength(SEARCH_LENGTH);
    expect(trimSearch("🌲".repeat(200))).toBe("🌲".repeat(SEARCH_LENGTH));
  });
  it("a search text is the same in any Unicode form", () => {
    expect(trimSearch("A\u030Angsala")).toBe("Ångsala");
  });
  it("a normalised search text does not change when normalised again", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("a", "Å", "A\u030A", " ", "\t", "\n", "\u00A0", "🌲", "\u0301"), { maxLength: 100 }),
        (pieces) => {
          const text = trimSearch(pieces.join(""));
          expect(trimSearch(text)).toBe(text);
        },
      ),
    );
  });
});

describe("the filter form", () => {
  it.each([
    ["market=sweden&industry=food&q=", { market: "sweden", industry: "food", q: "" }],
    ["q=%20fj%C3%A4ll+", { market: "", industry: "", q: "fjäll" }],
    ["market=a&market=b", { market: "a", industry: "", q: "" }],
    ["", { market: "", industry: "", q: "" }],
  ])("the filter form is read from “%s”", (text, form) => {
    expect(parseRankingForm(new URLSearchParams(text))).toEqual(form);
  });
});
