import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findBrands, toSearchableBrands } from "./brand-search";

const NAMES = ["Åkerfrid", "Ängsmor", "Storängen", "Kåre & Söner", "Ørsmark", "Тайга", "Norrlinda"];
const BRANDS = toSearchableBrands(NAMES.map((name, index) => ({ slug: `b${index}`, name })));
const find = (text: string) => findBrands(BRANDS, text).map(({ name }) => name);

describe("findBrands", () => {
  it("ignores accents", () => expect(find("akerf")).toEqual(["Åkerfrid"]));
  it("lists prefix matches first", () => expect(find("ang")).toEqual(["Ängsmor", "Storängen"]));
  it("finds words, ignoring punctuation", () => expect(find("kare soner")).toEqual(["Kåre & Söner"]));
  it("tolerates a typo if nothing matches", () => expect(find("norlinda")).toEqual(["Norrlinda"]));
  it("handles any script", () => expect(find("тай")).toEqual(["Тайга"]));
  it("returns all without a text", () => expect(find("  ")).toHaveLength(NAMES.length));
  it("returns none if nothing is similar", () => expect(find("zzzzzz")).toEqual([]));

  it("always finds a name by itself", () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), (name) => {
        expect(find(name)[0]).toBe(name);
      }),
    );
  });
});
