import type { PopulationReading, SectionDataset, WaveDataset } from "@/lib/analyses/consumers/dataset";
import { ALL, keyOfPopulation, type Population } from "@/lib/analyses/consumers/population";
import { BEHAVIOUR_GROUPS } from "@/lib/study/questionnaire";
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

/** The values of a wave's populations on each axis: ages youngest first, groups least engaged first. */
interface Axes {
  ages: string[];
  sexes: string[];
  groups: string[];
}

export function toAxes(dataset: WaveDataset): Axes {
  const on = (axis: keyof Population) =>
    [...new Set(dataset.readings.map(({ population }) => population[axis]))].filter((value) => value !== ALL);
  const order = BEHAVIOUR_GROUPS.map(({ key }) => key);
  return {
    ages: on("age").toSorted((a, b) => a.localeCompare(b, "en", { numeric: true })),
    sexes: on("sex").toSorted((a, b) => a.localeCompare(b, "en")),
    groups: on("group").toSorted((a, b) => order.indexOf(a) - order.indexOf(b)),
  };
}
