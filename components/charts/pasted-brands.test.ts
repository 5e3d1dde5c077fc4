import { describe, expect, it } from "vitest";
import { toKey } from "@/lib/catalogue/names/match";
import { readPasted, splitList } from "./pasted-brands";

const brand = (name: string) => ({ slug: toKey(name).replaceAll(" ", "-"), name, key: toKey(name) });
const here = ["Smedsta", "Kråkdal Livs", "Lingonsta", "Lingonudde", "Ling"].map(brand);
const others = ["Ullmark", "Vindkraft Nord", "Lingonkraft"].map(brand);

describe("a pasted list", () => {
  it("a pasted list is split at lines and commas, without duplicates", () =>
    expect(splitList("a, b\n\n b \r\nc;;d")).toEqual(["a", "b", "c", "d"]));
  it("a pasted name is found without case or accents, or by an unambiguous beginning", () =>
    expect(readPasted("smedsta\nkrakdal", here, others).found.map(({ name }) => name)).toEqual([
      "Smedsta",
      "Kråkdal Livs",
    ]));
  it("a pasted name that fits several brands asks which one is meant", () => {
    const { which, found } = readPasted("Lingon", here, others);
    expect(found).toEqual([]);
    expect(which.map(({ text, brands }) => [text, brands.length])).toEqual([["Lingon", 2]]);
  });
  it("a pasted whole name is preferred to longer names that begin with it", () =>
    expect(readPasted("ling", here, others).found.map(({ name }) => name)).toEqual(["Ling"]));
  it("a pasted list names brands of another industry, even before a longer name here", () =>
    expect(
      readPasted("Ullmark", [...here, brand("Ullmarks Bageri")], others).elsewhere.map(({ name }) => name),
    ).toEqual(["Ullmark"]));
  it("a pasted list reports what is not found and guesses nothing", () => {
    const { found, which, elsewhere, missing } = readPasted("Smedsto, Xyz", here, others);
    expect([found, which, elsewhere]).toEqual([[], [], []]);
    expect(missing).toEqual(["Smedsto", "Xyz"]);
  });
});
