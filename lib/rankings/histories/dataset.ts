import type { Named } from "@/lib/catalogue/names/named";

// What the analysis pages draw from: whole histories, read once and looked at in many ways. Figures are the published
// ones; pages derive from them by pure functions and round on showing.

/** One brand in one wave. Scores and errors in points (0 to 200), shares 0 to 1; null where it was not published, or not for this reader. */
export interface BrandYear {
  /** Slug of the market. */
  market: string;
  year: number;
  industry: Named;
  /** Position in the market, and in the industry; null where unknown. */
  overall: number | null;
  inIndustry: number | null;
  /** Joint 95% range of the overall position. */
  rankLow: number | null;
  rankHigh: number | null;
  /** Null with an n: too few answers (below 50). */
  score: number | null;
  error: number | null;
  n: number | null;
  nEff: number | null;
  environment: number | null;
  social: number | null;
  both: number | null;
  /** (score − market mean) / market deviation. */
  z: number | null;
  /** 100 · score / market mean. */
  index: number | null;
  /** The change since the wave before, null where there is none or it lies outside the reader's years. */
  change: BrandChange | null;
}

export interface BrandChange {
  since: number;
  /** Points and their standard error. */
  points: number;
  error: number;
  /** p after Benjamini–Hochberg over all brands of the market. */
  q: number;
  clear: boolean;
  /** Change beyond the market's, shrunk towards the industry; null without the right to momentum. */
  momentum: { points: number; error: number } | null;
}

export interface BrandHistory extends Named {
  /** By market in the order offered, then by year. */
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
  /** Changes that could be tested against the wave before, and those found real; null in the reader's first year. */
  compared: number | null;
  real: number | null;
}

/** All brands of one industry in one market. */
export interface IndustryDataset {
  market: string;
  industry: string;
  /** By name. Brands of the industry in the latest wave, each in every wave of the market that has it. */
  brands: BrandHistory[];
}

/** Some brands in all markets. */
export interface BrandDataset {
  brands: BrandHistory[];
}

/** All brands of a market in a few of its waves. */
export interface MarketDataset {
  market: string;
  /** By name; each in the waves asked for that rank it. */
  brands: BrandHistory[];
}

/** A brand's score in one age group; score and error null where fewer than 50 were asked. */
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
  /** Mean score of the market's brands in each age group, in points. */
  means: { age: string; mean: number; brandCount: number }[];
}
