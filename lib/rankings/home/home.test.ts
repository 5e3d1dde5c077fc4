import { expect, test } from "vitest";
import { homeForm, withHome } from "@/lib/rankings/home/home";

const NAMES = {
  brands: [
    { slug: "alfa", name: "Alfa", industry: "Energy", markets: ["norway", "sweden"] },
    { slug: "beta", name: "Beta", industry: "Food", markets: ["norway"] },
    { slug: "gamma", name: "Gamma", industry: "Energy", markets: ["sweden"] },
  ],
  industries: [{ slug: "energy", name: "Energy", markets: ["norway", "sweden"] }],
};
const HOME = { market: "norway", industry: "energy" };

test("an analysis opens with the reader's market, industry and followed brands", () => {
  expect(withHome({ scale: "z" }, HOME, ["alfa", "beta", "gamma"], NAMES)).toEqual({
    scale: "z",
    market: "norway",
    industry: "energy",
    brands: "alfa",
  });
});

test("a single brand followed is suggested with its neighbours where an analysis has them", () => {
  expect(withHome({}, HOME, ["alfa", "beta"], NAMES, true)).toEqual({
    market: "norway",
    industry: "energy",
    near: "alfa",
  });
  expect(withHome({}, { market: "sweden", industry: "energy" }, ["alfa", "gamma"], NAMES, true)).toMatchObject({
    brands: "alfa,gamma",
  });
});

test("the reader's home changes no address that names something", () => {
  for (const asked of [{ market: "sweden" }, { brands: "beta" }, { industry: "food" }])
    expect(withHome(asked, HOME, ["alfa"], NAMES)).toBe(asked);
  expect(withHome({}, null, ["alfa"], NAMES)).toEqual({});
  expect(withHome({}, { market: null, industry: null }, [], NAMES)).toEqual({});
});

test("an industry that is no longer in the study is left out", () => {
  expect(withHome({}, { market: "norway", industry: "whaling" }, [], NAMES)).toEqual({ market: "norway" });
});

test("a form's unknown values leave the choice open", () => {
  expect(homeForm.parse({ market: "At lantis", industry: "'; --" })).toEqual({ market: null, industry: null });
  expect(homeForm.parse({ market: "norway", industry: "energy" })).toEqual(HOME);
});
