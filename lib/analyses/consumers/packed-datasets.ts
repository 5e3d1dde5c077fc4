import type { PopulationReading, SectionDataset, WaveDataset } from "@/lib/analyses/consumers/dataset";
import type { Datasets } from "@/lib/analyses/consumers/dataset-need";
import type { ConsumerFigure } from "@/lib/study/consumer";

interface PackedReadings {
  /** Keys of the items, once. */
  items: string[];
  /** Of each reading: market, year, age, sex and group, then five numbers for each item. */
  rows: [population: [string, number, string, string, string], figures: (number | null)[]][];
}

/** Books in the form sent with a page. */
export type PackedDatasets = Record<
  string,
  PackedReadings & (Omit<SectionDataset, "readings"> | Omit<WaveDataset, "readings">)
>;

const FIELDS = ["value", "low", "high", "n", "nEff"] as const satisfies readonly (keyof ConsumerFigure)[];

/** Each item's key and each field's name once instead of once per value; the inverse of `unpackBooks`. */
export function packDatasets(datasets: Datasets): PackedDatasets {
  return Object.fromEntries(
    Object.entries(datasets).map(([key, { readings, ...dataset }]) => [key, { ...dataset, ...packReadings(readings) }]),
  );
}

/** The books as they were before `packBooks`; figures stand in the order in which their items came first. */
export function unpackDatasets(packed: PackedDatasets): Datasets {
  return Object.fromEntries(
    Object.entries(packed).map(([key, { items, rows, ...dataset }]) => [
      key,
      { ...dataset, readings: rows.map((row) => unpackReading(items, row)) },
    ]),
  );
}

function packReadings(readings: readonly PopulationReading[]): PackedReadings {
  const items = [...new Set(readings.flatMap(({ figures }) => figures.map(({ item }) => item)))];
  const rows = readings.map(
    ({ market, year, population: { age, sex, group }, figures }): PackedReadings["rows"][number] => {
      const byItem = new Map(figures.map((figure) => [figure.item, figure]));
      const numbers = items.flatMap((item) => {
        const figure = byItem.get(item);
        // An item a reading does not have at all: no n either.
        return figure ? FIELDS.map((field) => figure[field]) : FIELDS.map(() => null);
      });
      return [[market, year, age, sex, group], numbers];
    },
  );
  return { items, rows };
}

function unpackReading(
  items: readonly string[],
  [[market, year, age, sex, group], numbers]: PackedReadings["rows"][number],
): PopulationReading {
  const figures = items.flatMap((item, at): ConsumerFigure[] => {
    const [value = null, low = null, high = null, n = null, nEff = null] = numbers.slice(
      at * FIELDS.length,
      (at + 1) * FIELDS.length,
    );
    return n === null ? [] : [{ item, value, low, high, n, nEff }];
  });
  return { market, year, population: { age, sex, group }, figures };
}
