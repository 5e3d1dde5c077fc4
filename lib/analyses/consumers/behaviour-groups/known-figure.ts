import type { PopulationReading, SectionDataset } from "@/lib/analyses/consumers/dataset";
import type { ConsumerFigure } from "@/lib/study/consumer";

/** A value based on enough people to be published. */
export type KnownFigure = ConsumerFigure & { value: number; low: number; high: number };

export const isKnown = (figure: ConsumerFigure | null | undefined): figure is KnownFigure =>
  figure?.value != null && figure.low !== null && figure.high !== null;

/** An item's value in a reading, shown or not; null if the item was not asked. */
export function findAsked(reading: PopulationReading | null, item: string): ConsumerFigure | null {
  return reading?.figures.find((figure) => figure.item === item) ?? null;
}

/** A population's readings in a market between two years, oldest first. */
export function readingsBetween(
  { readings }: SectionDataset,
  market: string,
  from: number,
  to: number,
): PopulationReading[] {
  return readings
    .filter((reading) => reading.market === market && reading.year >= from && reading.year <= to)
    .toSorted((a, b) => a.year - b.year);
}
