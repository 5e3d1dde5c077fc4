import type { ChartDocument, ChartPicture, IntervalsPicture, LinesPicture } from "@/lib/charts/document";
import type { DeckChart } from "@/lib/sharing/slides/deck-chart";

const YEARS = [2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025];
const words = { title: "Scores", unit: "Score 0–200, with 95% intervals.", digits: 1 };

/** A line that rises from `first` by `step` a year, with an interval of `half` on both sides. */
const toPoints = (
  first: number,
  step: number,
  half: number | null,
  years: readonly number[] = YEARS,
): LinesPicture["series"][number]["points"] =>
  years.map((year, at) => {
    const value = Number((first + step * at).toFixed(1));
    return { year, value, low: half === null ? null : value - half, high: half === null ? null : value + half };
  });

export const LINES: LinesPicture = {
  kind: "lines",
  ...words,
  years: YEARS,
  isReversed: false,
  series: [
    { name: "Smedsta", isOwn: true, isReference: false, points: toPoints(89.7, 2.1, 5.8) },
    { name: "Lingonbacka Livs & <Trädgård>", isOwn: false, isReference: false, points: toPoints(68.1, 0.4, 5.2) },
    { name: "Vindrosa", isOwn: false, isReference: false, points: toPoints(70.1, 0.2, 5.2) },
    { name: "Market average", isOwn: false, isReference: true, points: toPoints(65.6, 0.8, null) },
  ],
};

export const FORECAST: LinesPicture = {
  ...LINES,
  title: "Smedsta may rise or fall by 2028",
  years: [...YEARS, 2026, 2027, 2028],
  series: [
    {
      name: "Smedsta",
      isOwn: true,
      isReference: false,
      foreseenFrom: 2026,
      points: toPoints(89.7, 1.5, 6, [...YEARS, 2026, 2027, 2028]),
    },
    { name: "Market average", isOwn: false, isReference: true, points: toPoints(65.6, 0.8, null) },
  ],
};

const POSITIONS: LinesPicture = {
  ...LINES,
  title: "Positions",
  digits: 0,
  isReversed: true,
  series: [
    {
      name: "Smedsta",
      isOwn: true,
      isReference: false,
      points: [
        { year: 2015, value: 7, low: 4, high: 11 },
        { year: 2016, value: 5, low: 3, high: 9 },
        { year: 2024, value: 2, low: 1, high: 5 },
        { year: 2025, value: 1, low: 1, high: 3 },
      ],
    },
  ],
};

/** A list of this many brands; the reader's own and a selected one are near its end. */
export const toRows = (count: number): IntervalsPicture => ({
  kind: "intervals",
  ...words,
  title: "Where the brands rank",
  rows: Array.from({ length: count }, (_, at) => ({
    label: at === count - 2 ? "Smedsta" : at === count - 1 ? "Vindrosa" : `Brand ${at + 1}`,
    isOwn: at === count - 2,
    note: at === 0 ? "Clear difference" : undefined,
    value: Number((130 - at * 1.7).toFixed(1)),
    low: Number((124.4 - at * 1.7).toFixed(1)),
    high: Number((135.6 - at * 1.7).toFixed(1)),
  })).map(({ note, ...row }) => (note === undefined ? row : { ...row, note })),
  line: { value: 73.6, label: "Market average" },
});

const REFERENCES: IntervalsPicture = {
  kind: "intervals",
  ...words,
  title: "What people did, and what matters to them",
  rows: ["Buy less", "Travel by train", "Eat plants"].map((label, at) => ({
    label,
    isOwn: false,
    note: "n = 1,013",
    reference: 60 - at * 8,
    value: 42.2 - at * 7,
    low: 39 - at * 7,
    high: 45 - at * 7,
  })),
  line: null,
};

const GROUPS = ["Ego", "Moderate", "Smart", "Dedicated"];
export const STACK: ChartPicture = {
  kind: "stack",
  ...words,
  title: "Behaviour groups in Sweden",
  parts: GROUPS,
  areGroups: true,
  rows: YEARS.map((year, at) => ({ label: String(year), values: [30 - at, 34, 26 + at, 10] })),
};
export const GROUP_LINES: LinesPicture = {
  ...LINES,
  title: "Year by year",
  series: GROUPS.map((name, at) => ({
    name,
    isOwn: at === 0,
    isReference: false,
    points: toPoints(30 - at * 4, at, 2),
  })),
};
const HEAT: ChartPicture = {
  kind: "heat",
  none: "not shown, fewer than 50 people asked",
  ...words,
  title: "Ages",
  columns: ["16–25", "26–35", "36–45", "46–55", "56–75"],
  rows: ["All brands", "Smedsta", "Vindrosa"].map((label, row) => ({
    label,
    isOwn: row === 1,
    cells: [0, 1, 2, 3, 4].map((at) =>
      row === 2 && at === 4 ? null : { value: 60 + row * 7 + at * 3, text: String(60 + row * 7 + at * 3) },
    ),
  })),
  middle: 70,
};
const SCATTER: ChartPicture = {
  kind: "scatter",
  ...words,
  title: "Where momentum is",
  x: "Score 2025",
  y: "Change since 2020, points",
  points: Array.from({ length: 30 }, (_, at) => ({
    label: at === 4 ? "Smedsta" : `Brand ${at + 1}`,
    x: 50 + ((at * 37) % 60),
    y: ((at * 23) % 40) - 20,
    isOwn: at === 4,
  })),
  xLine: 73.6,
  yLine: 0,
};

/** A chart with these pictures. */
export const toDocument = (
  pictures: readonly ChartPicture[],
  title = "Smedsta and Vindrosa stand apart",
): ChartDocument => ({
  figure: "single-country",
  name: "smedsta",
  kicker: "Single country",
  title,
  subtitle: "Score 0–200, Food & grocery in Sweden, 2015–2025. Shaded band and lines: 95% intervals.",
  isSample: true,
  years: YEARS,
  filters: [
    { name: "Market", value: "Sweden" },
    { name: "Industry", value: "Food & grocery" },
    { name: "Brands", value: "Smedsta, Vindrosa" },
  ],
  facts: [{ name: "People", text: "1,013 people asked about Smedsta, of 10,000 people interviewed in Sweden, 2025" }],
  summary: ["Smedsta scored 111.8 in 2025, 38.2 above the market average."],
  source: "Granskog, Sweden 2015–2025. n = 1,013 for Smedsta in 2025.",
  notes: ["Intervals are at 95%.", "Differences are tested together at 5%."],
  pictures,
  tables: [],
});

export const beside = {
  permalink: "https://granskog.example/brand-insights/single-country?market=sweden&brands=smedsta",
  hash: "0123456789abcdef".repeat(4),
  takenAt: "2026-11-22T19:00:00Z",
};

/** A chart of a deck with every kind of picture. */
export const EVERY_KIND: DeckChart = {
  document: toDocument([
    LINES,
    toRows(18),
    toRows(54),
    FORECAST,
    POSITIONS,
    REFERENCES,
    STACK,
    GROUP_LINES,
    HEAT,
    SCATTER,
  ]),
  beside,
};
