import type { Breakdown } from "@/lib/analyses/consumers/attitudes/breakdown";
import type { SectionDataset, WaveDataset } from "@/lib/analyses/consumers/dataset";
import { findFigure, findPopulation, findReading } from "@/lib/analyses/consumers/find-figure";
import type { Population } from "@/lib/analyses/consumers/population";
import type { ConsumerFigure } from "@/lib/study/consumer";

/** What one part of the people, or one market, says and does about one thing. */
export interface PanelPart {
  key: string;
  label: string;
  say: ConsumerFigure;
  do: ConsumerFigure;
}

interface PartsSource {
  /** Key of the thing, such as `repair`. */
  item: string;
  breakdown: Breakdown;
  population: Population;
  year: number;
  wave: WaveDataset;
  dataset: SectionDataset;
}

/** Saying and doing of every column of a table, for one of its rows. */
export function toPanelParts({
  item,
  breakdown: { split, columns },
  population,
  year,
  wave,
  dataset,
}: PartsSource): PanelPart[] {
  return columns.map(({ key, label }) => {
    const reading =
      split === "market" ? findReading(dataset, key, year) : findPopulation(wave, { ...population, [split]: key });
    return { key, label, say: findFigure(reading, `${item}/say`), do: findFigure(reading, `${item}/do`) };
  });
}
