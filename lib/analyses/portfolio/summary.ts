import type { BrandChange } from "@/lib/rankings/histories/dataset";
import type { Holdings, Movement, ScoredHolding } from "@/lib/analyses/portfolio/holdings";
import type { Named } from "@/lib/catalogue/names/named";
import { halfWidth, type Interval } from "@/lib/statistics/interval";
import { concentration, portfolioChange, shareAboveMarket, type ShareAbove } from "@/lib/statistics/portfolio";

/** What a brand did to the change of the portfolio's mean. */
export interface Contribution {
  key: string;
  brand: Named;
  market: Named;
  /** In points of the mean. */
  points: number;
  /** Had a score in one of the two waves only. */
  way: "stayed" | "came" | "left";
  change: BrandChange | null;
}

export interface MeanChange extends Interval {
  before: number;
  after: number;
  points: number;
  error: number;
  /** Does its 95% interval leave out zero? */
  isClear: boolean;
  /** The largest first, whichever way. They sum to `points`. */
  contributions: Contribution[];
}

export interface Part {
  name: string;
  count: number;
  share: number;
}

export interface Concentration {
  /** Sum of squared shares, in the usual points: 10,000 is everything in one. */
  index: number;
  /** As many equal parts would have the same index. */
  equalParts: number;
  /** The largest first. */
  parts: Part[];
}

export interface Summary {
  share: ShareAbove;
  above: number;
  below: number;
  unclear: number;
  /** Mean of the brands' distances from their markets, in points. */
  ahead: { points: number } & Interval;
  industries: Concentration;
  markets: Concentration;
}

/** The portfolio as a whole; null where no brand of it has a score. */
export function toSummary({ scored }: Holdings): Summary | null {
  if (scored.length === 0) return null;
  const count = (verdict: ScoredHolding["verdict"]) => scored.filter((each) => each.verdict === verdict).length;
  const ahead = scored.reduce((sum, each) => sum + each.ahead, 0) / scored.length;
  const half = halfWidth(errorOfMean(scored));
  return {
    share: shareAboveMarket(scored),
    above: count("above"),
    below: count("below"),
    unclear: count("unclear"),
    ahead: { points: ahead, low: ahead - half, high: ahead + half },
    industries: toConcentration(scored.map(({ industry }) => industry.name)),
    markets: toConcentration(scored.map(({ market }) => market.name)),
  };
}

/** The brands' errors are taken as independent of each other. */
function errorOfMean(scores: readonly { error: number }[]): number {
  return Math.sqrt(scores.reduce((sum, { error }) => sum + error ** 2, 0)) / scores.length;
}

function toConcentration(names: readonly string[]): Concentration {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const index = concentration([...counts.values()]);
  const parts = [...counts].map(([name, count]) => ({ name, count, share: count / names.length }));
  return {
    index: 10_000 * index,
    equalParts: 1 / index,
    parts: parts.toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, "en")),
  };
}

/** How the mean score moved since the wave before, and what each brand did to it; null without scores in both. */
export function toMeanChange({ movements }: Pick<Holdings, "movements">): MeanChange | null {
  const changed = portfolioChange(
    movements.map(({ before, after }) => ({ before: before?.score ?? null, after: after?.score ?? null })),
  );
  if (!changed) return null;
  const error = Math.hypot(
    errorOfMean(movements.flatMap(({ before }) => before ?? [])),
    errorOfMean(movements.flatMap(({ after }) => after ?? [])),
  );
  const half = halfWidth(error);
  const contributions = movements.map(({ key, brand, market, before, after, change }, index): Contribution => ({
    key,
    brand,
    market,
    change,
    points: changed.contributions[index] ?? 0,
    way: wayOf({ before, after }),
  }));
  return {
    before: changed.before,
    after: changed.after,
    points: changed.change,
    error,
    low: changed.change - half,
    high: changed.change + half,
    isClear: Math.abs(changed.change) > half,
    contributions: contributions.toSorted(
      (a, b) => Math.abs(b.points) - Math.abs(a.points) || a.brand.name.localeCompare(b.brand.name, "en"),
    ),
  };
}

function wayOf({ before, after }: Pick<Movement, "before" | "after">): Contribution["way"] {
  if (before && after) return "stayed";
  return after ? "came" : "left";
}

export interface MatrixPoint {
  key: string;
  brand: Named;
  market: Named;
  /** Points from the market. */
  ahead: number;
  aheadHalf: number;
  /** Since the study before, in points. */
  change: number;
  changeHalf: number;
  /** The change is clear among all brands of the market. */
  isChanged: boolean;
  /** So is the distance from the market. */
  isClear: boolean;
}

/** Brands by distance from their market and change, and how many have no change to show. */
export function toMatrix({ scored }: Holdings): { points: MatrixPoint[]; without: number } {
  const points = scored.flatMap((each): MatrixPoint[] => {
    const { change } = each;
    if (!change) return [];
    return [
      {
        key: each.key,
        brand: each.brand,
        market: each.market,
        ahead: each.ahead,
        aheadHalf: halfWidth(each.error),
        change: change.points,
        changeHalf: halfWidth(change.error),
        isChanged: change.clear,
        isClear: change.clear && each.verdict !== "unclear",
      },
    ];
  });
  return { points, without: scored.length - points.length };
}
