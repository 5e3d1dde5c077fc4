import type { BrandHistory, MarketWave } from "@/lib/rankings/histories/dataset";
import { scoreInterval } from "@/lib/statistics/score";

/** A brand in one wave of a market, against it. */
export interface AgainstMarket {
  year: number;
  /** Score less the mean of the market's brands, in points; null below 50 answers. */
  value: number | null;
  /** The ends of the score's published 95% interval, less the same mean; null where there is none. */
  low: number | null;
  high: number | null;
  n: number | null;
  position: number | null;
  rankLow: number | null;
  rankHigh: number | null;
}

/**
 * A brand's waves in a market, earliest first. The interval is that of the brand's own score: the mean of some hundred
 * brands adds next to nothing to it.
 */
export function toAgainstMarket(
  brand: BrandHistory | undefined,
  market: string,
  waves: readonly MarketWave[],
): AgainstMarket[] {
  const means = new Map(
    waves.flatMap((wave) => (wave.market === market && wave.mean !== null ? [[wave.year, wave.mean] as const] : [])),
  );
  return (brand?.years ?? [])
    .filter((each) => each.market === market)
    .toSorted((a, b) => a.year - b.year)
    .map(({ year, score, error, n, overall, rankLow, rankHigh }) => {
      const mean = means.get(year);
      const isKnown = score !== null && mean !== undefined;
      const ends = isKnown && error !== null ? scoreInterval(score, error) : null;
      return {
        year,
        value: isKnown ? score - mean : null,
        low: ends && isKnown ? ends.low - mean : null,
        high: ends && isKnown ? ends.high - mean : null,
        n,
        position: overall,
        rankLow,
        rankHigh,
      };
    });
}
