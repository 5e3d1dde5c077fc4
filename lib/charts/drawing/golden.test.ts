import { describe, expect, it } from "vitest";
import type { ChartPicture } from "@/lib/charts/document";
import { toScene, toSceneHeight } from "@/lib/charts/drawing/scene";
import { toSvg } from "@/lib/charts/drawing/svg";

const YEARS = [2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025];
const own = [89.7, 88.1, 95.6, 102.3, 99.1, 97.8, 90.5, 94.8, 96.6, 97.5, 111.8];
const other = [68.1, 67.2, 65, 67, 80.5, 77.2, 76.4, 78.1, 75.6, 74.3, 67.7];
const market = [65.6, 68.4, 69.8, 71.5, 72.5, 73.8, 74.6, 75.7, 76.5, 74.1, 73.6];
const toPoints = (values: readonly number[], half: number | null) =>
  values.map((value, at) => ({
    year: YEARS[at] ?? 0,
    value,
    low: half === null ? null : value - half,
    high: half === null ? null : value + half,
  }));
const words = { title: "Sustainability score", unit: "Score 0–200", digits: 1 };

const PICTURES: Record<ChartPicture["kind"], ChartPicture> = {
  lines: {
    kind: "lines",
    ...words,
    years: YEARS,
    isReversed: false,
    since: 2024,
    series: [
      {
        name: "Smedsta",
        isOwn: true,
        isReference: false,
        change: { value: 14.3, isClear: true },
        points: toPoints(own, 5.8),
      },
      {
        name: "Lingonbacka Livs och Trädgårdsmästeri i Norra Bohuslän",
        isOwn: false,
        isReference: false,
        change: { value: -6.6, isClear: false },
        points: toPoints(other, 5.2),
      },
      { name: "Market average", isOwn: false, isReference: true, points: toPoints(market, null) },
    ],
    notes: [
      { series: 0, year: 2025, text: null, isUp: true },
      { series: 1, year: 2019, text: "Lingonbacka Livs +13.5", isUp: true },
    ],
  },
  intervals: {
    kind: "intervals",
    ...words,
    rows: [
      { label: "Bakkested Mad", isOwn: false, value: 119.6, low: 114.1, high: 125.1 },
      { label: "Smedsta", isOwn: true, value: 111.8, low: 106, high: 117.6, note: "Clear difference" },
    ],
    line: { value: 73.6, label: "Market average" },
  },
  stack: {
    kind: "stack",
    ...words,
    parts: ["Committed", "Curious", "Indifferent"],
    rows: [
      { label: "2025", values: [31.2, 44.3, 24.5] },
      { label: "2024", values: [29.8, 45.1, 25.1] },
    ],
  },
  heat: {
    kind: "heat",
    none: "not shown, fewer than 50 people asked",
    ...words,
    columns: ["Sweden", "Norway"],
    rows: [
      { label: "Smedsta", isOwn: true, cells: [{ value: 111.8, text: "112" }, null] },
      {
        label: "Odonlid",
        isOwn: false,
        cells: [
          { value: 87.3, text: "87" },
          { value: 71.2, text: "71" },
        ],
      },
    ],
    middle: 80,
  },
  scatter: {
    kind: "scatter",
    ...words,
    x: "Points from market",
    y: "Change since 2024",
    points: [
      { label: "Kvarntomta Bygg", x: 14, y: 19.7, isOwn: true },
      { label: "Vasshage", x: 11, y: 14.2, isOwn: false },
      { label: "Smedsta", x: 38, y: 14.3, isOwn: false },
      { label: "Bakkested Mad", x: 46, y: 9, isOwn: false },
      { label: "Segelnäs", x: 29, y: -3.1, isOwn: false },
    ],
    xLine: 0,
    yLine: 0,
  },
};

describe("a picture as a file", () => {
  for (const [kind, picture] of Object.entries(PICTURES)) {
    for (const width of [1280, 740, 350]) {
      it(`${kind}, ${width} px wide, matches the approved picture`, async () => {
        const scene = toScene(picture, { width, height: toSceneHeight(picture, width), theme: "light" });
        const svg = toSvg(scene, { title: picture.title, description: picture.unit });
        await expect(`${svg}\n`).toMatchFileSnapshot(`goldens/${kind}-${width}.svg`);
      });
    }
  }
});
