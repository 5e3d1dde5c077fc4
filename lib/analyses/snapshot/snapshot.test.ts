import { describe, expect, it } from "vitest";
import type { AgeDataset, BrandHistory, BrandYear, IndustryDataset } from "@/lib/rankings/histories/dataset";
import { toCsvTable } from "@/lib/analyses/snapshot/csv-table";
import { toFindings } from "@/lib/analyses/snapshot/findings";
import { toSnapshotSelection } from "@/lib/analyses/snapshot/selection";
import { toSnapshot } from "@/lib/analyses/snapshot/snapshot";
import { toStandfirst } from "@/lib/analyses/snapshot/standfirst";
import { waveOf } from "@/lib/rankings/histories/market-wave.fixture";

const food = { slug: "food", name: "Food" };
const sweden = { slug: "sweden", name: "Sweden" };
const base: BrandYear = {
  market: "sweden",
  year: 2025,
  industry: food,
  overall: 1,
  inIndustry: 1,
  rankLow: 1,
  rankHigh: 9,
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
const history = (slug: string, years: Partial<BrandYear>[]): BrandHistory => ({
  slug,
  name: slug.toUpperCase(),
  years: years.map((each) => ({ ...base, ...each })),
});
const wave = (year: number, mean: number) => waveOf(year, { interviews: 2000, mean, deviation: 15, real: 4 });
const waves = [wave(2023, 68), wave(2024, 69), wave(2025, 70)];
const dataset: IndustryDataset = {
  market: "sweden",
  industry: "food",
  brands: [
    history("a", [
      { year: 2023, score: 60 },
      { year: 2024, score: 86 },
      { change: { since: 2024, points: 4, error: 4.2, clear: false, momentum: null } },
    ]),
    history("b", [{ inIndustry: 2, overall: 30, score: 88 }]),
    history("c", [{ inIndustry: 3, overall: 90, score: 60, environment: 0.3, social: 0.3 }]),
    history("d", [{ inIndustry: 4, overall: 290, score: 30, environment: 0.15, social: 0.15 }]),
    history("thin", [
      { inIndustry: null, overall: null, score: null, error: null, n: 39, environment: null, social: null },
    ]),
    history("moved", [{ industry: { slug: "other", name: "Other" }, inIndustry: 1, score: 100 }]),
  ],
};
const cells = (young: number | null, old: number) => [
  { age: "18-29", score: young, error: young === null ? null : 6, n: young === null ? 39 : 130 },
  { age: "60-74", score: old, error: 5, n: 300 },
];
const ages: AgeDataset = {
  market: "sweden",
  year: 2025,
  ages: ["18-29", "60-74"],
  brands: ["a", "b", "c", "d"].map((slug) => ({
    slug,
    name: slug.toUpperCase(),
    cells: slug === "a" ? cells(60, 110) : cells(null, 70),
  })),
  means: [],
};
const snapshotOf = (
  slug: string,
  more: { ages?: AgeDataset | null; industryCount?: number | null; year?: number } = {},
) => toSnapshot({ slug, market: sweden, dataset, ages, waves, year: 2025, industryCount: 5, ...more });
const ready = (slug: string, more = {}) => {
  const snapshot = snapshotOf(slug, more);
  if (!snapshot) throw new Error("it is ranked");
  return snapshot;
};

describe("a brand's snapshot", () => {
  it("a snapshot has its positions in industry and market in the specification's words", () => {
    const { inIndustry, overall, closest } = ready("a");
    expect(inIndustry).toMatchObject({
      position: 1,
      of: 4,
      percentile: 100,
      performance: { words: "Top 10% performer" },
      competition: "Limited competition",
    });
    expect(overall).toEqual({ position: 1, of: 400, range: { low: 1, high: 9 } });
    expect(closest.map(({ slug }) => slug)).toEqual(["a", "b", "c", "d"]);
  });
  it("a snapshot has no percentile if the number of brands is unknown", () => {
    expect(ready("a", { industryCount: null, year: 2024 }).inIndustry).toMatchObject({
      position: 1,
      of: null,
      percentile: null,
      performance: null,
    });
    expect(ready("a", { industryCount: 8, year: 2024 }).inIndustry).toMatchObject({
      position: 1,
      of: 8,
      percentile: 100,
    });
  });
  it("there is no snapshot of a brand not ranked that year", () => {
    expect(snapshotOf("a", { year: 2019 })).toBeNull();
    expect(snapshotOf("unheard-of")).toBeNull();
  });
  it("a snapshot with too few people asked shows n and no score", () => {
    const thin = ready("thin");
    expect(thin.score).toEqual({ status: "not-shown", n: 39 });
    expect([thin.shares, thin.rivals, thin.closest]).toEqual([[], null, []]);
    expect(toStandfirst(thin, toFindings(thin))).toBe(
      "No score: 39 people in Sweden were asked about it in 2025, and a score needs at least {{base}}.",
    );
  });
  it("a snapshot compares only with the industry's brands of that year", () => {
    expect(ready("a").rivals).toEqual({ of: 3, ahead: 2, behind: 0, tied: [{ slug: "b", name: "B" }] });
  });
});

describe("the findings of a snapshot", () => {
  it("a snapshot's findings are those the tests support", () => {
    const snapshot = ready("a");
    const findings = toFindings(snapshot);
    expect(findings.strengths.map(({ words }) => words)).toEqual([
      "Clearly ahead of 2 of 3 other food brands.",
      "It has gained 28.0 points on the market average since 2023.",
      "20.0 points above the average in Sweden.",
    ]);
    expect(findings.risks.map(({ words }) => words)).toEqual([
      "People aged 60–74 rate it 50.0 points higher than people aged 18–29.",
      "Tied with one other food brand; the order could change next year.",
    ]);
    expect(toStandfirst(snapshot, findings)).toBe(
      "No other food brand in Sweden is clearly ahead of it. Up 30.0 points since 2023, a clear change; the market average rose by 2.0.",
    );
  });
  it("a snapshot's findings omit a change that is not clear", () => {
    const { strengths, risks } = toFindings(ready("a"));
    expect([...strengths, ...risks].map(({ words }) => words).join(" ")).not.toContain("since 2024");
  });
  it("a snapshot's findings state a clear change first, in either direction", () => {
    const own = dataset.brands[0]?.years.at(-1);
    const fallen = {
      ...dataset,
      brands: dataset.brands.map((brand) =>
        brand.slug === "a" && own
          ? {
              ...brand,
              years: [{ ...own, change: { since: 2024, points: -14, error: 4, clear: true, momentum: null } }],
            }
          : brand,
      ),
    };
    const snapshot = toSnapshot({
      slug: "a",
      market: sweden,
      dataset: fallen,
      ages: null,
      waves,
      year: 2025,
      industryCount: 5,
    });
    expect(snapshot && toFindings(snapshot).risks[0]).toEqual({
      words: "Down 14.0 points since 2024, a clear change.",
      isClear: true,
    });
  });
  it("an average brand's snapshot has no findings", () => {
    const same: IndustryDataset = {
      ...dataset,
      brands: ["x", "y", "z"].map((slug) => history(slug, [{ score: 70, inIndustry: 1 }])),
    };
    const snapshot = toSnapshot({
      slug: "x",
      market: sweden,
      dataset: same,
      ages: null,
      waves,
      year: 2025,
      industryCount: 3,
    });
    if (!snapshot) throw new Error("it is ranked");
    const findings = toFindings(snapshot);
    expect(findings).toMatchObject({
      strengths: [],
      risks: [
        {
          words: "Tied with two other food brands; the order could change next year.",
          isClear: false,
        },
      ],
    });
    expect(toStandfirst(snapshot, findings)).toBe("Close to the average in Sweden.");
  });
});

describe("the file of a snapshot", () => {
  it("the snapshot file has the numbers shown", () => {
    const { rows, columns } = toCsvTable(ready("a"), true);
    expect(rows[0]).toEqual(["Score", "2025", 90, 84.2, 95.9, 1000]);
    expect(rows).toContainEqual(["Position", "Sweden", 1, 1, 9, null]);
    expect(rows.every((row) => row.length === columns.length)).toBe(true);
  });
});

describe("the market of a snapshot", () => {
  const brand = history("a", [
    { market: "sweden", year: 2024 },
    { market: "sweden" },
    { market: "norway", year: 2025, industry: { slug: "drinks", name: "Drinks" } },
  ]);
  it("a snapshot shows the requested market if the brand is ranked there", () => {
    expect(toSnapshotSelection(brand, { market: "norway", year: 2025 })).toEqual({
      market: "norway",
      year: 2025,
      industry: "drinks",
    });
    expect(toSnapshotSelection(brand, { market: "sweden", year: 2024 })).toEqual({
      market: "sweden",
      year: 2024,
      industry: "food",
    });
  });
  it("a snapshot otherwise shows the first market's latest year", () => {
    expect(toSnapshotSelection(brand, { market: "finland", year: 2011 })).toEqual({
      market: "sweden",
      year: 2025,
      industry: "food",
    });
    expect(toSnapshotSelection({ ...brand, years: [] }, { market: null, year: null })).toBeNull();
  });
});
