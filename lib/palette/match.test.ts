import { describe, expect, it } from "vitest";
import { findMatches } from "@/lib/palette/match";

const search = (names: readonly string[], text: string) => findMatches([{ entries: names, namesOf: (name) => [name] }], text)[0];

describe("what fits a text", () => {
  it("are names that begin with it, then those with a word that does, then those that hold it", () => {
    expect(search(["Avind", "Nord Vind", "Vindö", "Solkraft"], "vind")).toEqual(["Vindö", "Nord Vind", "Avind"]);
  });

  it.each([
    ["angsala", "Ängsala"],
    ["ÄNGSALA", "Ängsala"],
    ["aero", "Ærø"],
    ["øst", "Ostra"],
    ["cafe", "Café"],
    ["kvarno dotter", "Kvarnö & Dotter"],
  ])("%s is found in %s", (text, name) => {
    const names = ["Ängsala", "Ostra", "Café", "Kvarnö & Dotter", "Ærø"];
    expect(search(names, text)).toEqual([name]);
  });

  it.each([
    ["havrmark", "a letter missing"],
    ["havreemark", "one too many"],
    ["havramark", "another one"],
    ["havermark", "two that changed places"],
    ["avremark", "the first one missing"],
  ])("%s finds Havremark: %s", (text) => {
    expect(search(["Solvind", "Havremark", "Nordkost"], text)).toEqual(["Havremark"]);
  });

  it("forgives nothing in short texts, and little in longer ones", () => {
    expect(search(["Solvind"], "sal")).toEqual([]);
    expect(search(["Solvind"], "salv")).toEqual(["Solvind"]);
    expect(search(["Solvind"], "salw")).toEqual([]);
    expect(search(["Havremark"], "hovrimirk")).toEqual([]);
  });

  it("looks for slips only where nothing is spelled like that, in any group", () => {
    const groups = [["Solvik"], ["Solvind"]].map((entries) => ({ entries, namesOf: (name: string) => [name] }));
    expect(findMatches(groups, "solvi")).toEqual([["Solvik"], ["Solvind"]]);
    expect(findMatches(groups, "solvind")).toEqual([[], ["Solvind"]]);
    expect(findMatches(groups, "solwik")).toEqual([["Solvik"], []]);
  });

  it("knows further names, and finds eight of a group at the most", () => {
    const markets = [{ name: "Sweden", also: "Sverige" }];
    expect(findMatches([{ entries: markets, namesOf: ({ name, also }) => [name, also] }], "sveri")).toEqual([markets]);
    expect(search(Array.from({ length: 20 }, (_, i) => `Brand ${i}`), "brand")).toHaveLength(8);
  });

  it("is nothing for nothing", () => {
    expect(search(["Solvind"], "  ")).toEqual([]);
    expect(search(["Solvind"], "&")).toEqual([]);
  });
});
