import { describe, expect, test } from "vitest";
import type { BrandMarket } from "@/lib/rankings/brands/brand-facts";
import { toHomeMarket, toNeighbours } from "@/lib/rankings/brands/brand-facts";
import { sayKnownStanding, toElsewhere, toFactList, toMemberElsewhere } from "@/lib/rankings/brands/standing-words";
import type { BrandStanding } from "@/lib/rankings/brands/view";
import { marketOf, named } from "@/tests/support/public-facts";

const standing = { market: { name: "The Netherlands" }, year: 2025, total: 412, position: 4 };
const range = (low: number, high: number) => ({ low, high, exact: false });

const KNOWN: BrandStanding["position"] = { status: "known", overall: 4, inIndustry: null };
const LOCKED: BrandStanding["position"] = { status: "locked" };
const UNRANKED: BrandStanding["position"] = { status: "unranked" };

function marketWith(name: string, position: BrandStanding["position"]): BrandMarket {
  return {
    market: marketOf(name, {}),
    standing: {
      market: named(name),
      industry: named("Energy"),
      year: 2025,
      total: 100,
      position,
      range: null,
      score: { status: "locked" },
    },
    peers: ["Alfa", "Beta"].map(named),
    leaders: [],
    top: [],
  };
}

describe("a known position in words", () => {
  test.each([
    [range(1, 50), "The survey places it among the first 50 with at least 95% confidence."],
    [range(20, 200), "The survey places it 20th to 200th with at least 95% confidence."],
    [range(300, 500), "The survey places it 300th to 412th with at least 95% confidence."],
    [range(1, 500), "The survey cannot tell where in the list it belongs."],
    [null, "This ranking was published without scores, so it has no rank range."],
  ])("a known position is put into words with the rank range %o", (its, sentence) => {
    expect(sayKnownStanding("Alfa", { ...standing, range: its }, false)).toBe(
      `Of the 412 brands in the Netherlands, Alfa is rated 4th most sustainable. ${sentence}`,
    );
  });

  test("only a position in the first ten says that the lead is open", () => {
    const said = (position: number) => sayKnownStanding("Alfa", { ...standing, position, range: range(1, 50) }, true);
    expect(said(1)).toBe(
      "Of all brands in the Netherlands, Alfa is rated most sustainable. The survey places it among the first 50 with at least 95% confidence; it does not show which of the top ten leads.",
    );
    expect(said(11)).not.toContain("leads");
  });
});

describe("the facts beside a position", () => {
  const home = marketWith("Sweden", KNOWN);
  const elsewhere = toElsewhere(home, [home, marketWith("Norway", LOCKED), marketWith("Denmark", UNRANKED)]);

  test("facts beside a position are the size of its industry and the study", () => {
    expect(toFactList(home, [home, marketWith("Norway", LOCKED)])).toEqual([
      { name: "Industry", value: "2 brands" },
      { name: "Interviews", value: "4,000" },
      { name: "Fieldwork", value: "January–March 2025" },
      { name: "Top 10 of", value: "1 country" },
    ]);
  });

  test("facts beside a position show visitors none outside a top 10 of another market", () => {
    expect(elsewhere).toEqual([
      { name: "Norway", value: "one of 100" },
      { name: "Denmark", value: "not ranked" },
    ]);
  });

  test("facts beside a position show members the positions in other markets", () => {
    const norway: BrandStanding = {
      ...marketWith("Norway", LOCKED).standing,
      position: { status: "known", overall: 57, inIndustry: 3 },
    };
    expect(toMemberElsewhere(elsewhere, [norway])[0]).toEqual({ name: "Norway", value: "57th of 100" });
  });
});

describe("the market that a page is about", () => {
  test("a brand page is about a market whose top 10 has the brand, else one that ranks it", () => {
    const [sweden, norway, denmark] = [
      marketWith("Sweden", UNRANKED),
      marketWith("Norway", LOCKED),
      marketWith("Denmark", KNOWN),
    ];
    expect(toHomeMarket([sweden, norway, denmark])).toBe(denmark);
    expect(toHomeMarket([sweden, norway])).toBe(norway);
    expect(toHomeMarket([sweden])).toBe(sweden);
  });
});

test("a brand's neighbours in the alphabet are the ten around it", () => {
  const peers = Array.from({ length: 30 }, (_, at) => named(`Brand ${String(at).padStart(2, "0")}`));
  const near = toNeighbours(peers, "brand-15").map(({ slug }) => slug);
  expect(near).toHaveLength(10);
  expect(near).not.toContain("brand-15");
  expect([near[0], near.at(-1)]).toEqual(["brand-10", "brand-20"]);
  expect(toNeighbours(peers, "brand-00")[0]?.slug).toBe("brand-01");
});
