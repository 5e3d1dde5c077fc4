import type { z } from "zod";
import type { BRANDS } from "@/lib/sharing/api/brands";
import type { CONSUMERS } from "@/lib/sharing/api/consumers";
import type { RANKINGS } from "@/lib/sharing/api/rankings";
import type { SCORES } from "@/lib/sharing/api/scores";
import type { PopulationReading } from "@/lib/analyses/consumers/dataset";
import type { Questionnaire } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { sayItem } from "@/lib/analyses/consumers/item-words";
import { DECIMALS, roundTo } from "@/lib/platform/words/format";
import type { BrandResultRow } from "@/lib/rankings/histories/result-row";
import { isUnranked } from "@/lib/rankings/unranked";
import { halfWidth } from "@/lib/statistics/interval";
import { scoreInterval } from "@/lib/statistics/score";
import type { ConsumerSection } from "@/lib/study/consumer";

// Database rows as rows of the API: stable names, and only documented fields.

type RankingRow = z.output<typeof RANKINGS.row>;
/** As `RANKINGS` lists them separately. */
type UnrankedRow = Record<"market" | "brand" | "brand_name" | "industry" | "industry_name", string> & {
  year: number;
  n: number | null;
};
type BrandRow = z.output<typeof BRANDS.row>;
type ScoreRow = z.output<typeof SCORES.row>;
type ConsumerRow = z.output<typeof CONSUMERS.row>;

/** Rows ordered by position in the industry if one is named, otherwise in the market; ties stay in order by name. */
export function toRankingRows(rows: readonly BrandResultRow[], industry: string | null): RankingRow[] {
  return rows
    .flatMap((row): RankingRow[] => {
      const position =
        industry === null ? row.overall_position : row.industry_slug === industry ? row.industry_position : null;
      if (position === null) return [];
      return [
        {
          market: row.market_slug,
          year: row.year,
          position,
          brand: row.brand_slug,
          brand_name: row.brand_name,
          industry: row.industry_slug,
          industry_name: row.industry_name,
          overall_position: row.overall_position,
          industry_position: row.industry_position,
          rank_low: row.rank_low,
          rank_high: row.rank_high,
        },
      ];
    })
    .toSorted((a, b) => a.position - b.position);
}

/** Brands that too few people rated, in the market or one industry, alphabetical: names and n only. */
export function toUnrankedRows(rows: readonly BrandResultRow[], industry: string | null): UnrankedRow[] {
  return rows
    .filter(
      (row) =>
        isUnranked({ overall: row.overall_position, score: row.score, n: row.n }) &&
        (industry === null || row.industry_slug === industry),
    )
    .map((row) => ({
      market: row.market_slug,
      year: row.year,
      brand: row.brand_slug,
      brand_name: row.brand_name,
      industry: row.industry_slug,
      industry_name: row.industry_name,
      n: row.n,
    }))
    .toSorted((a, b) => a.brand_name.localeCompare(b.brand_name, "en") || (a.brand < b.brand ? -1 : 1));
}

export function toBrandRow(row: BrandResultRow): BrandRow {
  return {
    brand: row.brand_slug,
    brand_name: row.brand_name,
    market: row.market_slug,
    industry: row.industry_slug,
    industry_name: row.industry_name,
    year: row.year,
    is_ranked: row.overall_position !== null,
  };
}

export function toScoreRow(row: BrandResultRow): ScoreRow {
  const ends = row.score === null || row.standard_error === null ? null : scoreInterval(row.score, row.standard_error);
  const reach = row.change_error === null ? null : halfWidth(row.change_error);
  const away = (value: number | null, by: number | null, sign: 1 | -1) =>
    value === null || by === null ? null : roundTo(value + sign * by, DECIMALS.exact);
  return {
    market: row.market_slug,
    year: row.year,
    brand: row.brand_slug,
    brand_name: row.brand_name,
    industry: row.industry_slug,
    industry_name: row.industry_name,
    is_ranked: row.overall_position !== null,
    overall_position: row.overall_position,
    industry_position: row.industry_position,
    score: row.score,
    score_low: ends && roundTo(ends.low, DECIMALS.exact),
    score_high: ends && roundTo(ends.high, DECIMALS.exact),
    standard_error: row.standard_error,
    n: row.n,
    n_effective: row.n_eff,
    environment_share: row.environment_share,
    social_share: row.social_share,
    both_share: row.both_share,
    z_score: row.z_score,
    market_index: row.market_index,
    previous_year: row.previous_year,
    change: row.change,
    change_low: away(row.change, reach, -1),
    change_high: away(row.change, reach, 1),
    change_is_clear: row.change_tested,
  };
}

/** One group's results on a subject in one study. */
export function toConsumerRows(
  asked: Questionnaire,
  section: ConsumerSection,
  { market, year, population, figures }: PopulationReading,
): ConsumerRow[] {
  return figures.map(({ item, value, low, high, n, nEff }) => ({
    market,
    year,
    section,
    ...population,
    item,
    item_text: sayItem(asked, section, item),
    value,
    low,
    high,
    n,
    n_effective: nEff,
  }));
}
