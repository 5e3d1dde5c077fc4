import fc from "fast-check";
import { expect, test } from "vitest";
import { keepSlots } from "@/lib/charts/drawing/slots";
import { NOTHING_ASKED, parseAnalysisQuery, toAnalysisSearch } from "@/lib/rankings/histories/analysis-query";
import { slotsOf, withSlots } from "@/lib/rankings/histories/brand-slots";

const before = slotsOf({ brands: ["a", "b", "c"] });

test("a brand keeps its place when another is removed, and a new one takes the place that is free", () => {
  expect(keepSlots(before, ["a", "c"])).toEqual([0, 2]);
  expect(keepSlots(slotsOf({ brands: ["a", "c"], slots: [0, 2] }), ["a", "c", "d"])).toEqual([0, 2, 1]);
});

test("another order of the same brands changes no place", () => {
  expect(keepSlots(before, ["c", "a", "b"])).toEqual([2, 0, 1]);
});

test("an address has the places only where they are not in order, and gives them back", () => {
  expect(toAnalysisSearch({ brands: ["a", "b"], slots: [0, 1] })).toBe("?brands=a,b");
  const asked = withSlots({ brands: ["a", "b", "c"] }, ["a", "c"]);
  expect(toAnalysisSearch(asked)).toBe("?brands=a,c&marks=1,3");
  expect(parseAnalysisQuery(new URLSearchParams("brands=a,c&marks=1,3"))).toEqual({ ...NOTHING_ASKED, ...asked });
});

test.each(["1", "1,1", "0,2", "1,9", "1,x", "1,2,3", "2,1,", ""])(
  "places that make no sense are left out: %s",
  (marks) => {
    expect(parseAnalysisQuery({ brands: "a,c", marks }).slots).toEqual([]);
  },
);

test("whatever is chosen one after another, places are different and below the number of colours", () => {
  const choice = fc.uniqueArray(fc.constantFrom(...["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"]), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(fc.array(choice, { maxLength: 6 }), (steps) => {
      let asked = { brands: [] as readonly string[], slots: [] as readonly number[] };
      for (const brands of steps) {
        const next = withSlots(asked, brands);
        expect(new Set(next.slots).size).toBe(brands.length);
        expect(Math.max(-1, ...next.slots)).toBeLessThan(8);
        for (const slug of brands.filter((each) => asked.brands.includes(each)))
          expect(slotsOf(next).get(slug)).toBe(slotsOf(asked).get(slug));
        asked = next;
      }
    }),
  );
});
