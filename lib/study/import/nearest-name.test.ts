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
])("%j is meant for %j", (name, nearest) => {
  expect(findNearestName(name, NAMES)).toBe(nearest);
});

test("one slip of the pen is always found", () => {
  fc.assert(
    fc.property(fc.constantFrom(...NAMES), fc.nat(), fc.constantFrom("a", "z", ""), (name, at, letter) => {
      const index = at % name.length;
      const slipped = name.slice(0, index) + letter + name.slice(index + 1);
      expect(findNearestName(slipped, NAMES)).toBe(name);
    }),
  );
});
