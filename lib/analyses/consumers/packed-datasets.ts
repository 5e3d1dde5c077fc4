import type { PopulationReading, SectionDataset, WaveDataset } from "@/lib/analyses/consumers/dataset";
import type { Datasets } from "@/lib/analyses/consumers/dataset-need";
import { readRows, writeRows } from "@/lib/platform/words/number-rows";
import type { ConsumerFigure } from "@/lib/study/consumer";

interface PackedReadings {
  /** Keys of the items, once. */
  items: string[];
  /**
   * Of each reading: market, year, age, sex and group, then its figures, one after the other: five numbers, or three
   * where the same people were asked as for the figure before. Nothing for an item that the reading does not have.
   */
  rows: [population: [string, number, string, string, string], figures: string][];
}

/** Datasets in the form sent with a page. */
export type PackedDatasets = Record<
  string,
  PackedReadings & (Omit<SectionDataset, "readings"> | Omit<WaveDataset, "readings">)
>;

const OF_ITEM = ["value", "low", "high"] as const satisfies readonly (keyof ConsumerFigure)[];
const FIELDS = [...OF_ITEM, "n", "nEff"] as const satisfies readonly (keyof ConsumerFigure)[];

/** Each item's key and each field's name once instead of once per value; the inverse of `unpackDatasets`. */
export function packDatasets(datasets: Datasets): PackedDatasets {
  return Object.fromEntries(
    Object.entries(datasets).map(([key, { readings, ...dataset }]) => [key, { ...dataset, ...packReadings(readings) }]),
  );
}

/** The datasets as they were before `packDatasets`; figures stand in the order in which their items came first. */
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
      let before: ConsumerFigure | undefined;
      const numbers = items.map((item) => {
        const figure = byItem.get(item);
        if (!figure) return [];
        const isSame = figure.n === before?.n && figure.nEff === before.nEff;
        before = figure;
        return (isSame ? OF_ITEM : FIELDS).map((field) => figure[field]);
      });
      return [[market, year, age, sex, group], writeRows(numbers)];
    },
  );
  return { items, rows };
}

function unpackReading(
  items: readonly string[],
  [[market, year, age, sex, group], numbers]: PackedReadings["rows"][number],
): PopulationReading {
  const written = readRows(numbers);
  let asked: Pick<ConsumerFigure, "n" | "nEff"> = { n: 0, nEff: null };
  const figures = items.flatMap((item, at): ConsumerFigure[] => {
    const row = written[at] ?? [];
    if (row.length === 0) return [];
    const [value = null, low = null, high = null, n, nEff = null] = row;
    if (row.length === FIELDS.length) asked = { n: n ?? 0, nEff };
    return [{ item, value, low, high, ...asked }];
  });
  return { market, year, population: { age, sex, group }, figures };
}
