import { expect, test } from "vitest";
import { listParts, toWaveRow } from "@/lib/study/publication-rows";
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

test("a result's row has every figure that is known of it, each in its own column", () => {
  const full: StudyResult = {
    ...result(2025, "A", 1),
    industryPosition: 2,
    score: 3,
    standardError: 4,
    n: 5,
    nEff: 6,
    environmentShare: 7,
    socialShare: 8,
    bothShare: 9,
    rankLow: 10,
    rankHigh: 11,
    publicRankLow: 12,
    publicRankHigh: 13,
    bootRankLow: 14,
    bootRankHigh: 15,
    zScore: 16,
    marketIndex: 17,
    change: {
      previousYear: 18,
      difference: 19,
      standardError: 20,
      p: 21,
      q: 22,
      isTested: true,
      momentum: 23,
      momentumError: 24,
    },
  };
  expect(listParts(study([full]))[0]?.slice(0, 1)).toEqual([
    {
      market: "sweden",
      year: 2025,
      brand: "A",
      brand_slug: "a",
      industry: "Energy",
      industry_slug: "energy",
      overall_position: 1,
      industry_position: 2,
      score: 3,
      standard_error: 4,
      n: 5,
      n_eff: 6,
      environment_share: 7,
      social_share: 8,
      both_share: 9,
      rank_low: 10,
      rank_high: 11,
      public_rank_low: 12,
      public_rank_high: 13,
      boot_rank_low: 14,
      boot_rank_high: 15,
      z_score: 16,
      market_index: 17,
      previous_year: 18,
      change: 19,
      change_error: 20,
      change_p: 21,
      change_q: 22,
      change_tested: true,
      momentum: 23,
      momentum_error: 24,
    },
  ]);
});

test("a wave's row has its fieldwork, market and weighting", () => {
  const wave = {
    market: "sweden",
    year: 2025,
    interviews: 1,
    fieldworkFrom: "2025-01-08",
    fieldworkTo: "2025-03-28",
    ruleVersion: "rule/1",
    assessments: 2,
    marketMean: 3,
    marketDeviation: 4,
  };
  const weighting = {
    designEffect: 5,
    effectiveN: 6,
    iterations: 7,
    largestGap: 8,
    cap: 9,
    capped: 10,
    smallest: 11,
    largest: 12,
  };
  const row = {
    market: "sweden",
    year: 2025,
    interviews: 1,
    fieldwork_from: "2025-01-08",
    fieldwork_to: "2025-03-28",
    rule_version: "rule/1",
    assessments: 2,
    market_mean: 3,
    market_deviation: 4,
  };
  expect(toWaveRow({ ...wave, weighting: null })).toEqual({ ...row, weighting: null });
  expect(toWaveRow({ ...wave, weighting })).toEqual({
    ...row,
    weighting: {
      design_effect: 5,
      effective_n: 6,
      iterations: 7,
      largest_gap: 8,
      cap: 9,
      capped: 10,
      smallest: 11,
      largest: 12,
    },
  });
});

test("rows of age groups and of consumers follow the results, with figures as lists", () => {
  const group = {
    market: "sweden",
    year: 2025,
    brandSlug: "a",
    ageGroup: "18-29",
    score: 1,
    standardError: 2,
    n: 3,
    nEff: 4,
  };
  const population = {
    market: "sweden",
    year: 2025,
    section: "awareness",
    ageGroup: "all",
    sex: "women",
    behaviourGroup: "ego",
    figures: [
      { item: "one", value: 1, low: 2, high: 3, n: 4, nEff: 5 },
      { item: "two", value: 6, low: 7, high: 8, n: 9, nEff: 10 },
    ],
  } as Study["consumers"][number];
  const parts = listParts(study([result(2025, "A", 1)], { ageGroups: [group], consumers: [population] }));
  expect(parts.map(({ name, table }) => [name, table])).toEqual([
    ["results", "results"],
    ["age groups", "age_group_results"],
    ["consumer figures", "consumer_sections"],
  ]);
  expect(parts.slice(1).map((part) => part.slice(0, 9))).toEqual([
    [
      {
        market: "sweden",
        year: 2025,
        brand_slug: "a",
        age_group: "18-29",
        score: 1,
        standard_error: 2,
        n: 3,
        n_eff: 4,
      },
    ],
    [
      {
        market: "sweden",
        year: 2025,
        section: "awareness",
        age_group: "all",
        sex: "women",
        behaviour_group: "ego",
        items: ["one", "two"],
        figures: [1, 6],
        lows: [2, 7],
        highs: [3, 8],
        bases: [4, 9],
        effective_bases: [5, 10],
      },
    ],
  ]);
});
