/** Rows shown at each end of a list. */
const MOST_AT_AN_END = 5;

export interface Extremes<Item> {
  best: readonly Item[];
  worst: readonly Item[];
  /** Left out in the middle. */
  between: number;
}

/** A middle of fewer is not worth leaving out. */
const LEAST_BETWEEN = 3;

/** Both ends of a list that is in its order; all of it as the best where there is no middle worth leaving out. */
export function toExtremes<Item>(items: readonly Item[]): Extremes<Item> {
  if (items.length < 2 * MOST_AT_AN_END + LEAST_BETWEEN) return { best: items, worst: [], between: 0 };
  return {
    best: items.slice(0, MOST_AT_AN_END),
    worst: items.slice(-MOST_AT_AN_END),
    between: items.length - 2 * MOST_AT_AN_END,
  };
}

/** The largest few of a list that is in its order, and what the others add up to. */
export function toLargest<Item extends { points: number }>(
  items: readonly Item[],
  most: number,
): { shown: readonly Item[]; rest: { count: number; points: number } | null } {
  if (items.length <= most + 1) return { shown: items, rest: null };
  const others = items.slice(most);
  return {
    shown: items.slice(0, most),
    rest: { count: others.length, points: others.reduce((sum, { points }) => sum + points, 0) },
  };
}
