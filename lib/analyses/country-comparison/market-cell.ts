import type { BrandChange, BrandHistory, BrandYear, MarketWave } from "@/lib/rankings/histories/dataset";
import type { Named } from "@/lib/catalogue/names/named";
import { toPercentile } from "@/lib/rankings/standing";

/** A brand's position among all brands of a market. */
export interface MarketPosition {
  position: number;
  of: number;
  /** Percentage of the market's brands at or below it. */
  percentile: number;
  /** Joint 95% range of the position; null where the study gave no scores to compute it from. */
  range: { low: number; high: number } | null;
}

/** A brand's score in a market, beside that market's. */
export interface KnownCell {
  status: "known";
  market: Named;
  marketPosition: MarketPosition | null;
  /** Points from 0 to 200 and their standard error. */
  score: number;
  error: number;
  n: number | null;
  nEff: number | null;
  /** Mean and deviation of the market's brands. */
  mean: number;
  deviation: number | null;
  /** Score − mean. */
  difference: number;
  z: number | null;
  index: number | null;
  environment: number | null;
  social: number | null;
  change: BrandChange | null;
}

/**
 * A brand's result in a market in one year. `closed`: no wave in that year; `unranked`: a wave without the brand;
 * `positions`: published without scores; `suppressed`: too few people asked.
 */
export type MarketCell =
  | { status: "closed"; market: Named }
  | { status: "unranked"; market: Named }
  | { status: "positions"; market: Named; marketPosition: MarketPosition | null }
  | { status: "suppressed"; market: Named; marketPosition: MarketPosition | null; n: number }
  | KnownCell;

/** Of many cells, those with a score. */
export function keepKnown(cells: readonly MarketCell[]): KnownCell[] {
  return cells.filter((cell): cell is KnownCell => cell.status === "known");
}

/** The wave of a market and year, or null. */
export function findWave(waves: readonly MarketWave[], market: string, year: number): MarketWave | null {
  return waves.find((wave) => wave.market === market && wave.year === year) ?? null;
}

/** A brand in each of these markets in one year, in the order of the markets; `brand` is null if no market ranks it. */
export function toMarketCells(
  brand: BrandHistory | null,
  markets: readonly Named[],
  waves: readonly MarketWave[],
  year: number,
): MarketCell[] {
  return markets.map(({ slug, name }) => {
    const market = { slug, name };
    const wave = findWave(waves, slug, year);
    if (!wave) return { status: "closed", market };
    const result = brand?.years.find((each) => each.market === slug && each.year === year);
    return result ? toCell(market, result, wave) : { status: "unranked", market };
  });
}

function toCell(market: Named, result: BrandYear, wave: MarketWave): MarketCell {
  const marketPosition = toMarketPosition(result, wave);
  const { score, error, n, nEff, z, index, environment, social, change } = result;
  if (score === null && n !== null) return { status: "suppressed", market, marketPosition, n };
  if (score === null || error === null || wave.mean === null) return { status: "positions", market, marketPosition };
  const { mean, deviation } = wave;
  return {
    status: "known",
    market,
    marketPosition,
    score,
    error,
    n,
    nEff,
    mean,
    deviation,
    difference: score - mean,
    z,
    index,
    environment,
    social,
    change,
  };
}

/** A result's position among the brands of its market, or null if unknown. */
export function toMarketPosition(
  { overall, rankLow, rankHigh }: BrandYear,
  { brandCount }: MarketWave,
): MarketPosition | null {
  if (overall === null || brandCount < overall) return null;
  const range = rankLow === null || rankHigh === null ? null : { low: rankLow, high: Math.min(rankHigh, brandCount) };
  return { position: overall, of: brandCount, percentile: toPercentile(overall, brandCount), range };
}
