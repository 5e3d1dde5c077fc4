import type { BrandHistory, MarketWave } from "@/lib/rankings/histories/dataset";

/** A brand in one wave of a market, against it. */
export interface AgainstMarket {
  year: number;
  /** Score less the mean of the market's brands, in points, and its standard error; null below 50 answers. */
  value: number | null;
  error: number | null;
  n: number | null;
  position: number | null;
  rankLow: number | null;
  rankHigh: number | null;
}

/**
 * A brand's waves in a market, earliest first. The error is the brand's own: the mean of some hundred brands adds next
 * to nothing to it.
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
      return {
        year,
        value: isKnown ? score - mean : null,
        error: isKnown ? error : null,
        n,
        position: overall,
        rankLow,
        rankHigh,
      };
    });
}
