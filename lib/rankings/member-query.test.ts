import { STUDY_OF_TODAY } from "@/lib/catalogue/shown-study/study-of-today";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MARKETS } from "@/lib/catalogue/markets/market";
import { memberRankingHref, parseMemberQuery, SORTS, toRows, type MemberQuery } from "@/lib/rankings/member-query";
import { trimSearch } from "@/lib/rankings/search-params";

const DEFAULTS: MemberQuery = {
  home: "sweden",
  country: "sweden",
  industry: null,
  brand: null,
  sort: "position",
  show: 20,
  q: "",
};
const read = (href: string) =>
  parseMemberQuery(Object.fromEntries(new URL(href, "http://x.example").searchParams), STUDY_OF_TODAY);
const slug = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,40}$/);
const query: fc.Arbitrary<MemberQuery> = fc.record({
  home: fc.constant("sweden"),
  country: fc.constantFrom(...MARKETS.map((market) => market.slug)),
  industry: fc.option(slug),
  brand: fc.option(slug),
  sort: fc.constantFrom(...SORTS),
  show: fc.nat(80).map((more) => 20 + 25 * more),
  q: fc
    .string({ unit: "grapheme", maxLength: 60 })
    .filter((text) => text.isWellFormed())
    .map(trimSearch),
});

describe("addresses of the full rankings", () => {
  it("the address of the full rankings is read and written unchanged", () => {
    fc.assert(
      fc.property(query, (asked) => {
        expect(read(memberRankingHref(asked))).toEqual(asked);
      }),
    );
  });
  it("the address of the full rankings is stable after being read and written again", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom("country", "industry", "brand", "sort", "show", "q"), fc.string()),
        (params) => {
          if (!Object.values(params).every((text) => text.isWellFormed())) return;
          const href = memberRankingHref(parseMemberQuery(params, STUDY_OF_TODAY));
          expect(memberRankingHref(read(href))).toBe(href);
        },
      ),
    );
  });
  it("the address of the full rankings omits defaults", () => {
    expect(memberRankingHref(DEFAULTS)).toBe("/rankings/full");
    expect(memberRankingHref({ ...DEFAULTS, country: "norway", industry: "food-grocery", show: 45 })).toBe(
      "/rankings/full?country=norway&industry=food-grocery&show=45",
    );
  });
  it.each([
    [{}, {}],
    [{ country: "atlantis", sort: "up", show: "many", industry: "../x", brand: "A B" }, {}],
    [
      { country: ["norway", "sweden"], sort: "change" },
      { country: "norway", sort: "change" },
    ],
    [{ sort: "score" }, {}],
    [{ show: "21" }, { show: 45 }],
    [{ show: "-5" }, {}],
    [{ show: "1e9" }, { show: 2020 }],
    [{ q: "  fj \n äll " }, { q: "fj äll" }],
  ])("invalid values in the address of the full rankings fall back: %o", (params, expected) => {
    expect(parseMemberQuery(params, STUDY_OF_TODAY)).toEqual({ ...DEFAULTS, ...expected });
  });
});

it("an address of the full rankings without a country means the default market of the published study", () => {
  const study = { ...STUDY_OF_TODAY, defaultMarket: "norway" };
  const asked = parseMemberQuery({}, study);
  expect(asked.country).toBe("norway");
  expect(memberRankingHref(asked)).toBe("/rankings/full");
  expect(memberRankingHref({ ...asked, country: "sweden" })).toBe("/rankings/full?country=sweden");
});

describe("rows", () => {
  it.each([
    [0, 20],
    [20, 20],
    [21, 45],
    [45, 45],
    [46, 70],
    [NaN, 20],
    [Infinity, 2020],
  ])("the minimum number of rows for %s is %s", (asked, rows) => {
    expect(toRows(asked)).toBe(rows);
  });
});
