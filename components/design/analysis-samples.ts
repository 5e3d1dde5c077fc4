import type {
  AveragePoint,
  BumpSeries,
  LineNote,
  LinePoint,
  LineSeries,
  ScatterPoint,
} from "@/components/charts/chart-series";
import type { HeatRow } from "@/components/charts/heat-table";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";

// Invented numbers of invented brands, always the same, so that drawings can be compared with earlier ones.

export const SAMPLE_YEARS = [2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025];

const HALF = 5.8;

function line(
  order: number,
  name: string,
  values: readonly (number | null)[],
  few: Readonly<Record<number, number>> = {},
): LineSeries {
  return {
    slug: name.toLowerCase(),
    name,
    mark: toSeriesMark(order),
    isOwn: order === 0,
    points: values.flatMap((value, index): LinePoint[] => {
      const year = SAMPLE_YEARS[index] ?? 0;
      if (value === null) return few[year] ? [{ year, value, low: null, high: null, n: few[year] }] : [];
      return [{ year, value, low: value - HALF, high: value + HALF, n: 1_000 }];
    }),
  };
}

export const SAMPLE_LINES: LineSeries[] = [
  line(0, "Tallmo", [62.3, 66.5, 70.8, 75.7, 78.1, 81.5, 87.2, 90, 93.9]),
  line(1, "Havremark", [111.3, 114.2, 111.7, 110.9, 114.1, 111.6, 113.4, 113, 99.8]),
  line(2, "Molenveld", [86.6, 87.5, 90.4, 88.6, 85.8, 87, 86, 88, 87.3]),
  line(3, "Kaldvik", [null, null, 58.1, 61, 63.5, 65, 70.7, 77, 78.7], { 2017: 39, 2018: 46 }),
  line(4, "Vindrosa", [79.6, 81.3, 80, 79.3, null, 76.8, 65.6, 63.4, 61.9]),
];
export const SAMPLE_AVERAGE: AveragePoint[] = [66.9, 68.1, 69.6, 69.3, 68.5, 68.3, 67.9, 69.4, 70.1].map(
  (value, index) => ({ year: SAMPLE_YEARS[index] ?? 0, value }),
);
export const SAMPLE_NOTES: LineNote[] = [
  { year: 2025, slug: "havremark", text: null, isUp: false },
  { year: 2023, slug: "vindrosa", text: "Vindrosa −11.2", isUp: false },
];

const POSITIONS = [
  [12, 9, 7, 4, 3],
  [1, 2, 1, 2, 2],
  [6, 7, 9, 8, 8],
  [null, 31, 26, 22, 18],
  [15, 18, null, 30, 31],
];
export const SAMPLE_BUMPS: BumpSeries[] = SAMPLE_LINES.map(({ points: _points, ...rest }, index) => ({
  ...rest,
  points: SAMPLE_YEARS.slice(-5).map((x, column) => ({ x, position: POSITIONS[index]?.[column] ?? null })),
}));

export const SAMPLE_POINTS: ScatterPoint[] = Array.from({ length: 36 }, (_, index) => {
  const [x, y] = [46 + ((index * 37) % 64), ((index * 53) % 19) - 9];
  const brand = SAMPLE_LINES[Math.floor(index / 7)];
  const chosen = index % 7 === 3 && brand ? brand : null;
  return {
    slug: chosen?.slug ?? `brand-${index}`,
    name: chosen?.name ?? `Brand ${index + 1}`,
    mark: chosen?.mark ?? null,
    x,
    y,
    ...(chosen ? { xLow: x - HALF, xHigh: x + HALF, yLow: y - 6.4, yHigh: y + 6.4 } : {}),
    isOwn: chosen?.isOwn ?? false,
  };
});

export const SAMPLE_AGES = ["18-29", "30-44", "45-59", "60-74", "75+"].map((label) => ({ key: label, label }));

function row(name: string, lead: number, values: readonly (number | null)[], clear: number | null): HeatRow {
  return {
    key: name,
    name,
    isOwn: name === "Tallmo",
    isMarket: name === "Market average",
    lead: lead.toFixed(1),
    cells: values.map((value, index) => ({
      value,
      difference: value === null ? null : value - lead,
      n: value === null ? 39 + index : 180,
      isSuppressed: value === null,
      isClear: index === clear,
    })),
  };
}

export const SAMPLE_HEAT: HeatRow[] = [
  row("Havremark", 99.8, [88.6, 92.6, 98.6, 104.6, 106.1], null),
  row("Tallmo", 93.9, [108.7, 104.7, 96.7, 86.2, 83.2], 0),
  row("Kaldvik", 78.7, [null, 87.3, 81.3, 75.3, 71.3], null),
  {
    ...row("Vindrosa", 61.9, [], null),
    cells: SAMPLE_AGES.map(() => ({
      value: null,
      difference: null,
      n: null,
      isSuppressed: false,
      reason: "Not asked",
    })),
  },
  row("Market average", 70.1, [74.1, 72.6, 70.3, 68.4, 67.9], null),
];

/** Names as they come: with accents, in another script, and far too long. */
export const SAMPLE_NAMES = [
  "Tallmo",
  "Havremark",
  "Molenveld",
  "Kåkelid",
  "Ängsvik",
  "Ørebakken",
  "Тайга",
  "A name that takes all the room there is and then goes on ".repeat(5).trim(),
].map((name, index) => ({
  slug: `name-${index}`,
  name,
}));
