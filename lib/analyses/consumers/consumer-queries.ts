import { queryOptions } from "@tanstack/react-query";
import { readDataset } from "@/lib/rankings/histories/insight-queries";
import { RANKINGS_FRESH } from "@/lib/platform/browser/query-client";
import type { SectionDataset, WaveDataset } from "@/lib/analyses/consumers/dataset";
import { keyOfPopulation, type Population } from "@/lib/analyses/consumers/population";
import type { ConsumerSection } from "@/lib/study/consumer";

/** One population on one subject, in all markets and years of the reader. */
export function sectionDatasetQuery(section: ConsumerSection, population: Population) {
  const { age, sex, group } = population;
  return queryOptions({
    queryKey: ["section-book", section, keyOfPopulation(population)],
    queryFn: async ({ signal }) =>
      readDataset<SectionDataset>(
        `/api/insights/consumers?${new URLSearchParams({ section, age, sex, group }).toString()}`,
        signal,
      ),
    staleTime: RANKINGS_FRESH,
  });
}

/** Every population of one wave on one subject. */
export const waveDatasetQuery = (market: string, section: ConsumerSection, year: number) =>
  queryOptions({
    queryKey: ["wave-book", market, section, year],
    queryFn: async ({ signal }) =>
      readDataset<WaveDataset>(
        `/api/insights/consumer-populations?market=${market}&section=${section}&year=${year}`,
        signal,
      ),
    staleTime: RANKINGS_FRESH,
  });
