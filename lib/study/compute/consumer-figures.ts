import type { MarketSlug } from "@/lib/markets/market";
import { type ConsumerFigure, type ConsumerSection, SMALLEST_BASE } from "@/lib/study/study";

/** The waves and age groups that ids stand for. */
export type Labels = {
  waves: readonly { market: MarketSlug; year: number }[];
  ageGroups: readonly string[];
};

/** A value with its interval, and how many people it rests on. */
export type Figure = { value: number; low: number; high: number; n: number; nEff: number };

type Placed = { waveId: number; ageId: number; item: string };

/**
 * Figures of one section: for every wave and item one of everyone and one of each age group. `estimate` is given the
 * parts that belong together; a group of fewer than SMALLEST_BASE people keeps its n and nothing else.
 */
export function toConsumerFigures<Part extends Placed>(
  section: ConsumerSection,
  parts: readonly Part[],
  labels: Labels,
  estimate: (parts: readonly Part[]) => Figure,
): ConsumerFigure[] {
  const byItem = Map.groupBy(parts, ({ waveId, item }) => `${waveId}/${item}`);
  return [...byItem.values()].flatMap((ofItem) => {
    const groups = [...Map.groupBy(ofItem, ({ ageId }) => ageId)];
    return [
      toFigure(section, ofItem, "all", labels, estimate(ofItem)),
      ...groups.map(([ageId, own]) => toFigure(section, own, labels.ageGroups[ageId] as string, labels, estimate(own))),
    ];
  });
}

function toFigure(
  section: ConsumerSection,
  parts: readonly Placed[],
  ageGroup: string,
  labels: Labels,
  { n, nEff, value, low, high }: Figure,
): ConsumerFigure {
  const [{ waveId, item }] = parts as readonly [Placed, ...Placed[]];
  const { market, year } = labels.waves[waveId] as Labels["waves"][number];
  const place = { market, year, section, item, ageGroup, n };
  if (n < SMALLEST_BASE) return { ...place, value: null, low: null, high: null, nEff: null };
  return { ...place, value: round(value, 5), low: round(low, 5), high: round(high, 5), nEff: round(Math.min(n, nEff), 2) };
}

function round(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}
