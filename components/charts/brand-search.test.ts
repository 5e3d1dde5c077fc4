import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findBrands, toSearchableBrands } from "./brand-search";

const NAMES = ["Åkerfrid", "Ängsmor", "Storängen", "Kåre & Söner", "Ørsmark", "Тайга", "Norrlinda"];
const BRANDS = toSearchableBrands(NAMES.map((name, index) => ({ slug: `b${index}`, name })));
const find = (text: string) => findBrands(BRANDS, text).map(({ name }) => name);

describe("findBrands", () => {
  it("finding brands ignores accents", () => expect(find("akerf")).toEqual(["Åkerfrid"]));
  it("finding brands lists prefix matches first", () => expect(find("ang")).toEqual(["Ängsmor", "Storängen"]));
  it("finding brands matches words and ignores punctuation", () =>
    expect(find("kare soner")).toEqual(["Kåre & Söner"]));
  it("a typo is tolerated if no brand matches exactly", () => expect(find("norlinda")).toEqual(["Norrlinda"]));
  it("brands are found in any script", () => expect(find("тай")).toEqual(["Тайга"]));
  it("an empty search returns all brands", () => expect(find("  ")).toHaveLength(NAMES.length));
  it("a search similar to no brand returns none", () => expect(find("zzzzzz")).toEqual([]));

  it("every brand is found by its own name", () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), (name) => {
        expect(find(name)[0]).toBe(name);
      }),
    );
  });
});
