import type { MarketSlug } from "@/lib/markets/market";

/** One market × year of fieldwork. Dates are ISO days; null where the source does not say. */
export type StudyWave = {
  market: MarketSlug;
  year: number;
  interviews: number | null;
  fieldworkFrom: string | null;
  fieldworkTo: string | null;
  /** Which rule turned answers into scores; null where no scores are given. */
  ruleVersion: string | null;
};

/**
 * What one brand came to in one wave. Positions are 1-based. What depends on scores is null in a study of
 * positions alone, and for a brand asked of too few people.
 */
export type StudyResult = {
  market: MarketSlug;
  year: number;
  brand: string;
  brandSlug: string;
  industry: string;
  industrySlug: string;
  overallPosition: number;
  industryPosition: number;
  /** 0–200, with its standard error in points. */
  score: number | null;
  standardError: number | null;
  n: number | null;
  nEff: number | null;
  /** Joint 95 % rank range among the wave's brands: exact, and widened for the public. */
  rankLow: number | null;
  rankHigh: number | null;
  publicRankLow: number | null;
  publicRankHigh: number | null;
};

/** A study ready to be published: every wave it covers, with all results of these waves. */
export type Study = {
  /** Where it came from, for the publication's record. */
  source: string;
  isSample: boolean;
  waves: readonly StudyWave[];
  results: readonly StudyResult[];
};

/** The scoring rule in force: answers 4 and 5 count, everyone asked is in the base. */
export const SCORING_RULE = "top-two-of-five/1";

/** Below this many interviews a brand's score is not published. */
export const SMALLEST_BASE = 50;
