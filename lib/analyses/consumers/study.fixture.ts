import type { PopulationReading } from "@/lib/analyses/consumers/dataset";
import { type Datasets, keyOfNeed, toSelectedDatasets } from "@/lib/analyses/consumers/dataset-need";
import type { ConsumerSelection } from "@/lib/analyses/consumers/selection";
import { EVERYONE, type Population } from "@/lib/analyses/consumers/population";
import { ASKED } from "@/lib/analyses/consumers/questionnaire/asked.fixture";
import type { MarketSlug } from "@/lib/catalogue/markets/market";
import { wilsonInterval } from "@/lib/statistics/share-interval";
import type { ConsumerFigure, ConsumerSection } from "@/lib/study/consumer";

/** A share as the study publishes it: with too few people, n alone. */
function shareOf(item: string, value: number, n: number): ConsumerFigure {
  return n < 50
    ? { item, value: null, low: null, high: null, n, nEff: null }
    : { item, value, ...wilsonInterval(value, n), n, nEff: n };
}

/** What a population said: a share of each item among `n`. */
export function readingOf(
  shares: Record<string, number>,
  {
    market = "sweden",
    year = 2025,
    population = EVERYONE,
    n = 1000,
  }: { market?: string; year?: number; population?: Population; n?: number } = {},
): PopulationReading {
  return { market, year, population, figures: Object.entries(shares).map(([item, value]) => shareOf(item, value, n)) };
}

export function selectionOf(
  years: number[],
  population: Population = EVERYONE,
  market: { slug: MarketSlug; name: string } = { slug: "sweden", name: "Sweden" },
): ConsumerSelection {
  return { market, allYears: years, years, from: years[0] ?? 0, year: years.at(-1) ?? 0, population };
}

/** Readings as the books of a page: those of the selection's population as a section's book, all of a wave as its wave book. */
export function datasetsOf(
  section: ConsumerSection,
  selection: ConsumerSelection,
  readings: readonly PopulationReading[],
) {
  const own = readings.filter(
    ({ population }) =>
      population.age === selection.population.age &&
      population.sex === selection.population.sex &&
      population.group === selection.population.group,
  );
  const waves = Map.groupBy(readings, ({ market, year }) => `${market} ${year}`);
  const datasets: Datasets = {
    [keyOfNeed({ kind: "section", section, population: selection.population })]: {
      section,
      population: selection.population,
      readings: own,
    },
    ...Object.fromEntries(
      [...waves.values()].flatMap((wave) => {
        const [first] = wave;
        return first
          ? [
              [
                keyOfNeed({ kind: "wave", section, market: first.market, year: first.year }),
                { section, market: first.market, year: first.year, readings: wave },
              ],
            ]
          : [];
      }),
    ),
  };
  return toSelectedDatasets(datasets, selection, ASKED);
}
