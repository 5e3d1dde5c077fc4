import type { BrandDataset, BrandYear } from "@/lib/rankings/histories/dataset";
import type { ScoreCell } from "@/lib/rankings/ranking-row";
import type { Named } from "@/lib/catalogue/names/named";
import { scoreInterval } from "@/lib/statistics/score";

/** A brand's position in the latest wave of one market, with the years before it. */
export interface LatestPosition {
  brand: Named;
  market: Named;
  /** Which of the brands it is, from 0: gives its mark. */
  order: number;
  latest: BrandYear;
  /** Brands the market ranks. */
  of: number;
  points: { year: number; value: number | null; low: number | null; high: number | null }[];
  /** Mean of the market's scores, for the dashes. */
  average: { year: number; value: number | null }[];
}

/** A market and its latest wave. */
export interface LatestWave extends Named {
  year: number;
  brandCount: number;
}

/** Where brands stand in the latest waves: what changed for certain first, the longest way at the top, then by market and position. */
export function toLatestPositions({ brands }: BrandDataset, markets: readonly LatestWave[]): LatestPosition[] {
  const positions = brands.flatMap((brand, order) =>
    markets.flatMap((market): LatestPosition[] => {
      const years = brand.years.filter((each) => each.market === market.slug);
      const latest = years.find(({ year }) => year === market.year);
      if (!latest) return [];
      return [
        {
          brand: { slug: brand.slug, name: brand.name },
          market: { slug: market.slug, name: market.name },
          order,
          latest,
          of: market.brandCount,
          ...toLines(years),
        },
      ];
    }),
  );
  const marketOrder = new Map(markets.map(({ slug }, index) => [slug, index]));
  const atMarket = ({ market }: LatestPosition) => marketOrder.get(market.slug) ?? 0;
  const way = (each: LatestPosition) => (isClear(each) ? Math.abs(each.latest.change?.points ?? 0) : 0);
  const position = ({ latest }: LatestPosition) => latest.overall ?? Infinity;
  return positions.toSorted((a, b) => way(b) - way(a) || atMarket(a) - atMarket(b) || position(a) - position(b));
}

function toLines(years: readonly BrandYear[]): Pick<LatestPosition, "points" | "average"> {
  return {
    points: years.map(({ year, score, error }) => ({
      year,
      value: score,
      ...(score === null || error === null ? { low: null, high: null } : scoreInterval(score, error)),
    })),
    // The index is a hundred times the score over the mean.
    average: years.map(({ year, score, index }) => ({
      year,
      value: score === null || !index ? null : (100 * score) / index,
    })),
  };
}

/** Is the change since the wave before more than chance explains? Tested when the wave was published, over all brands of its market. */
export function isClear({ latest }: Pick<LatestPosition, "latest">): boolean {
  return latest.change?.clear === true;
}

/** A year's score as cells show it. */
export function toScoreCell({
  score,
  error,
  n,
}: Pick<BrandYear, "score" | "error" | "n">): Exclude<ScoreCell, { status: "locked" }> {
  if (score !== null && error !== null && n !== null) return { status: "known", value: score, standardError: error, n };
  return n === null ? { status: "unpublished" } : { status: "suppressed", n };
}

/** Ends that hold every interval and mean, so that drawings can share an axis; null where there is no score at all. */
export function toReach(
  positions: readonly Pick<LatestPosition, "points" | "average">[],
): { low: number; high: number } | null {
  const all = positions.flatMap(({ points, average }) => [
    ...points.flatMap(({ low, high }) => [low, high]),
    ...average.map(({ value }) => value),
  ]);
  const known = all.filter((value) => value !== null);
  return known.length === 0 ? null : { low: Math.min(...known), high: Math.max(...known) };
}

/** Smallest and largest number of answers behind the latest scores. */
export function toBases(positions: readonly Pick<LatestPosition, "latest">[]): { least: number; most: number } | null {
  const bases = positions.flatMap(({ latest }) => latest.n ?? []);
  return bases.length === 0 ? null : { least: Math.min(...bases), most: Math.max(...bases) };
}
