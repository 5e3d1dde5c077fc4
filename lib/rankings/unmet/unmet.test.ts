import { describe, expect, it } from "vitest";
import { asksForSomething, type Known, sayOtherList, unmetRequests } from "@/lib/rankings/unmet/unmet";

const known: Known = {
  markets: new Set(["sweden", "norway"]),
  industries: new Set(["energy"]),
  brands: new Set(["alfa", "beta"]),
  years: { first: 2023, last: 2025 },
};
const ask = (search: string) => unmetRequests(Object.fromEntries(new URLSearchParams(search)), known);

describe("an address that asks for what is not there", () => {
  it("an address that can be met in full gets no note", () => {
    for (const search of [
      "",
      "market=sweden&industry=energy&brands=alfa,beta&from=2023&to=2025",
      "markets=sweden,norway&brands=alfa.sweden&year=2025",
      "market=all",
      "country=norway&brand=beta",
      "from=&year=soon&view=heat",
    ])
      expect(ask(search), search).toEqual([]);
  });

  it.each([
    ["market=atlantis", "We found no country called “atlantis” in the study."],
    ["country=atlantis", "We found no country called “atlantis” in the study."],
    ["markets=sweden,atlantis,mu", "We found no countries called “atlantis” and “mu” in the study."],
    ["industry=alchemy", "We found no industry called “alchemy” in the study."],
    ["brands=alfa,nobody", "We found no brand called “nobody” in the study."],
    ["brand=nobody", "We found no brand called “nobody” in the study."],
    ["brands=alfa.atlantis", "We found no country called “atlantis” in the study."],
    ["from=2018&to=2025", "Your plan includes 2023 to 2025, so 2018 is not shown."],
    ["from=2012&to=2019", "Your plan includes 2023 to 2025, so 2012 and 2019 are not shown."],
    ["year=2031", "The latest study is from 2025, so 2031 is not shown."],
  ])("the address %s gets the note: %s", (search, sentence) => {
    expect(ask(search)).toEqual([sentence]);
  });

  it("a note on an address does not repeat it at length", () => {
    expect(ask(`brand=${"x".repeat(300)}`)[0]?.length).toBeLessThan(100);
  });

  it("a note on years is only for readers whose plan limits them", () => {
    const all = { ...known, years: { first: null, last: 2025 } };
    expect(unmetRequests({ from: "2011" }, all)).toEqual([]);
  });
});

it("names are looked up only if the address asks for some", () => {
  expect(asksForSomething({ view: "heat" })).toBe(false);
  expect(asksForSomething({ brands: "alfa" })).toBe(true);
});

it("the full list says if it is of another year or without an industry", () => {
  const [market, industries] = [{ name: "Norway", year: 2025 }, [{ slug: "energy" }]];
  expect(sayOtherList({ year: "2025", industry: "energy" }, market, industries)).toEqual([]);
  expect(sayOtherList({}, market, industries)).toEqual([]);
  expect(sayOtherList({ year: "2018" }, market, industries)).toEqual([
    "This list shows the 2025 study, so 2018 is not shown. Earlier years are in each brand’s history.",
  ]);
  expect(sayOtherList({ industry: "banks" }, market, industries)).toEqual([
    "Norway has no ranking of that industry, so all its industries are shown.",
  ]);
});
