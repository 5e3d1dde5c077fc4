import type { BrandDataset, BrandYear } from "@/lib/rankings/histories/dataset";
import type { ScoreCell } from "@/lib/rankings/ranking-row";
import type { Named } from "@/lib/catalogue/names/named";
import { scoreInterval } from "@/lib/statistics/score";

/** A brand's position in the latest study of one market, with its earlier years. */
export interface LatestPosition {
  brand: Named;
  market: Named;
  /** Index of the brand, from 0, which decides its mark. */
  order: number;
  latest: BrandYear;
  /** Brands the market ranks. */
  of: number;
  points: { year: number; value: number | null; low: number | null; high: number | null }[];
  /** Average of the market's scores, for the dashed line. */
  average: { year: number; value: number | null }[];
}

/** A market and its latest study. */
export interface LatestWave extends Named {
  year: number;
  brandCount: number;
}

/** Brands in the latest studies: clear changes first, largest at the top, then by market and position. */
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
    // The index is 100 times the score divided by the average.
    average: years.map(({ year, score, index }) => ({
      year,
      value: score === null || !index ? null : (100 * score) / index,
    })),
  };
}

/** Whether the change since the previous study is clear. Tested at publication, over all brands of its market. */
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

/** Range that covers every interval and average, so that drawings can share an axis; null without scores. */
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

/** Smallest and largest number of people asked behind the latest scores. */
export function toBases(positions: readonly Pick<LatestPosition, "latest">[]): { least: number; most: number } | null {
  const bases = positions.flatMap(({ latest }) => latest.n ?? []);
  return bases.length === 0 ? null : { least: Math.min(...bases), most: Math.max(...bases) };
}
