import { describe, expect, test } from "vitest";
import { toAlphabetNeighbours, type BrandFacts, type BrandMarket } from "@/lib/rankings/brands/brand-facts";
import {
  sayMarketOfBrand,
  toBrandAnswers,
  toBrandDescription,
  toBrandStandfirst,
  toCardStandfirst,
} from "@/lib/rankings/brands/brand-words";
import { marketOf, named, rowOf } from "@/tests/support/public-facts";

const peers = ["Alfa", "Beta", "Gamma"].map(named);

/** Beta in a market; visitors see its position only where one is given. */
function brandMarketOf(market: string, overall: number | null, more: Partial<BrandMarket> = {}): BrandMarket {
  return {
    market: marketOf(market, {}),
    standing: {
      market: named(market),
      industry: named("Food & grocery"),
      year: 2025,
      total: 100,
      position: overall === null ? { status: "locked" } : { status: "known", overall, inIndustry: null },
      range: overall === null ? null : { low: 1, high: 20, exact: false },
      score: { status: "locked" },
    },
    peers,
    leaders: overall === null ? [] : [rowOf(overall, "Beta", "Food & grocery")],
    top: overall === null ? [] : [rowOf(overall, "Beta", "Food & grocery")],
    ...more,
  };
}

const factsOf = (markets: BrandMarket[], name = "Beta"): BrandFacts => ({
  view: {
    brand: { slug: "beta", name },
    standings: markets.map(({ standing }) => standing),
    isIndexable: markets.some(({ standing }) => standing.position.status === "known"),
  },
  markets,
  marketCount: 5,
  smallestBase: 50,
  rankingYear: 2025,
});

describe("a brand in a top 10", () => {
  const facts = factsOf([brandMarketOf("Sweden", 4), brandMarketOf("The Netherlands", null)]);

  test("a brand in a top 10 is described by its positions, or by its markets", () => {
    expect(toBrandStandfirst(facts)).toBe(
      "People rank Beta 4th of 100 in Sweden on sustainability. It is also ranked in the Netherlands, outside the top 10.",
    );
    expect(toBrandDescription(facts)).toMatch(/^Beta ranks 4th of 100 in Sweden on sustainability, as people see it\./);
  });

  test("a brand's social card says what is certain about its rank, in the page's words", () => {
    expect(toCardStandfirst(facts)).toBe("Official Rankings 2025: safely in the top 20 in Sweden");
    expect(toBrandAnswers(facts)[0]?.answer).toContain("(safely in the top 20)");
    const [market] = facts.markets;
    if (!market) throw new Error("no place");
    const bare = factsOf([{ ...market, standing: { ...market.standing, range: null } }]);
    expect(toCardStandfirst(bare)).toBe("Official Rankings 2025: how sustainable people say it is");
  });

  test("a brand could be first only if its rank range includes it", () => {
    expect(toBrandAnswers(facts)[1]).toEqual({
      question: "Could Beta be first in Sweden?",
      answer: "Possibly. It is 4th, and its rank range, rounded outward, is 1 to 20. That includes first position.",
    });
    const [market] = facts.markets;
    if (!market) throw new Error("no place");
    const behind = factsOf([
      { ...market, standing: { ...market.standing, range: { low: 3, high: 20, exact: false } } },
    ]);
    expect(toBrandAnswers(behind)[1]?.answer).toMatch(/^Not in this study\./);
    expect(toBrandAnswers(factsOf([brandMarketOf("Sweden", 1)]))[1]?.question).toBe("Is Beta clearly first in Sweden?");
  });

  test("without rank ranges, a brand page does not ask whether the brand could be first", () => {
    const [market] = facts.markets;
    if (!market) throw new Error("no place");
    const bare = factsOf([{ ...market, top: [], standing: { ...market.standing, range: null } }]);
    expect(toBrandAnswers(bare).map(({ question }) => question)).not.toContain("Could Beta be first in Sweden?");
    expect(JSON.stringify(toBrandAnswers(bare))).not.toMatch(/null|rank range/);
  });
});

describe("a brand outside the top 10", () => {
  const facts = factsOf([brandMarketOf("Sweden", null)]);

  test("a brand outside the top 10 is described by its industry, without a position", () => {
    expect(toBrandStandfirst(facts)).toBe(
      "Beta is one of three food & grocery brands in Sweden that people rate on sustainability.",
    );
    expect(toBrandAnswers(facts)[0]?.answer).toMatch(/^Beta is not in the top 10 of Sweden/);
    expect(
      JSON.stringify([
        toBrandAnswers(facts),
        facts.markets.map((market) => sayMarketOfBrand(market, named("Beta"), 50)),
      ]),
    ).not.toMatch(/\d(?:st|nd|rd|th)\b/);
  });

  test("a brand outside the top 10 is linked to its neighbours in the alphabet", () => {
    expect(toAlphabetNeighbours(peers, "beta").map(({ name }) => name)).toEqual(["Alfa", "Gamma"]);
    expect(toAlphabetNeighbours(peers, "alfa").map(({ name }) => name)).toEqual(["Beta"]);
    expect(toAlphabetNeighbours(peers, "none")).toEqual([]);
    expect(sayMarketOfBrand(brandMarketOf("Sweden", null), named("Beta"), 50)).toContain(
      "Listed alphabetically, it comes between Alfa and Gamma.",
    );
  });
});

describe("a brand that is not ranked", () => {
  const apart = brandMarketOf("Norway", null);
  const unranked = { ...apart, standing: { ...apart.standing, position: { status: "unranked" as const } } };

  test("a brand that is not ranked says why and claims no position", () => {
    const facts = factsOf([unranked]);
    const why = "Beta is not ranked in Norway in 2025, because fewer than 50 people were asked about it.";
    expect(toBrandStandfirst(facts)).toBe(why);
    expect(toBrandDescription(facts)).toBe(why);
    expect(toBrandAnswers(facts).map(({ answer }) => answer)).toEqual([
      why,
      "None of the latest studies ranks it.",
      "Fewer than 50 in Norway.",
    ]);
    expect(sayMarketOfBrand(unranked, named("Beta"), 50)).toMatch(
      /^Not ranked: fewer than 50 people asked\. .* The study ranks three food & grocery brands among the 100 in Norway/,
    );
  });

  test("a brand unranked in one market still counts in the others", () => {
    const facts = factsOf([brandMarketOf("Sweden", 4), unranked]);
    expect(toBrandStandfirst(facts)).toBe(
      "People rank Beta 4th of 100 in Sweden on sustainability. It is not ranked in Norway in 2025, because fewer than 50 people were asked about it.",
    );
    const [where, , countries] = toBrandAnswers(facts);
    expect(where?.answer).toMatch(/^In 2025, 4th of 100 in Sweden .*It is not ranked in Norway/);
    expect(countries?.answer).toMatch(/^In one of the five markets in the study/);
  });
});

test("a brand's description fits a search result, for any name", () => {
  for (const name of ["x".repeat(300), "Long ".repeat(60).trim()]) {
    for (const markets of [
      [brandMarketOf("Sweden", 4)],
      ["Sweden", "Norway", "Denmark", "Finland", "The Netherlands"].map((market) => brandMarketOf(market, 4)),
      [brandMarketOf("Sweden", null)],
    ]) {
      expect(toBrandDescription(factsOf(markets, name)).length).toBeLessThanOrEqual(165);
    }
  }
});
