import fc from "fast-check";
import { expect, test } from "vitest";
import { findNearestName } from "@/lib/study/import/nearest-name";

const NAMES = ["Älgbäck", "Kvarnö & Dotter", "Näckrosa", "Björkdal"];

test.each([
  ["Algbeck", "Älgbäck"],
  ["älgbäck ab", "Älgbäck"],
  ["Kvarno och Dotter", "Kvarnö & Dotter"],
  ["Näkcrosa", "Näckrosa"],
  ["Björkdalen", "Björkdal"],
  ["Something else", null],
  ["", null],
])("the nearest name to %j is %j", (name, nearest) => {
  expect(findNearestName(name, NAMES)).toBe(nearest);
});

test("one wrong letter is always tolerated", () => {
  fc.assert(
    fc.property(fc.constantFrom(...NAMES), fc.nat(), fc.constantFrom("a", "z", ""), (name, at, letter) => {
      const index = at % name.length;
      const slipped = name.slice(0, index) + letter + name.slice(index + 1);
      expect(findNearestName(slipped, NAMES)).toBe(name);
    }),
  );
});

test.each([
  // At most a third of the letters may differ.
  ["abxxef", "abcdef", "abcdef"],
  ["abxxxf", "abcdef", null],
  // Swapping two neighbours counts as one change, at the beginning, in the middle and at the end.
  ["bac", "abc", "abc"],
  ["abdcef", "abcdef", "abcdef"],
  ["abdcfe", "abcdef", "abcdef"],
  ["acb", "abc", "abc"],
  // Letters that are near each other but not exchanged are two.
  ["adb", "abc", null],
  ["bca", "abc", null],
])("the name %j compared with %j gives %j", (name, candidate, nearest) => {
  expect(findNearestName(name, [candidate])).toBe(nearest);
});

test("of several names the one with fewest changes is nearest, and the first among equals", () => {
  expect(findNearestName("norway", ["norwax", "norway", "norwaz"])).toBe("norway");
  expect(findNearestName("norwab", ["norwax", "norwaz"])).toBe("norwax");
  expect(findNearestName("finlandd", ["findland", "finland"])).toBe("finland");
});
