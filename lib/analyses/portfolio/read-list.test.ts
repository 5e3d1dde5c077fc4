import { STUDY_OF_TODAY } from "@/lib/catalogue/shown-study/study-of-today";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BrandName } from "@/lib/catalogue/names/names";
import { readList, toNameIndex } from "@/lib/analyses/portfolio/read-list";

const brand = (name: string, slug: string, markets: string[]): BrandName => ({ name, slug, markets, industry: "Food" });
const index = toNameIndex([
  brand("Åkerfrid", "akerfrid", ["sweden"]),
  brand("Kvarnö & Dotter", "kvarno-dotter", ["sweden", "norway"]),
  brand("Kvarnlund", "kvarnlund", ["norway", "denmark"]),
  brand("Norrlinda, Sons (1890)", "norrlinda", ["sweden"]),
  brand("3 Byar", "3-byar", ["finland"]),
]);
const read = (text: string, market = "sweden") => readList(text, index, market, STUDY_OF_TODAY);
const found = (text: string, market?: string) =>
  read(text, market).map((each) =>
    each.status === "found"
      ? `${each.choice.entry.brand}.${each.choice.entry.market}${each.isExact ? "" : "?"}`
      : each.status,
  );

describe("a pasted list of brands", () => {
  test("a pasted list ignores capitals, accents and punctuation", () => {
    expect(found("AKERFRID\r\n\n  kvarno dotter \nKvarnö & Dotter")).toEqual([
      "akerfrid.sweden",
      "kvarno-dotter.sweden",
      "kvarno-dotter.sweden",
    ]);
  });

  test("a pasted list accepts a typo or prefix of a single brand, and says so", () => {
    expect(found("Akerfird\nKvarnlun")).toEqual(["akerfrid.sweden?", "choose"]);
    expect(read("Kvarnlun")[0]).toMatchObject({
      why: "market",
      choices: [{ entry: { market: "norway" } }, { entry: { market: "denmark" } }],
    });
  });

  test("a pasted list suggests the brands that a line could mean", () => {
    expect(read("Kvarn")[0]).toMatchObject({
      status: "choose",
      why: "brand",
      choices: [{ name: "Kvarnö & Dotter" }, { name: "Kvarnlund" }],
    });
  });

  test("a pasted list reads a market after the name", () => {
    expect(found("Kvarnlund; Norge\nKvarnlund (Danmark)\nKvarnlund, DK\nKvarnö & Dotter\tNorway")).toEqual([
      "kvarnlund.norway",
      "kvarnlund.denmark",
      "kvarnlund.denmark",
      "kvarno-dotter.norway",
    ]);
    expect(read("Åkerfrid, Norway")[0]).toMatchObject({
      status: "choose",
      why: "market",
      choices: [{ entry: { market: "sweden" } }],
    });
  });

  test("a pasted list keeps names with commas, brackets and numbers complete", () => {
    expect(found("Norrlinda, Sons (1890)\n3 Byar\n1. Åkerfrid\n- Åkerfrid")).toEqual([
      "norrlinda.sweden",
      "3-byar.finland",
      "akerfrid.sweden",
      "akerfrid.sweden",
    ]);
  });

  test("a pasted list uses the columns of its header", () => {
    expect(
      found('\uFEFFBrand;Country;industry;Year\n"Kvarnö & Dotter";Norge;Food;2025\nÅkerfrid;Se;Food;2025'),
    ).toEqual(["heading", "kvarno-dotter.norway", "akerfrid.sweden"]);
  });

  test("a pasted list loses no line, whatever it contains", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme", maxLength: 30 })), (lines) => {
        const expected = lines
          .flatMap((line) => line.split(/\r\n|\r|\n/))
          .join("\n")
          .replace(/^\uFEFF/, "")
          .split("\n")
          .map((line) => line.trim())
          .filter((line) => line !== "");
        expect(read(lines.join("\n")).map(({ line }) => line)).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });
});
