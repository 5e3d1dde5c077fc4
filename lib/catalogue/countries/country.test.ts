import { STUDY_OF_TODAY } from "@/lib/catalogue/shown-study/study-of-today";
import { expect, test } from "vitest";
import { listCountries } from "@/lib/catalogue/countries/country";
import { MARKETS, normaliseMarket } from "@/lib/catalogue/markets/market";

const { nearest, others } = listCountries(STUDY_OF_TODAY);

test("the ranked markets and Iceland come first, spelt as elsewhere in the product", () => {
  expect(nearest).toEqual([...MARKETS.map(({ name }) => name), "Iceland"]);
  for (const { name } of MARKETS) expect(normaliseMarket(name)).toBe(name);
});

test("a study of other countries has those first, spelt as it spells them", () => {
  const markets = STUDY_OF_TODAY.markets.slice(0, 1).map((market) => ({ ...market, code: "Ee", name: "Eesti" }));
  expect(listCountries({ markets }).nearest).toEqual(["Eesti"]);
});

test("every other country follows once, alphabetically by its English name", () => {
  expect(others.length).toBeGreaterThan(195);
  expect(new Set([...nearest, ...others]).size).toBe(nearest.length + others.length);
  expect(others.toSorted((a, b) => a.localeCompare(b, "en"))).toEqual(others);
  expect(others).toEqual(
    expect.arrayContaining(["Germany", "United Kingdom", "Estonia", "Côte d’Ivoire", "Faroe Islands", "Kosovo"]),
  );
  expect(others.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
  expect(others.filter((name) => /netherlands$/i.test(name))).toEqual(["Caribbean Netherlands"]);
  expect(others).not.toContain("Antarctica");
});
