import { describe, expect, it } from "vitest";
import { toKey } from "@/lib/catalogue/names/match";
import { readPasted, splitList } from "./pasted-brands";

const brand = (name: string) => ({ slug: toKey(name).replaceAll(" ", "-"), name, key: toKey(name) });
const here = ["Smedsta", "Kråkdal Livs", "Lingonsta", "Lingonudde", "Ling"].map(brand);
const others = ["Ullmark", "Vindkraft Nord", "Lingonkraft"].map(brand);

describe("a pasted list", () => {
  it("is separated by lines and commas, without repetitions", () =>
    expect(splitList("a, b\n\n b \r\nc;;d")).toEqual(["a", "b", "c", "d"]));
  it("finds names without case and accents, and by an unmistakable beginning", () =>
    expect(readPasted("smedsta\nkrakdal", here, others).found.map(({ name }) => name)).toEqual([
      "Smedsta",
      "Kråkdal Livs",
    ]));
  it("asks which brand a name means if several fit", () => {
    const { which, found } = readPasted("Lingon", here, others);
    expect(found).toEqual([]);
    expect(which.map(({ text, brands }) => [text, brands.length])).toEqual([["Lingon", 2]]);
  });
  it("takes a whole name before longer ones", () =>
    expect(readPasted("ling", here, others).found.map(({ name }) => name)).toEqual(["Ling"]));
  it("names brands of another industry, also before a longer name here", () =>
    expect(
      readPasted("Ullmark", [...here, brand("Ullmarks Bageri")], others).elsewhere.map(({ name }) => name),
    ).toEqual(["Ullmark"]));
  it("says what is not found, and guesses nothing", () => {
    const { found, which, elsewhere, missing } = readPasted("Smedsto, Xyz", here, others);
    expect([found, which, elsewhere]).toEqual([[], [], []]);
    expect(missing).toEqual(["Smedsto", "Xyz"]);
  });
});
