import { describe, expect, it } from "vitest";
import type { Entry, Group } from "@/lib/discovery/palette/entry";
import { findEntries, MOST_SHOWN, toSearchable } from "@/lib/discovery/palette/results";

const entry = (group: Group, title: string, also?: string[]): Entry => ({
  id: `${group} ${title}`,
  group,
  title,
  also,
  action: { kind: "go", href: "/" },
});
const ENTRIES = [
  entry("Pages", "Rankings", ["positions"]),
  entry("Countries", "Sweden", ["sverige"]),
  entry("Brands", "Bröderna Lind"),
  entry("Brands", "Äng & Son"),
  entry("Brands", "Lindholm"),
  entry("Brands", "Rautasaari Pankki"),
  entry("Brands", "Rautavaara"),
  entry("Brands", "7-Strand"),
  entry("Actions", "Theme: dark", ["night"]),
];
const find = (text: string) =>
  findEntries(toSearchable(ENTRIES), text).flatMap(({ group, entries }) =>
    entries.map(({ title }) => `${group}: ${title}`),
  );

describe("the palette finds", () => {
  it("the palette lists names that start with the text, then words that do, then others", () => {
    expect(find("lind")).toEqual(["Brands: Lindholm", "Brands: Bröderna Lind"]);
    expect(find("nderna")).toEqual([]);
    expect(find("roderna")).toEqual(["Brands: Bröderna Lind"]);
  });

  it("the palette ignores accents, capitals, punctuation and word order", () => {
    expect(find("ANG SON")).toEqual(["Brands: Äng & Son"]);
    expect(find("lind brod")).toEqual(["Brands: Bröderna Lind"]);
    expect(find("7 str")).toEqual(["Brands: 7-Strand"]);
    expect(find("7str")).toEqual(["Brands: 7-Strand"]);
  });

  it("the palette finds synonyms, after names", () => {
    expect(find("sverige")).toEqual(["Countries: Sweden"]);
    expect(find("night")).toEqual(["Actions: Theme: dark"]);
  });

  it.each([
    ["rautasari", "a letter left out"],
    ["rautassaari", "one too many"],
    ["rautesaari", "another one"],
    ["ruatasaari", "two changed round"],
    ["rautasaari pnakki", "a slip in the second word"],
  ])("the palette finds a brand despite a typo: “%s”, %s", (text) =>
    expect(find(text)).toEqual(["Brands: Rautasaari Pankki"]),
  );

  it("the palette tolerates no typo in a short word or if a name matches exactly", () => {
    expect(find("rautava")).toEqual(["Brands: Rautavaara"]);
    expect(find("lnd")).toEqual([]);
  });

  it("the palette finds nothing for a text unlike any name", () => expect(find("qqxqqxqq")).toEqual([]));

  it("the palette lists pages, countries and actions without a text", () => {
    expect(find(" ")).toEqual(["Pages: Rankings", "Countries: Sweden", "Actions: Theme: dark"]);
  });

  it("the palette lists at most eight results per group, and the total", () => {
    const many = Array.from({ length: 12 }, (_, at) => entry("Brands", `Lind ${at}`));
    const [group] = findEntries(toSearchable(many), "lind");
    expect(group?.entries).toHaveLength(MOST_SHOWN);
    expect(group?.total).toBe(12);
  });

  it("the palette lists the group with the best match first", () => {
    const both = [entry("Pages", "About the Lind"), entry("Brands", "Lind")];
    expect(findEntries(toSearchable(both), "lind").map(({ group }) => group)).toEqual(["Brands", "Pages"]);
  });
});
