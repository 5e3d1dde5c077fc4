import { expect, test } from "vitest";
import { listParts } from "@/lib/study/publication-rows";
import { NOT_COMPUTED, withoutFigures } from "@/lib/study/bare-study";
import type { Study, StudyResult } from "@/lib/study/study";

const result = (year: number, brand: string, position: number): StudyResult => ({
  market: "sweden",
  year,
  brand,
  brandSlug: brand.toLowerCase(),
  industry: "Energy",
  industrySlug: "energy",
  overallPosition: position,
  industryPosition: position,
  score: null,
  standardError: null,
  n: null,
  nEff: null,
  ...NOT_COMPUTED,
  rankLow: null,
  rankHigh: null,
  publicRankLow: null,
  publicRankHigh: null,
});
const study = (results: StudyResult[], figures: Partial<Study> = {}): Study => ({
  source: "test",
  isSample: false,
  waves: [],
  results,
  ...withoutFigures(),
  ...figures,
});

test("rows contain what is known, and names where they are new", () => {
  const [results] = listParts(study([result(2024, "A", 1), result(2025, "A", 1), result(2025, "B", 2)]));
  const scope = { market: "sweden", industry_slug: "energy" };
  expect(results?.slice(0, 9)).toEqual([
    {
      ...scope,
      year: 2024,
      brand: "A",
      brand_slug: "a",
      industry: "Energy",
      overall_position: 1,
      industry_position: 1,
    },
    {
      ...scope,
      year: 2025,
      brand: "B",
      brand_slug: "b",
      industry: "Energy",
      overall_position: 2,
      industry_position: 2,
    },
    { ...scope, year: 2025, brand_slug: "a", overall_position: 1, industry_position: 1 },
  ]);
});

test("another spelling of a name is sent too, for the database to refuse", () => {
  const [results] = listParts(
    study([result(2023, "A", 1), result(2024, "A", 1), { ...result(2025, "A", 1), brand: "Á" }]),
  );
  expect(results?.slice(0, 9).map(({ brand }) => brand)).toEqual(["A", "Á", undefined]);
});

test("slices of any size give every row once, and parts without rows are omitted", () => {
  const many = Array.from({ length: 7 }, (_, i) => result(2019 + (i % 3), `B${i % 4}`, i + 1));
  const forecast = {
    market: "sweden",
    originYear: 2025,
    year: 2026,
    brandSlug: "b1",
    model: "naive",
    value: 1,
    low: 0,
    high: 2,
    low80: 0,
    high80: 2,
    low50: 1,
    high50: 1,
    position: 4,
    positionLow: 1,
    positionHigh: 9,
    topTen: 0.5,
    waves: 3,
  } as const;
  const parts = listParts(study(many, { forecasts: [forecast] }));
  expect(parts.map(({ table, count }) => [table, count])).toEqual([
    ["results", 7],
    ["forecasts", 1],
  ]);
  const [results] = parts;
  const inSteps = [0, 2, 4, 6].flatMap((start) => results?.slice(start, start + 2) ?? []);
  expect(inSteps).toEqual(results?.slice(0, 7));
  expect(inSteps.map((row) => row["overall_position"]).toSorted((a, b) => Number(a) - Number(b))).toEqual([
    1, 2, 3, 4, 5, 6, 7,
  ]);
});
