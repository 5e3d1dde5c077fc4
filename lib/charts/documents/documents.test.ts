import fc from "fast-check";
import { expect, test } from "vitest";
import type { ChartPicture } from "@/lib/charts/document";
import { toMeasured } from "@/lib/charts/documents/measured";
import { toPictureTable } from "@/lib/charts/documents/picture-table";
import { toSingleCountryDocument } from "@/lib/analyses/single-country/document";
import { NOTHING_ASKED } from "@/lib/rankings/histories/analysis-query";
import type { BrandHistory, BrandYear } from "@/lib/rankings/histories/dataset";
import { toCsvTable } from "@/lib/analyses/single-country/csv-table";
import { toSingleCountry } from "@/lib/analyses/single-country/view";
import { waveOf } from "@/lib/rankings/histories/market-wave.fixture";

const industry = { slug: "food", name: "Food" };
const market = { slug: "sweden", name: "Sweden" };
const wave = (year: number) => waveOf(year, { fieldwork: { from: "2025-03-03", to: "2025-04-11" } });
const at = (year: number, position: number, score: number | null): BrandYear => ({
  market: "sweden",
  year,
  industry,
  overall: position * 10,
  inIndustry: position,
  rankLow: 1,
  rankHigh: 400,
  score,
  error: score === null ? null : 2.9,
  n: 1_013,
  nEff: 880,
  environment: score === null ? null : score / 250,
  social: score === null ? null : score / 300,
  both: null,
  z: score === null ? null : (score - 70) / 14,
  index: score === null ? null : (100 * score) / 70,
  change: null,
});
const viewOf = (
  scores: readonly (number | null)[],
  scale: "score" | "z" | "index" = "score",
  chosen: readonly string[] = [],
  part: "score" | "environment" | "social" = "score",
) => {
  const brands = scores.map((score, index): BrandHistory => ({
    slug: `b${index}`,
    name: `Brand ${index}`,
    years: [at(2024, index + 1, score), at(2025, index + 1, score)],
  }));
  return toSingleCountry({
    dataset: { market: "sweden", industry: "food", brands },
    waves: [wave(2024), wave(2025)],
    query: { ...NOTHING_ASKED, scale, part, brands: [...chosen] },
    market,
    industry,
  });
};
const score = fc.option(fc.double({ min: 0, max: 200, noNaN: true }), { nil: null });

test("a document has the page's own numbers in its sheets and pictures", () => {
  fc.assert(
    fc.property(
      fc.array(score, { minLength: 1, maxLength: 12 }),
      fc.constantFrom("score", "z", "index"),
      (scores, scale) => {
        const view = viewOf(scores, scale);
        if (!view) throw new Error("There is a brand.");
        const document = toSingleCountryDocument(view, "page");
        const csv = toCsvTable(view);
        expect(document.tables.at(-1)?.rows).toEqual(csv.rows);
        const column = csv.columns.findIndex(
          ({ label }) => label === (scale === "score" ? "Score" : scale === "z" ? "z" : "Index"),
        );
        const shown = new Map(csv.rows.map((row) => [`${row[0]} ${row[1]}`, row[column]]));
        const [lines, standing] = document.pictures;
        for (const { name, isReference, points } of lines?.kind === "lines" ? lines.series : []) {
          for (const { year, value } of isReference ? [] : points) expect(value).toBe(shown.get(`${year} ${name}`));
        }
        const rows = standing?.kind === "intervals" ? standing.rows : [];
        expect(rows).toHaveLength(scores.filter((each) => each !== null).length);
        for (const { label, value } of rows) expect(value).toBe(shown.get(`2025 ${label}`));
        document.pictures.forEach((picture, index) =>
          expect(document.tables[index]).toMatchObject(
            toPictureTable(picture, {
              name: document.tables[index]?.name ?? "",
              row: document.tables[index]?.columns[picture.kind === "lines" ? 1 : 0]?.label ?? "",
              figure: document.tables[index]?.columns[picture.kind === "lines" ? 2 : 1]?.label ?? "",
              unit: document.tables[index]?.columns[picture.kind === "lines" ? 2 : 1]?.unit ?? "mixed",
            }),
          ),
        );
        expect(JSON.stringify(document)).not.toMatch(/NaN|undefined|Infinity/);
      },
    ),
  );
});

test("a document states the people asked and the sample label", () => {
  const view = viewOf([80, 75, 60]);
  const document = view && toSingleCountryDocument(view, "page");
  expect(document?.isSample).toBe(true);
  expect(document?.facts[0]?.text).toBe(
    "1,013 people asked about Brand 0, of 10,000 people interviewed in Sweden, 2025",
  );
  expect(document?.filters).toContainEqual({ name: "Years", value: "2024–2025" });
});

test("a finding on scores is the title of a chart of scores alone", () => {
  const open = (...[scale, part]: [Parameters<typeof viewOf>[1], Parameters<typeof viewOf>[3]]) => {
    const view = viewOf([120, 75, 60], scale, [], part);
    if (!view) throw new Error("There is a brand.");
    return { claim: view.words.claim, document: toSingleCountryDocument(view, "page") };
  };
  const { claim, document } = open("score", "score");
  expect(document.title).toBe(claim);
  for (const [scale, part, title] of [
    ["z", "score", "Standardised score (z), food in Sweden"],
    ["index", "score", "Indexed score, food in Sweden"],
    ["score", "environment", "{{first.name}}, food in Sweden"],
    ["score", "social", "{{second.name}}, food in Sweden"],
  ] as const) {
    const other = open(scale, part).document;
    expect(other.title).toBe(title);
    expect(other.summary[0]).toBe(`Sustainability score: ${claim}.`);
    // A measure, not its unit alone.
    for (const said of [other.subtitle, other.pictures[1]?.unit ?? ""]) expect(said).not.toMatch(/^(?:%|z|Index),/);
  }
});

test("a shared chart contains the selected brands and no others", () => {
  fc.assert(
    fc.property(
      fc.array(score, { minLength: 5, maxLength: 12 }),
      fc.uniqueArray(fc.nat(4), { minLength: 1, maxLength: 4 }),
      fc.constantFrom("score", "z", "index"),
      (scores, numbers, scale) => {
        const view = viewOf(
          scores,
          scale,
          numbers.map((each) => `b${each}`),
        );
        if (!view) throw new Error("There is a brand.");
        const document = JSON.stringify(toSingleCountryDocument(view, "selection"));
        const named = [...document.matchAll(/Brand (\d+)/g)].map((found) => Number(found[1]));
        expect([...new Set(named)].filter((each) => !numbers.includes(each))).toEqual([]);
        expect(named).toContain(numbers[0]);
      },
    ),
  );
});

test("a missing value is an empty cell", () => {
  expect(toMeasured({ value: null, low: 1, high: 2 }, 1)).toEqual([]);
  expect(toMeasured({ value: 1.25 }, 1)).toEqual([{ value: 1.3, low: null, high: null }]);
});

test("years left out of a picture are not in its sheet", () => {
  const picture: ChartPicture = {
    kind: "lines",
    title: "",
    unit: "",
    digits: 1,
    years: [2025],
    isReversed: false,
    series: [
      {
        name: "A",
        isOwn: true,
        isReference: false,
        foreseenFrom: 2025,
        points: [
          { year: 2024, value: 1, low: null, high: null },
          { year: 2025, value: 2, low: 1, high: 3 },
        ],
      },
    ],
  };
  expect(toPictureTable(picture, { name: "x", row: "Brand", figure: "Score", unit: "score" }).rows).toEqual([
    [2025, "A", 2, 1, 3, "Forecast"],
  ]);
});
