import { describe, expect, it } from "vitest";
import type { BrandForecast, ForecastDataset } from "@/lib/analyses/predictions/dataset";
import { packForecasts, unpackForecasts } from "@/lib/analyses/predictions/packed-forecasts";

const brand: BrandForecast = {
  slug: "akerhamra",
  name: "Åkerhamra",
  model: "theta",
  waves: 13,
  years: [
    {
      year: 2026,
      value: 118.4,
      p95: { low: 108.1, high: 128.7 },
      p80: { low: 111, high: 125 },
      p50: { low: 115, high: 121 },
      position: { median: 4, low: 1, high: 12 },
      topTen: 0.93,
    },
    { year: 2027, value: 118.9, p95: { low: 101, high: 137 }, p80: null, p50: null, position: null, topTen: null },
  ],
  past: [
    { origin: 2020, year: 2021, value: 110, p95: { low: 100, high: 120 }, p80: { low: 104, high: 116 } },
    { origin: 2019, year: 2021, value: 109, p95: { low: 97, high: 121 }, p80: { low: 102, high: 117 } },
  ],
};

const dataset: ForecastDataset = {
  market: "sweden",
  industry: "energy",
  origin: 2025,
  brands: [brand, { ...brand, slug: "new", name: "New", years: [], past: [] }],
  tracks: [],
  records: [],
  odds: [{ horizon: 1, quantiles: [-1, 0, 1], record: [] }],
  tenthScore: 117.2,
};

describe("packed forecasts", () => {
  it("come back as they were", () => {
    expect(unpackForecasts(packForecasts(dataset))).toEqual(dataset);
  });

  it("take less than half of the characters", () => {
    const many = { ...dataset, brands: Array.from({ length: 20 }, () => brand) };
    expect(JSON.stringify(packForecasts(many)).length).toBeLessThan(JSON.stringify(many).length / 2);
  });
});
