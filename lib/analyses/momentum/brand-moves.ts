import type { BrandChange, BrandHistory, BrandYear, MarketDataset } from "@/lib/rankings/histories/dataset";
import { type BeyondMarket, toBeyondMarket } from "@/lib/analyses/momentum/beyond-market";
import { toAcceleration } from "@/lib/analyses/momentum/acceleration";
import type { Named } from "@/lib/catalogue/names/named";
import { isUnranked } from "@/lib/rankings/unranked";
import { halfWidth } from "@/lib/statistics/interval";

/** A ranked brand in one wave, and which way it is going. */
export interface BrandMove {
  brand: Named;
  industry: Named;
  at: BrandYear;
  /** Positions gained since the wave before; null where it was not ranked. */
  gained: number | null;
  change: BrandChange | null;
  /** Score beyond the mean of the market's brands. */
  level: BeyondMarket | null;
  /** Change beyond the mean change of the market's brands. */
  beyond: BeyondMarket | null;
  /** The same drawn towards the industry's mean, with its 95% interval. */
  momentum: { points: number; low: number; high: number } | null;
  /** Acceleration beyond the mean acceleration of the market's brands, in points a year. */
  turn: BeyondMarket | null;
}

/** The market's waves looked at: the year's, the one before, and the one before that; null where the reader has none. */
export interface ThreeWaves {
  year: number;
  before: number | null;
  first: number | null;
}

/** Every brand the market ranks in the year, by name. Each kind of figure is tested over all brands that have it. */
export function toBrandMoves({ brands }: MarketDataset, { year, before, first }: ThreeWaves): BrandMove[] {
  const ranked = brands.flatMap((history) => {
    const at = of(history, year);
    return at && !isUnranked(at) ? [{ history, at, earlier: of(history, before), earliest: of(history, first) }] : [];
  });
  const levels = beyondOf(ranked.map(({ at }) => scoreOf(at)));
  const changes = beyondOf(
    ranked.map(({ at: { change } }) => change && { value: change.points, standardError: change.error }),
  );
  const turns = beyondOf(
    ranked.map(({ at, earlier, earliest }) => {
      const [one, two, three] = [inWave(earliest), inWave(earlier), inWave(at)];
      return one && two && three ? toAcceleration([one, two, three]) : null;
    }),
  );
  return ranked.map(({ history: { slug, name }, at, earlier }, index) => ({
    brand: { slug, name },
    industry: at.industry,
    at,
    gained: earlier?.overall && at.overall ? earlier.overall - at.overall : null,
    change: at.change,
    level: levels[index] ?? null,
    beyond: changes[index] ?? null,
    momentum: toMomentum(at.change),
    turn: turns[index] ?? null,
  }));
}

const of = ({ years }: BrandHistory, year: number | null): BrandYear | null =>
  years.find((each) => each.year === year) ?? null;

function scoreOf({ score, error }: BrandYear) {
  return score === null || error === null ? null : { value: score, standardError: error };
}

function inWave(at: BrandYear | null) {
  return at === null || at.score === null || at.error === null
    ? null
    : { year: at.year, score: at.score, error: at.error };
}

/** Null stays null; the others are tested together. */
function beyondOf(estimates: readonly ({ value: number; standardError: number } | null)[]): (BeyondMarket | null)[] {
  const found = toBeyondMarket(estimates.filter((each) => each !== null));
  let next = 0;
  return estimates.map((each) => (each === null ? null : (found[next++] ?? null)));
}

function toMomentum(change: BrandChange | null): BrandMove["momentum"] {
  if (!change?.momentum) return null;
  const { points, error } = change.momentum;
  return { points, low: points - halfWidth(error), high: points + halfWidth(error) };
}
