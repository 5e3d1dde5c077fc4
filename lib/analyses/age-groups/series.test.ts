import { describe, expect, it } from "vitest";
import { testAgeGaps } from "@/lib/analyses/age-groups/age-gap";
import { toAgeClaim } from "@/lib/analyses/age-groups/claim";
import { toCsvTable } from "@/lib/analyses/age-groups/csv-table";
import { toAgeGroupsDocument } from "@/lib/analyses/age-groups/document";
import { countNotShown, toAgeTable } from "@/lib/analyses/age-groups/series";
import { NOTHING_ASKED } from "@/lib/rankings/histories/analysis-query";
import { type AgeSource, parseViewName, toAgeView, toDrawn, toViewName, toYear } from "@/lib/analyses/age-groups/view";
import type { AgeDataset, BrandHistory, BrandYear } from "@/lib/rankings/histories/dataset";
import { waveOf } from "@/lib/rankings/histories/market-wave.fixture";

const year: BrandYear = {
  market: "sweden",
  year: 2025,
  industry: { slug: "food", name: "Food" },
  overall: 1,
  inIndustry: 1,
  rankLow: 1,
  rankHigh: 4,
  score: 90,
  error: 3,
  n: 1000,
  nEff: 900,
  environment: 0.5,
  social: 0.4,
  both: 0.3,
  z: 1,
  index: 120,
  change: null,
};
const history = (slug: string, score: number | null, n: number | null = 1000): BrandHistory => ({
  slug,
  name: slug.toUpperCase(),
  years: [{ ...year, score, error: score === null ? null : 3, n }],
});
const wave = waveOf(2025, { interviews: 2000, deviation: 15, real: 4 });
const cells = (young: number | null, old: number) => [
  { age: "18-29", score: young, error: young === null ? null : 6, n: young === null ? 39 : 130 },
  { age: "60-74", score: old, error: 5, n: 300 },
];
const dataset: AgeDataset = {
  market: "sweden",
  year: 2025,
  ages: ["18-29", "60-74"],
  brands: [
    { slug: "a", name: "A", cells: cells(110, 70) },
    { slug: "b", name: "B", cells: cells(null, 60) },
    { slug: "c", name: "C", cells: cells(60, 100) },
  ],
  means: [
    { age: "18-29", mean: 74, brandCount: 399 },
    { age: "60-74", mean: 68, brandCount: 400 },
  ],
};
const brands = [history("b", 61), history("a", 90), history("c", 81), history("gone", 50)];
const gaps = testAgeGaps(dataset);
const table = toAgeTable({ dataset, brands, gaps, wave });
const source: AgeSource = {
  query: NOTHING_ASKED,
  market: { slug: "sweden", name: "Sweden" },
  industry: { slug: "food", name: "Food" },
  dataset: {
    market: "sweden",
    industry: "food",
    brands: [...brands.slice(0, 3), { ...history("gone", 50), years: [] }],
  },
  ages: dataset,
  waves: [wave],
};
const view = toAgeView(source);
const claimOf = (slugs: string[]) =>
  toAgeClaim({
    ages: dataset.ages,
    brands: brands.filter(({ slug }) => slugs.includes(slug)),
    gaps,
    industry: "Food",
    market: "Sweden",
    year: 2025,
  });

it("the age groups page shows the same with the figures it is sent as with all figures", () => {
  expect(toAgeView({ ...source, dataset: toDrawn(source.dataset) })).toEqual(view);
});

describe("scores by age group", () => {
  it("scores by age are sorted by the score over all ages, without unranked brands", () => {
    expect(table.rows.map(({ slug }) => slug)).toEqual(["a", "c", "b"]);
    expect(table.absent).toEqual([{ slug: "gone", name: "GONE" }]);
  });
  it("scores by age are compared with the brand's own score and the market in the same group", () => {
    expect(table.rows[0]?.cells[0]).toMatchObject({
      age: "18-29",
      fromOwn: 20,
      fromMarket: 36,
      score: { status: "known", score: 110, n: 130 },
    });
  });
  it("an age group of fewer than 50 people has an n and no score", () => {
    expect(table.rows[2]?.cells[0]).toEqual({
      age: "18-29",
      score: { status: "not-shown", n: 39 },
      fromOwn: null,
      fromMarket: null,
    });
    expect(countNotShown(table.rows)).toEqual({ notShown: 1, of: 6 });
  });
  it("the market averages by age are listed below the brands, without tests", () => {
    expect(table.average).toMatchObject({
      all: 70,
      gap: 6,
      cells: [
        { mean: 74, fromAll: 4 },
        { mean: 68, fromAll: -2 },
      ],
    });
  });
});

describe("the headline on age groups", () => {
  it("the headline on age groups names the widest clear gap in each direction", () => {
    const { claim, standfirst, real, of } = claimOf(["a", "b", "c"]);
    expect(claim).toBe("Two brands divide the generations in opposite ways");
    expect(standfirst).toBe(
      "People aged 18–29 rate A 40.0 points higher than people aged 60–74. For C it is the reverse, by 40.0 points. These are the only clear age gaps among 2 brands.",
    );
    expect([real, of]).toEqual([2, 2]);
  });
  it("the headline on age groups is reversed if older people rate higher", () => {
    expect(claimOf(["b", "c"])).toMatchObject({
      claim: "C is rated 40.0 points higher by ages 60–74 than by ages 18–29",
      standfirst: "People aged 60–74 rate C 40.0 points higher than people aged 18–29. It is the only brand compared.",
    });
  });
  it("the headline on age groups says when too few people could be compared", () => {
    expect(claimOf(["b"])).toMatchObject({ claim: "Too few people to compare", real: 0, of: 0 });
    expect(
      toAgeClaim({ ages: [], brands, gaps: new Map(), industry: "Food", market: "Sweden", year: 2019 }),
    ).toMatchObject({ claim: "No scores by age" });
  });
});

describe("the file of age groups", () => {
  it("the file of age groups has the values shown and never a suppressed one", () => {
    const csv = toCsvTable(view);
    expect(csv.rows.find(([brand, age]) => brand === "B" && age === "18–29")).toEqual([
      "B",
      "18–29",
      null,
      null,
      null,
      39,
      null,
      null,
      null,
      "Not compared",
    ]);
    expect(csv.rows.find(([brand, age]) => brand === "A" && age === "60–74")).toEqual([
      "A",
      "60–74",
      70,
      60.5,
      80.1,
      300,
      -20,
      2,
      40,
      "Clear gap",
    ]);
    expect(csv.rows.every((row) => row.length === csv.columns.length)).toBe(true);
  });
});

describe("age groups of which none can be compared", () => {
  it("no file speaks of tests where no brand has both groups", () => {
    const one = toAgeView({
      ...source,
      ages: { ...dataset, brands: dataset.brands.map((own) => ({ ...own, cells: [] })) },
    });
    expect(one.claim.of).toBe(0);
    const said = [...toCsvTable(one).notes, toAgeGroupsDocument(one, "page").source].join(" ");
    expect(said).not.toMatch(/0 brands|Clear gap/);
  });
});

describe("a file of some of the age groups' brands", () => {
  it("a file says how many of the brands that its title counts are in it", () => {
    const { rows } = view.table;
    const some = { ...view, table: { ...view.table, rows: rows.slice(0, 1) } };
    expect(toAgeGroupsDocument(some, "page").subtitle).toMatch(/; 1 of 2 .+ brands in /);
    expect(toAgeGroupsDocument(view, "page").subtitle).not.toMatch(/\d of \d/);
  });
});

describe("the page of age groups", () => {
  it("the age groups page first selects the widest clear gaps, then the best brands", () => {
    expect(view.brands.map(({ slug }) => slug)).toEqual(["a", "c", "b"]);
    expect([view.of, view.claim.of, view.claim.real]).toEqual([3, 2, 2]);
  });
  it("the age groups page starts with three brands, the reader's own first", () => {
    const many = Array.from({ length: 9 }, (_, at) => ({ ...history(`m${at}`, 60 - at) }));
    const wide = {
      ...source,
      dataset: { ...source.dataset, brands: [...brands, ...many] },
      ages: { ...dataset, brands: [...dataset.brands, ...many.map(({ slug, name }) => ({ slug, name, cells: [] }))] },
    };
    const slugs = (near: string | null) =>
      toAgeView({ ...wide, query: { ...NOTHING_ASKED, near } }).brands.map(({ slug }) => slug);
    expect(slugs(null)).toEqual(["a", "c", "b"]);
    expect(slugs("m4")).toEqual(["m4", "a", "c"]);
  });
  it("the age groups page shows the selected brands and still tests the whole industry", () => {
    const asked = toAgeView({ ...source, query: { ...NOTHING_ASKED, brands: ["b", "unheard-of"] } });
    expect(asked.brands).toEqual([{ slug: "b", name: "B" }]);
    expect(asked.table.rows.map(({ slug }) => slug)).toEqual(["b"]);
    expect(asked.claim.of).toBe(2);
  });
  it("the age groups page shows all brands on request, with the same marks", () => {
    const all = toAgeView({ ...source, query: { ...NOTHING_ASKED, brands: ["b"], view: "market-all" } });
    expect(all).toMatchObject({ against: "market", showsAll: true, brands: [{ slug: "b" }] });
    expect(all.table.rows).toHaveLength(3);
  });
  it("the age groups page reads its view back from the address", () => {
    for (const view of [null, "market", "all", "market-all"]) expect(toViewName(parseViewName(view))).toBe(view);
  });
  it("the age groups page shows the latest study by default", () => {
    expect([toYear(2025, [wave], "sweden"), toYear(1999, [wave], "sweden"), toYear(null, [wave], "norway")]).toEqual([
      2025,
      2025,
      null,
    ]);
  });
});
