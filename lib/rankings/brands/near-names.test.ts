import { describe, expect, it } from "vitest";
import type { BrandName } from "@/lib/catalogue/names/names";
import { nearNames } from "@/lib/rankings/brands/near-names";

const brand = (name: string, ...markets: string[]): BrandName => ({ slug: name, name, industry: "", markets });

const BRANDS = [
  brand("Ängsala", "sweden"),
  brand("Bastlo Livs", "sweden"),
  brand("Fjällmyr", "sweden", "norway"),
  brand("Skærbæk", "denmark"),
  brand("Skärmo", "sweden"),
  brand("Vibeminde", "denmark"),
];

const namesNear = (text: string, market = "sweden") => nearNames(BRANDS, text, market).map(({ name }) => name);

describe("the names nearest to a text", () => {
  it("the nearest names are found word by word, in every market, from A to Z", () => {
    expect(namesNear("skaermo livs")).toEqual(
      ["Bastlo Livs", "Skärmo", "Skærbæk"].toSorted((a, b) => a.localeCompare(b, "en")),
    );
  });

  it("the nearest names tolerate more typos than a search does", () => {
    expect(namesNear("fjelmyr")).toEqual(["Fjällmyr"]);
    expect(namesNear("wibemynde")).toEqual(["Vibeminde"]);
  });

  it("there are no nearest names if nothing is close or the text is too short", () => {
    expect(namesNear("qqxqqx")).toEqual([]);
    expect(namesNear("v")).toEqual([]);
    expect(namesNear(" - ")).toEqual([]);
  });

  it("the nearest names are at most five, those of the market first", () => {
    const many = [1, 2, 3, 4].map((number) => brand(`Alna ${number}`, "norway"));
    const found = nearNames([...many, brand("Alna 8", "sweden"), brand("Alna 9", "sweden")], "alnaa", "sweden");
    expect(found.map(({ name }) => name)).toEqual(["Alna 1", "Alna 2", "Alna 3", "Alna 8", "Alna 9"]);
  });
});
