import type { PopulationReading, SectionDataset, WaveDataset } from "@/lib/analyses/consumers/dataset";
import { EVERYONE, type Population } from "@/lib/analyses/consumers/population";
import { wilsonInterval } from "@/lib/statistics/share-interval";
import type { ConsumerFigure, ConsumerSection } from "@/lib/study/consumer";

/** A published share of `n` people, not shown below 50. */
export function shareOf(item: string, value: number, n: number): ConsumerFigure {
  return n < 50
    ? { item, value: null, low: null, high: null, n, nEff: null }
    : { item, value, ...wilsonInterval(value, n), n, nEff: n };
}

export function readingOf(
  market: string,
  year: number,
  figures: ConsumerFigure[],
  population: Population = EVERYONE,
): PopulationReading {
  return { market, year, population, figures };
}

export function datasetOf(section: ConsumerSection, readings: PopulationReading[]): SectionDataset {
  return { section, population: EVERYONE, readings };
}

export function waveOf(
  section: ConsumerSection,
  market: string,
  year: number,
  readings: PopulationReading[],
): WaveDataset {
  return { section, market, year, readings };
}
