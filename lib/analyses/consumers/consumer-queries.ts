import { queryOptions } from "@tanstack/react-query";
import { readBook } from "@/lib/rankings/histories/insight-queries";
import { RANKINGS_FRESH } from "@/lib/platform/browser/query-client";
import type { SectionBook, WaveBook } from "@/lib/analyses/consumers/dataset";
import { keyOfPopulation, type Population } from "@/lib/analyses/consumers/population";
import type { ConsumerSection } from "@/lib/study/consumer";

/** One population about one subject, in all markets and years of the reader. */
export function sectionBookQuery(section: ConsumerSection, population: Population) {
  const { age, sex, group } = population;
  return queryOptions({
    queryKey: ["section-book", section, keyOfPopulation(population)],
    queryFn: async ({ signal }) =>
      readBook<SectionBook>(
        `/api/insights/consumers?${new URLSearchParams({ section, age, sex, group }).toString()}`,
        signal,
      ),
    staleTime: RANKINGS_FRESH,
  });
}

/** Every population of one wave about one subject. */
export const waveBookQuery = (market: string, section: ConsumerSection, year: number) =>
  queryOptions({
    queryKey: ["wave-book", market, section, year],
    queryFn: async ({ signal }) =>
      readBook<WaveBook>(`/api/insights/consumer-populations?market=${market}&section=${section}&year=${year}`, signal),
    staleTime: RANKINGS_FRESH,
  });
