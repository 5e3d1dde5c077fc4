import { expect, test } from "vitest";
import { createTwoMarkets } from "@/lib/study/computation/two-markets.fixture";
import { withoutFigures } from "@/lib/study/bare-study";
import { listParts, toWaveRow } from "@/lib/study/publication-rows";
import type { Study, StudyResult } from "@/lib/study/study";

const known: StudyResult = { ...(createTwoMarkets().results[0] as StudyResult), year: 2025 };
const study = (results: StudyResult[], figures: Partial<Study> = {}): Study => ({
  ...createTwoMarkets(),
  ...withoutFigures(),
  results,
  ...figures,
});

test("a result's row has every figure that is known of it, each in its own column", () => {
  const full: StudyResult = {
    ...known,
    overallPosition: 1,
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
      brand: "Algkraft",
      brand_slug: "algkraft",
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
  const parts = listParts(study([known], { ageGroups: [group], consumers: [population] }));
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
