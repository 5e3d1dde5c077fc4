import type { Named } from "@/lib/catalogue/names/named";

// Data of the analysis pages: full histories, loaded once. Values are as published; pages derive from them with pure
// functions and round only for display.

/**
 * One brand in one study. Scores and errors in points (0 to 200), shares 0 to 1; null if not published, or not for this
 * reader.
 */
export interface BrandYear {
  /** Slug of the market. */
  market: string;
  year: number;
  industry: Named;
  /** Position in the market and in the industry; null if unknown. */
  overall: number | null;
  inIndustry: number | null;
  /** Joint 95% range of the overall position. */
  rankLow: number | null;
  rankHigh: number | null;
  /** Null with an n: fewer than 50 people asked. */
  score: number | null;
  error: number | null;
  n: number | null;
  nEff: number | null;
  environment: number | null;
  social: number | null;
  both: number | null;
  /** (score − market average) / standard deviation of the market. */
  z: number | null;
  /** 100 · score / market average. */
  index: number | null;
  /** The change since the previous study, null if there is none or it is outside the reader's plan. */
  change: BrandChange | null;
}

export interface BrandChange {
  since: number;
  /** Points and their standard error. */
  points: number;
  error: number;
  clear: boolean;
  /** Change compared with the market, shrunk towards the industry; null without the momentum right. */
  momentum: { points: number; error: number } | null;
}

export interface BrandHistory extends Named {
  /** By market in display order, then by year. */
  years: BrandYear[];
}

/** One market in one year. */
export interface MarketWave {
  market: string;
  year: number;
  interviews: number | null;
  fieldwork: { from: string; to: string } | null;
  brandCount: number;
  hasScores: boolean;
  isSample: boolean;
  /** Unweighted mean and standard deviation of the brands' scores, in points. */
  mean: number | null;
  deviation: number | null;
  /** Changes tested against the previous study, and clear ones; null in the reader's first year. */
  compared: number | null;
  real: number | null;
}

/** All brands of one industry in one market. */
export interface IndustryDataset {
  market: string;
  industry: string;
  /** By name. Brands of the industry in the latest study, each in every study that ranked it. */
  brands: BrandHistory[];
}

/** Some brands in all markets. */
export interface BrandDataset {
  brands: BrandHistory[];
}

/** All brands of a market in some of its studies. */
export interface MarketDataset {
  market: string;
  /** By name; each in the requested studies that rank it. */
  brands: BrandHistory[];
}

/** A brand's score in one age group; score and error are null if fewer than 50 people were asked. */
export interface AgeCell {
  age: string;
  score: number | null;
  error: number | null;
  n: number;
}

export interface AgeDataset {
  market: string;
  year: number;
  /** Age groups from the youngest. */
  ages: string[];
  brands: (Named & { cells: AgeCell[] })[];
  /** Average score of the market's brands in each age group, in points. */
  means: { age: string; mean: number; brandCount: number }[];
}
