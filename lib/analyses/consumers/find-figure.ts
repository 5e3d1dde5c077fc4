import type { PopulationReading, SectionDataset, WaveDataset } from "@/lib/analyses/consumers/dataset";
import { ALL, keyOfPopulation, type Population } from "@/lib/analyses/consumers/population";
import type { PeopleWords } from "@/lib/analyses/consumers/population-words";
import type { ConsumerFigure } from "@/lib/study/consumer";

/** An item of a reading; without a value and with n = 0 if no one was asked, so that it counts as not shown. */
export function findFigure(reading: PopulationReading | null | undefined, item: string): ConsumerFigure {
  return (
    reading?.figures.find((figure) => figure.item === item) ?? {
      item,
      value: null,
      low: null,
      high: null,
      n: 0,
      nEff: null,
    }
  );
}

/** A population's answers in one market and year; null if it was not asked. */
export function findReading(dataset: SectionDataset, market: string, year: number): PopulationReading | null {
  return dataset.readings.find((reading) => reading.market === market && reading.year === year) ?? null;
}

/** One population's answers in a wave; null if there are none. */
export function findPopulation(dataset: WaveDataset, population: Population): PopulationReading | null {
  const key = keyOfPopulation(population);
  return dataset.readings.find((reading) => keyOfPopulation(reading.population) === key) ?? null;
}

/** The values of a wave's populations on each axis: ages youngest first, sexes in the study's order, groups least engaged first. */
interface Axes {
  ages: string[];
  sexes: string[];
  groups: string[];
}

/** In the order of a study's words; by number and name where its files brought others. */
function inOrder(values: readonly string[], known: readonly { key: string }[]): string[] {
  const order = known.map(({ key }) => key);
  return values.every((value) => order.includes(value))
    ? values.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    : values.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));
}

export function toAxes(dataset: WaveDataset, words: PeopleWords): Axes {
  const on = (axis: keyof Population) =>
    [...new Set(dataset.readings.map(({ population }) => population[axis]))].filter((value) => value !== ALL);
  return {
    ages: inOrder(on("age"), words.ages),
    sexes: inOrder(on("sex"), words.sexes),
    groups: inOrder(on("group"), words.groups),
  };
}
