import { describe, expect, it } from "vitest";
import { ASKED } from "@/lib/analyses/consumers/questionnaire/asked.fixture";
import { readSplit, toBreakdown } from "@/lib/analyses/consumers/attitudes/breakdown";
import { datasetOf, readingOf, shareOf, waveOf } from "@/lib/analyses/consumers/attitudes/study.fixture";
import { EVERYONE } from "@/lib/analyses/consumers/population";

const ITEMS = [{ item: "pay-more/agree", text: "Pay more" }];
const MARKETS = [
  { slug: "sweden", name: "Sweden" },
  { slug: "netherlands", name: "The Netherlands" },
  { slug: "norway", name: "Norway" },
];
const one = (share: number, n: number) => [shareOf("pay-more/agree", share, n)];
const aged = (age: string) => ({ ...EVERYONE, age });
const wave = waveOf("attitudes", "sweden", 2025, [
  readingOf("sweden", 2025, one(0.4, 900)),
  readingOf("sweden", 2025, one(0.42, 300), aged("60-74")),
  readingOf("sweden", 2025, one(0.6, 300), aged("18-29")),
  readingOf("sweden", 2025, one(0.9, 39), aged("30-44")),
]);
const dataset = datasetOf("attitudes", [
  readingOf("sweden", 2025, one(0.4, 900)),
  readingOf("netherlands", 2025, one(0.2, 900)),
  readingOf("sweden", 2024, one(0.4, 900)),
]);
const source = {
  items: ITEMS,
  words: ASKED,
  population: EVERYONE,
  market: "sweden",
  year: 2025,
  wave,
  dataset,
  markets: MARKETS,
};

describe("a table split by age", () => {
  const { columns, rows, of, real } = toBreakdown({ ...source, split: "age" });

  it("a table split by age has that year's age groups in questionnaire order", () => {
    expect(columns.map(({ label }) => label)).toEqual(["18–29", "30–44", "60–74"]);
  });

  it("a table split by age compares each group with all, and suppressed groups with nothing", () => {
    const [young, middle, old] = rows[0]?.cells ?? [];
    expect(rows[0]?.against).toBe(0.4);
    expect(young?.change?.difference).toBeCloseTo(0.2, 12);
    expect(young?.change?.isClear).toBe(true);
    expect(middle).toMatchObject({ figure: { value: null, n: 39 }, change: null });
    expect(old?.change?.isClear).toBe(false);
    expect([real, of]).toEqual([1, 2]);
  });

  it("a table split by age has no columns while another year's dataset is loaded", () => {
    expect(toBreakdown({ ...source, year: 2024, split: "age" }).columns).toEqual([]);
    expect(
      toBreakdown({ ...source, wave: waveOf("attitudes", "sweden", 2025, []), split: "group" }).rows[0]?.cells,
    ).toEqual([]);
  });
});

describe("a table split by market", () => {
  it("a table split by market compares with the average of the markets asked that year", () => {
    const { columns, rows } = toBreakdown({ ...source, split: "market" });
    expect(columns).toEqual([
      { key: "sweden", label: "Sweden" },
      { key: "netherlands", label: "Netherlands" },
    ]);
    expect(rows[0]?.against).toBeCloseTo(0.3, 12);
    expect(rows[0]?.cells.map(({ change }) => change?.isClear)).toEqual([true, true]);
  });

  it("a table split by market compares a single market with nothing", () => {
    expect(toBreakdown({ ...source, year: 2024, split: "market" }).rows[0]).toMatchObject({
      against: null,
      cells: [{ change: null }],
    });
  });
});

it("an unknown split falls back to the page's default", () => {
  expect(["sex", "market", "shoe-size", "", null, undefined].map((view) => readSplit(view, "age", ASKED))).toEqual([
    "sex",
    "market",
    "age",
    "age",
    "age",
    "age",
  ]);
});
