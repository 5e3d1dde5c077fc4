import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ALL, EVERYONE } from "@/lib/analyses/consumers/population";
import { parseConsumerQuery, toConsumerSearch, type ConsumerQuery } from "@/lib/analyses/consumers/search-params";
import { MARKETS } from "@/lib/catalogue/markets/market";

const NOTHING: ConsumerQuery = { market: null, from: null, to: null, ...EVERYONE, view: null, with: null };

const market = fc.constantFrom(...MARKETS.map(({ slug }) => slug));
const year = fc.integer({ min: 1900, max: 2099 });
const axis = fc.oneof(
  fc.constantFrom(ALL, "18-29", "65+", "female", "dedicated", "naïve & co.", "a.b"),
  fc
    .string({ minLength: 1, maxLength: 30, unit: "binary" })
    .filter((text) => text.trim() === text && /^\P{C}+$/u.test(text)),
);
const population = { age: axis, sex: axis, group: axis };
const query: fc.Arbitrary<ConsumerQuery> = fc
  .record({
    market: fc.option(market),
    from: fc.option(year),
    to: fc.option(year),
    ...population,
    view: fc.option(fc.constantFrom("heat", "by-group")),
    with: fc.option(fc.record({ market, year, ...population })),
  })
  .filter(({ from, to }) => from === null || to === null || from <= to);

const read = (search: string) => parseConsumerQuery(new URLSearchParams(search));

describe("the address of a consumer page", () => {
  it("the address of a consumer page is read and written unchanged", () => {
    fc.assert(
      fc.property(query, (asked) => {
        expect(read(toConsumerSearch(asked))).toEqual(asked);
      }),
    );
  });

  it("the address of a consumer page is empty by default", () => {
    expect(toConsumerSearch(NOTHING)).toBe("");
    expect(read("")).toEqual(NOTHING);
  });

  it("the address of a consumer page is read without an error, whatever it contains", () => {
    const params = fc.record({ market: fc.string(), from: fc.string(), age: fc.string(), with: fc.string() });
    fc.assert(
      fc.property(params, (search) => {
        const asked = parseConsumerQuery(search);
        expect(read(toConsumerSearch(asked))).toEqual(asked);
      }),
    );
    expect(read("?with=sweden.2025.all.all&age=%00&year=2023")).toEqual({ ...NOTHING, to: 2023 });
  });

  it("years in the wrong order are swapped", () => {
    expect(read("?from=2025&to=2020")).toMatchObject({ from: 2020, to: 2025 });
  });
});
