import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  areSameEntries,
  entriesIn,
  formatEntry,
  joinEntries,
  MOST_ENTRIES,
  parseEntry,
  type PortfolioEntry,
} from "@/lib/analyses/portfolio/entry";
import { MARKETS } from "@/lib/catalogue/markets/market";
import { LONGEST_NAME, nameOfCopy, toPortfolioName } from "@/lib/analyses/portfolio/portfolio";
import { parsePortfolioQuery, PORTFOLIO_VIEWS, toPortfolioSearch } from "@/lib/analyses/portfolio/search-params";

const entry = fc.record({
  brand: fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,30}$/),
  market: fc.constantFrom(...MARKETS.map(({ slug }): string => slug)),
});

describe("brands in a portfolio", () => {
  test("brands of a country that the study does not have are left out", () => {
    const [one, other] = [
      { brand: "kvarno", market: "sweden" },
      { brand: "kvarno", market: "atlantis" },
    ];
    expect(entriesIn([{ slug: "sweden" }], [one, other])).toEqual([one]);
    expect(entriesIn([{ slug: "sweden" }], [other])).toEqual([]);
  });

  test("a portfolio's brands are written and read back unchanged", () => {
    fc.assert(
      fc.property(entry, (each) => {
        expect(parseEntry(formatEntry(each))).toEqual(each);
      }),
    );
    expect(parseEntry("kvarno", "norway")).toEqual({ brand: "kvarno", market: "norway" });
    for (const text of ["", "kvarno", "kvarno.At lantis", "Kvarnö.sweden", "a.sweden.b", ".sweden"])
      expect(parseEntry(text)).toBeNull();
  });

  test("a portfolio's brands are unique, and at most 200", () => {
    const many: PortfolioEntry[] = Array.from({ length: 250 }, (_, index) => ({
      brand: `b${index % 230}`,
      market: "sweden",
    }));
    expect(joinEntries(many)).toHaveLength(MOST_ENTRIES);
    expect(joinEntries(many.slice(0, 2), many.slice(0, 3))).toEqual(many.slice(0, 3));
    expect(areSameEntries(many.slice(0, 3), many.slice(0, 3).toReversed())).toBe(true);
    expect(areSameEntries(many.slice(0, 3), many.slice(1, 4))).toBe(false);
  });
});

describe("the address of a portfolio", () => {
  test("a portfolio's address is read and written unchanged", () => {
    const query = fc.record({
      saved: fc.option(fc.uuid()),
      entries: fc.option(fc.uniqueArray(entry, { minLength: 1, maxLength: 12, selector: formatEntry })),
      year: fc.option(fc.integer({ min: 1990, max: 2099 })),
      shown: fc.constantFrom(...PORTFOLIO_VIEWS),
    });
    fc.assert(
      fc.property(query, (each) => {
        expect(parsePortfolioQuery(new URLSearchParams(toPortfolioSearch(each)))).toEqual(each);
      }),
    );
    expect(toPortfolioSearch({ saved: null, entries: null, year: null, shown: "change" })).toBe("");
  });

  test("an invalid portfolio address is ignored", () => {
    expect(parsePortfolioQuery({ view: "heat", brands: "Ö,..", year: "25", show: "heat" })).toEqual({
      saved: null,
      entries: null,
      year: null,
      shown: "change",
    });
    expect(parsePortfolioQuery({ market: "sweden", brands: "a,b.norway" }).entries).toEqual([
      { brand: "a", market: "sweden" },
      { brand: "b", market: "norway" },
    ]);
  });
});

describe("names of portfolios", () => {
  test("a portfolio's name is one line without surrounding space", () => {
    expect(toPortfolioName("  Food \n 2025\u0000 ")).toBe("Food 2025");
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (typed) => {
        const name = toPortfolioName(typed);
        expect(toPortfolioName(name)).toBe(name);
        expect(name.length).toBeLessThanOrEqual(LONGEST_NAME);
      }),
    );
  });

  test("a copy's name differs from existing ones", () => {
    expect(nameOfCopy("Food", ["Food"])).toBe("Food (copy)");
    expect(nameOfCopy("Food (copy)", ["Food", "Food (copy)"])).toBe("Food (copy 2)");
    expect(nameOfCopy("x".repeat(80), []).length).toBeLessThanOrEqual(LONGEST_NAME);
  });
});
