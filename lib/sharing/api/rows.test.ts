import { expect, test } from "vitest";
import type { BrandResultRow } from "@/lib/rankings/histories/result-row";
import { RANKINGS } from "@/lib/sharing/api/rankings";
import { toRankingRows, toUnrankedRows } from "@/lib/sharing/api/rows";

const result = (name: string, position: number | null, n: number | null, industry = "food"): BrandResultRow => ({
  market_slug: "sweden",
  year: 2025,
  brand_slug: name.toLowerCase(),
  brand_name: name,
  industry_slug: industry,
  industry_name: industry === "food" ? "Food" : "Banks",
  overall_position: position,
  industry_position: position,
  rank_low: position,
  rank_high: position,
  score: position === null ? null : 80,
  standard_error: position === null ? null : 2,
  n,
  n_eff: null,
  environment_share: null,
  social_share: null,
  both_share: null,
  z_score: null,
  market_index: null,
  previous_year: null,
  change: null,
  change_error: null,
  change_q: null,
  change_tested: null,
  momentum: null,
  momentum_error: null,
});
const WAVE = [
  result("Alpha", 1, 900),
  result("Xi", null, 12, "banks"),
  result("Öga", null, 49),
  result("Beta", 2, 50),
  result("Nu", null, 37),
  // A hidden position does not show that the brand has none.
  result("Hidden", null, null),
  // The smallest base is the study’s own.
  result("Zeta", null, 70),
];

test("brands that too few people rated are listed separately with n and no score", () => {
  expect(toRankingRows(WAVE, null).map(({ brand_name }) => brand_name)).toEqual(["Alpha", "Beta"]);
  const apart = toUnrankedRows(WAVE, null);
  expect(apart.map(({ brand_name, n }) => [brand_name, n])).toEqual([
    ["Nu", 37],
    ["Öga", 49],
    ["Xi", 12],
    ["Zeta", 70],
  ]);
  for (const row of apart) expect(() => RANKINGS.apart?.row.parse(row)).not.toThrow();
});

test("an industry lists only its own unranked brands", () => {
  expect(toUnrankedRows(WAVE, "banks").map(({ brand }) => brand)).toEqual(["xi"]);
  expect(toUnrankedRows(WAVE, "energy")).toEqual([]);
});
