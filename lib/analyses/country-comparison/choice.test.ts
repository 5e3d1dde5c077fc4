import { expect, test } from "vitest";
import { chooseBrands, completeQuery, SHOWN_BRANDS } from "@/lib/analyses/country-comparison/choice";
import { NOTHING_ASKED } from "@/lib/rankings/histories/analysis-query";

const names = [
  { slug: "a", name: "Alm", markets: ["sweden"] },
  { slug: "b", name: "Berg", markets: ["sweden", "norway"] },
  { slug: "c", name: "Björk", markets: ["sweden", "norway"] },
  { slug: "d", name: "Dal", markets: ["sweden", "norway", "finland"] },
];

const ONE = SHOWN_BRANDS["multi-country"];

test("Country Comparison starts with the brands ranked in most markets", () => {
  expect(chooseBrands(names, 3)).toEqual(["d", "b", "c"]);
});

test("adding brands keeps those already selected", () => {
  const empty = completeQuery(NOTHING_ASKED, names, [2023, 2024, 2025], ONE);
  expect(empty).toMatchObject({ brands: ["d"], from: 2023, to: 2025 });
  const asked = completeQuery(
    { ...NOTHING_ASKED, brands: ["a", "b"], from: 1999, to: 2024 },
    names,
    [2023, 2024, 2025],
    SHOWN_BRANDS["country-comparison"],
  );
  expect(asked).toMatchObject({ brands: ["a", "b"], from: 2023, to: 2024 });
});

test("brands that the study does not have are left out, and the others keep their colours", () => {
  const some = completeQuery(
    { ...NOTHING_ASKED, brands: ["unheard-of", "b"] },
    names,
    [2025],
    SHOWN_BRANDS["country-comparison"],
  );
  expect(some).toMatchObject({ brands: ["b"], slots: [1] });
  const none = completeQuery({ ...NOTHING_ASKED, brands: ["unheard-of"] }, names, [2025], ONE);
  expect(none).toMatchObject({ brands: ["d"] });
});

test("an address with only unknown brands shows as many as one without brands", () => {
  const many = Array.from({ length: 9 }, (_, at) => ({ slug: `b${at}`, name: `Brand ${at}`, markets: ["sweden"] }));
  const shown = (brands: string[]) =>
    completeQuery({ ...NOTHING_ASKED, brands }, many, [2025], SHOWN_BRANDS["country-comparison"]).brands;
  expect(shown(["unheard-of"])).toEqual(shown([]));
  expect(shown(many.map(({ slug }) => slug))).toHaveLength(8);
});
