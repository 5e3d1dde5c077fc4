import type { MarketSlug } from "@/lib/catalogue/markets/market";
import type { ConsumerFigure, ConsumerSection, PopulationFigures, StudyPopulation } from "@/lib/study/consumer";
import { hideComplements } from "@/lib/study/compute/secondary-suppression";
import { SMALLEST_BASE } from "@/lib/study/study";

/** The waves, age groups, sexes and behaviour groups of the ids. */
export type Labels = {
  waves: readonly { market: MarketSlug; year: number }[];
  ageGroups: readonly string[];
  sexes: readonly string[];
  groups: readonly string[];
  /** Sexes without separate results. */
  unreported?: ReadonlySet<string>;
  /** The minimum number of people for a result; SMALLEST_BASE by default. Below it only n is stored. */
  smallestBase?: number;
};

/** People of one wave, age, sex and behaviour group: the cells that make up all groups. */
export type Cell = { waveId: number; ageId: number; sexId: number; groupId: number };

/** Stands for the people who skipped an item and so have no group. They count only where no group is selected. */
export const NO_GROUP = -1;

/** Unknown age or sex: these people count in totals. */
const UNKNOWN = -1;

/** The value of an item with its interval, if it has one, and the number of people behind it. */
export type ItemFigure = {
  item: string;
  value: number;
  low: number | null;
  high: number | null;
  n: number;
  nEff: number;
};

/** Ids of a population's age, sex and group; null for all. */
export type PopulationIds = { ageId: number | null; sexId: number | null; groupId: number | null };

const EVERYONE: PopulationIds = { ageId: null, sexId: null, groupId: null };

/** How many of a population's three axes are selected. */
export function axesOf({ ageId, sexId, groupId }: PopulationIds): number {
  return [ageId, sexId, groupId].filter((id) => id !== null).length;
}

/**
 * Figures of one section for every population of every wave: everyone, and each cross of age, sex and behaviour group
 * that `isWanted` and in which there is somebody. `estimate` is given the parts of the people meant; an item of fewer
 * than the smallest base keeps its n and nothing else, and so do others from which it could be worked out.
 */
export function toPopulationFigures<Part extends Cell>(
  section: ConsumerSection,
  parts: readonly Part[],
  labels: Labels,
  estimate: (people: readonly Part[], population: PopulationIds) => ItemFigure[],
  isWanted: (population: PopulationIds) => boolean = () => true,
): PopulationFigures[] {
  const base = labels.smallestBase ?? SMALLEST_BASE;
  const populations = listPopulations(labels, parts).filter(isWanted);
  return [...Map.groupBy(parts, ({ waveId }) => waveId)].flatMap(([waveId, wave]) => {
    const { market, year } = labels.waves[waveId] as Labels["waves"][number];
    const cells = [...Map.groupBy(wave, ({ ageId, sexId, groupId }) => `${ageId}/${sexId}/${groupId}`).values()];
    const found = populations.flatMap((population) => {
      const people = cells.flatMap((cell) => (isOf(cell[0] as Part, population) ? cell : []));
      const figures = people.length === 0 ? [] : estimate(people, population);
      return figures.length === 0 ? [] : [{ population, figures }];
    });
    const isHidden = findHidden(found, base);
    return found
      .filter(({ population }) => isReported(population, labels))
      .map(({ population, figures }) => ({
        market,
        year,
        section,
        ...namesOf(population, labels),
        figures: figures.map((figure) => (isHidden(population, figure.item) ? onlyN(figure) : withhold(figure, base))),
      }));
  });
}

type Found = { population: PopulationIds; figures: readonly ItemFigure[] };

/** Which results of a wave are suppressed. Items that the same people answered are checked once. */
function findHidden(found: readonly Found[], base: number): (population: PopulationIds, item: string) => boolean {
  const known = new Map<string, Set<PopulationIds>>();
  const ofItem = new Map<string, Set<PopulationIds>>();
  const items = Map.groupBy(
    found.flatMap(({ population, figures }) => figures.map(({ item, n }) => ({ item, population, n }))),
    ({ item }) => item,
  );
  for (const [item, own] of items) {
    const cells = own.map(({ population: { ageId, sexId, groupId }, n }) => ({
      key: [ageId, sexId, groupId],
      n,
      isHidden: false,
    }));
    const bases = JSON.stringify(cells);
    const hidden =
      known.get(bases) ??
      new Set(
        hideComplements(cells, base).flatMap(({ isHidden }, at) => (isHidden ? (own[at]?.population ?? []) : [])),
      );
    known.set(bases, hidden);
    ofItem.set(item, hidden);
  }
  return (population, item) => ofItem.get(item)?.has(population) ?? false;
}

/**
 * Everyone and each combination of groups, with people of unknown age or sex, so that a suppressed result cannot be
 * derived from the others.
 */
function listPopulations({ ageGroups, sexes, groups }: Labels, parts: readonly Cell[]): PopulationIds[] {
  const axis = (values: readonly string[], hasUnknown = false) => [
    null,
    ...values.keys(),
    ...(hasUnknown ? [UNKNOWN] : []),
  ];
  const ages = axis(
    ageGroups,
    parts.some(({ ageId }) => ageId === UNKNOWN),
  );
  const ofSex = axis(
    sexes,
    parts.some(({ sexId }) => sexId === UNKNOWN),
  );
  return ages.flatMap((ageId) =>
    ofSex.flatMap((sexId) => axis(groups).map((groupId) => ({ ...EVERYONE, ageId, sexId, groupId }))),
  );
}

/** Whether the population has separate results. */
function isReported({ ageId, sexId }: PopulationIds, { sexes, unreported }: Labels): boolean {
  if (ageId === UNKNOWN || sexId === UNKNOWN) return false;
  return sexId === null || !unreported?.has(sexes[sexId] ?? "");
}

function isOf(cell: Cell, { ageId, sexId, groupId }: PopulationIds): boolean {
  return (
    (ageId === null || cell.ageId === ageId) &&
    (sexId === null || cell.sexId === sexId) &&
    (groupId === null || cell.groupId === groupId)
  );
}

function namesOf({ ageId, sexId, groupId }: PopulationIds, labels: Labels): StudyPopulation {
  const name = (values: readonly string[], id: number | null) => (id === null ? "all" : (values[id] as string));
  return {
    ageGroup: name(labels.ageGroups, ageId),
    sex: name(labels.sexes, sexId),
    behaviourGroup: name(labels.groups, groupId),
  };
}

/** A published result: rounded, or only its n below the smallest base. */
export function withhold(
  { item, n, nEff, value, low, high }: ItemFigure,
  base: number = SMALLEST_BASE,
): ConsumerFigure {
  if (n < base) return onlyN({ item, n });
  const ends =
    low === null || high === null
      ? { low: null, high: null }
      : { low: round(Math.min(low, value)), high: round(Math.max(high, value)) };
  return { item, value: round(value), ...ends, n, nEff: round(Math.min(n, nEff), 2) };
}

const onlyN = ({ item, n }: Pick<ItemFigure, "item" | "n">): ConsumerFigure => ({
  item,
  value: null,
  low: null,
  high: null,
  n,
  nEff: null,
});

/** Removes the sign of zero. */
function round(value: number, decimals = 5): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale + 0;
}
