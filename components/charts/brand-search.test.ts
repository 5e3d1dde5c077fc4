import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findBrands, toSearchableBrands } from "./brand-search";

const NAMES = ["Åkerfrid", "Ängsmor", "Storängen", "Kåre & Söner", "Ørsmark", "Тайга", "Norrlinda"];
const BRANDS = toSearchableBrands(NAMES.map((name, index) => ({ slug: `b${index}`, name })));
const find = (text: string) => findBrands(BRANDS, text).map(({ name }) => name);

describe("findBrands", () => {
  it("needs no accents", () => expect(find("akerf")).toEqual(["Åkerfrid"]));
  it("puts names that begin with the text first", () => expect(find("ang")).toEqual(["Ängsmor", "Storängen"]));
  it("finds words, and forgives signs", () => expect(find("kare soner")).toEqual(["Kåre & Söner"]));
  it("forgives a slip where nothing fits", () => expect(find("norlinda")).toEqual(["Norrlinda"]));
  it("reads any script", () => expect(find("тай")).toEqual(["Тайга"]));
  it("gives all without a text", () => expect(find("  ")).toHaveLength(NAMES.length));
  it("gives none where nothing is like it", () => expect(find("zzzzzz")).toEqual([]));

  it("always finds a name by itself", () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), (name) => {
        expect(find(name)[0]).toBe(name);
      }),
    );
  });
});
