import type { BrandDataset, MarketWave } from "@/lib/rankings/histories/dataset";
import type { PortfolioEntry } from "@/lib/analyses/portfolio/entry";

/** A set of brands that someone has kept under a name. */
export interface SavedPortfolio {
  id: string;
  name: string;
  entries: PortfolioEntry[];
  updatedAt: string;
}

/** What the portfolio's page and its file are made from. */
export interface PortfolioPage {
  saved: SavedPortfolio[];
  /** The one the address names; null where it names none, or none of the reader's. */
  opened: SavedPortfolio | null;
  /** What is looked at: the address's own brands, else those of the one it names. */
  entries: PortfolioEntry[];
  dataset: BrandDataset;
  waves: MarketWave[];
}

/** Most portfolios of one person, and most characters of a name. */
export const MOST_PORTFOLIOS = 50;
export const LONGEST_NAME = 80;

/** What a name becomes before it is kept: one line, no space around it, not too long. */
export function toPortfolioName(typed: string): string {
  return typed
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, LONGEST_NAME)
    .trim();
}

/** A name for a copy that none of the others has. */
export function nameOfCopy(name: string, taken: readonly string[]): string {
  const stem = name.replace(/ \(copy[ \d]*\)$/, "");
  for (let time = 1; ; time += 1) {
    const tail = time === 1 ? " (copy)" : ` (copy ${time})`;
    const copy = toPortfolioName(stem.slice(0, LONGEST_NAME - tail.length)) + tail;
    if (!taken.includes(copy)) return copy;
  }
}
