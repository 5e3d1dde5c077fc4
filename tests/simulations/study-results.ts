import { NOT_COMPUTED } from "@/lib/study/bare-study";
import type { MarketSlug } from "@/lib/catalogue/markets/market";
import type { Random } from "@/lib/statistics/random";
import type { StudyResult } from "@/lib/study/study";

/** A brand of an invented market: how its score truly moves, and how precisely it is measured. Points. */
export interface InventedBrand {
  slug: string;
  /** Deviation of a yearly step of the true score, and standard error of each measured one. */
  step: number;
  error: number;
  /** Its first wave, counted from 0. */
  entry: number;
  isVolatile: boolean;
  isImprecise: boolean;
}

export interface InventedMarket {
  brands: number;
  /** Parts (0–1) of brands that take larger steps, and that few people were asked about. */
  volatile: number;
  imprecise: number;
}

const STEP = { usual: 3, volatile: 9 };
const ERROR = { usual: 3, imprecise: 12 };
export const FIRST_YEAR = 2011;

/** Brands of a market, three in ten of which enter later than the first wave. */
export function inventBrands({ brands, volatile, imprecise }: InventedMarket, random: Random): InventedBrand[] {
  return Array.from({ length: brands }, (_, i) => {
    const isVolatile = random.uniform() < volatile;
    const isImprecise = random.uniform() < imprecise;
    const error = isImprecise ? ERROR.imprecise : ERROR.usual * Math.exp(0.15 * random.normal());
    const entry = random.uniform() < 0.3 ? random.integer(1, 9) : 0;
    return { slug: `brand-${i}`, step: isVolatile ? STEP.volatile : STEP.usual, error, entry, isVolatile, isImprecise };
  });
}

/** What `years` waves would measure of the brands of a market; nothing happens to them but their ordinary steps. */
export function measureYears(
  market: MarketSlug,
  brands: readonly InventedBrand[],
  years: number,
  random: Random,
): StudyResult[] {
  return brands.flatMap(({ slug, step, error, entry }) => {
    let level = random.normal(100, 15);
    return Array.from({ length: years }, (_, at): StudyResult[] => {
      level += at === 0 ? 0 : random.normal(0, step);
      if (at < entry) return [];
      const score = Math.min(200, Math.max(0, level + random.normal(0, error)));
      return [inventedResult(market, slug, FIRST_YEAR + at, score, error)];
    }).flat();
  });
}

/** What a wave publishes of a brand, as far as figures of later waves are made of it. */
export function inventedResult(
  market: MarketSlug,
  slug: string,
  year: number,
  score: number,
  standardError: number,
): StudyResult {
  return {
    ...NOT_COMPUTED,
    market,
    year,
    brand: slug,
    brandSlug: slug,
    industry: "invented",
    industrySlug: "invented",
    overallPosition: 1,
    industryPosition: 1,
    score,
    standardError,
    n: 500,
    nEff: 500,
    environmentShare: null,
    socialShare: null,
    bothShare: null,
    rankLow: null,
    rankHigh: null,
    publicRankLow: null,
    publicRankHigh: null,
  };
}
