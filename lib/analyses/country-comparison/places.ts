import { findWave, type MarketPosition, toMarketPosition } from "@/lib/analyses/country-comparison/market-cell";
import type { Named } from "@/lib/catalogue/names/named";
import type { Axis } from "@/lib/charts/drawing/axis";
import { DECIMALS } from "@/lib/platform/words/format";
import type { BrandHistory, MarketWave } from "@/lib/rankings/histories/dataset";

/** A brand's positions in one market, year by year; null where none was published. */
export interface MarketPlaces {
  market: Named;
  points: { year: number; n: number | null; at: MarketPosition | null }[];
}

/** Markets in which the brand has a position in any of the years, in the order given. */
export function toMarketPlaces(
  brand: BrandHistory,
  markets: readonly Named[],
  waves: readonly MarketWave[],
  years: readonly number[],
): MarketPlaces[] {
  return markets
    .map((market) => ({
      market,
      points: years.map((year) => {
        const result = brand.years.find((each) => each.market === market.slug && each.year === year);
        const wave = findWave(waves, market.slug, year);
        return { year, n: result?.n ?? null, at: result && wave ? toMarketPosition(result, wave) : null };
      }),
    }))
    .filter(({ points }) => points.some(({ at }) => at !== null));
}

/** Height of a position on a logarithmic axis: 0 for the 1st, less for those below it. */
export const toPlaceY = (place: number): number => -Math.log10(Math.max(1, place));

const LABELLED = [1, 3, 10, 30, 100, 300, 1000];

/** An axis from the 1st down past the lowest position or end of a range, with a line about every threefold. */
export function toPlaceScale(places: readonly MarketPlaces[]): Axis {
  const lowest = Math.max(
    LABELLED[1] ?? 3,
    ...places.flatMap(({ points }) => points.flatMap(({ at }) => (at ? (at.range?.high ?? at.position) : []))),
  );
  const ticks = LABELLED.filter((place) => place <= lowest).map(toPlaceY);
  return { min: toPlaceY(lowest * 1.1), max: 0, ticks, digits: DECIMALS.whole };
}
