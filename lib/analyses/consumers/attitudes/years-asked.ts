import type { SectionDataset } from "@/lib/analyses/consumers/dataset";

/** Years between `from` and `to` in which the market was asked, rising. */
export function yearsAsked(dataset: SectionDataset, market: string, from: number, to: number): number[] {
  const years = dataset.readings.flatMap((reading) =>
    reading.market === market && reading.year >= from && reading.year <= to ? [reading.year] : [],
  );
  return [...new Set(years)].sort((a, b) => a - b);
}
