import type { MarketSlug } from "@/lib/markets/market";
import { type ConsumerFigure, type ConsumerSection, SMALLEST_BASE } from "@/lib/study/study";

/** The waves and age groups that ids stand for. */
export type Labels = {
  waves: readonly { market: MarketSlug; year: number }[];
  ageGroups: readonly string[];
};

/** The value of an item with its interval, and how many people it rests on. */
export type ItemFigure = { item: string; value: number; low: number; high: number; n: number; nEff: number };

type Placed = { waveId: number; ageId: number };

/**
 * Figures of one section: for every wave those of everyone and those of each age group. `estimate` is given the sums of
 * the people meant; a group of fewer than SMALLEST_BASE people keeps its n and nothing else.
 */
export function toConsumerFigures<Part extends Placed>(
  section: ConsumerSection,
  parts: readonly Part[],
  labels: Labels,
  estimate: (people: readonly Part[]) => ItemFigure[],
): ConsumerFigure[] {
  return [...Map.groupBy(parts, ({ waveId }) => waveId)].flatMap(([waveId, wave]) => {
    const { market, year } = labels.waves[waveId] as Labels["waves"][number];
    const figuresOf = (people: readonly Part[], ageGroup: string) =>
      estimate(people).map((figure) => withhold({ market, year, section, ageGroup, ...figure }));
    const groups = [...Map.groupBy(wave, ({ ageId }) => ageId)].sort(([a], [b]) => a - b);
    return [
      ...figuresOf(wave, "all"),
      ...groups.flatMap(([ageId, people]) => figuresOf(people, labels.ageGroups[ageId] as string)),
    ];
  });
}

/** As `toConsumerFigures`, where each item has sums of its own. */
export function toItemFigures<Part extends Placed & { item: string }>(
  section: ConsumerSection,
  parts: readonly Part[],
  labels: Labels,
  estimate: (people: readonly Part[]) => Omit<ItemFigure, "item">,
): ConsumerFigure[] {
  return toConsumerFigures(section, parts, labels, (people) =>
    [...Map.groupBy(people, ({ item }) => item)].map(([item, own]) => ({ item, ...estimate(own) })),
  );
}

function withhold({ market, year, section, ageGroup, item, n, nEff, value, low, high }: Pick<ConsumerFigure, "market" | "year" | "section" | "ageGroup"> & ItemFigure): ConsumerFigure {
  const place = { market, year, section, item, ageGroup, n };
  if (n < SMALLEST_BASE) return { ...place, value: null, low: null, high: null, nEff: null };
  return { ...place, value: round(value, 5), low: round(low, 5), high: round(high, 5), nEff: round(Math.min(n, nEff), 2) };
}

function round(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}
