import { useQueries } from "@tanstack/react-query";
import { useCallback } from "react";
import { sectionDatasetQuery, waveDatasetQuery } from "@/lib/analyses/consumers/consumer-queries";
import { queryClient } from "@/lib/platform/browser/query-client";
import { type DatasetNeed, type Datasets, keyOfNeed } from "@/lib/analyses/consumers/dataset-need";
import type { SectionDataset, WaveDataset } from "@/lib/analyses/consumers/dataset";

type Dataset = SectionDataset | WaveDataset;

/** The question behind a need, as it is kept and sent. */
function toQuery(need: DatasetNeed) {
  const query =
    need.kind === "section"
      ? sectionDatasetQuery(need.section, need.population)
      : waveDatasetQuery(need.market, need.section, need.year);
  return {
    queryKey: query.queryKey as readonly unknown[],
    queryFn: query.queryFn as (context: { signal: AbortSignal }) => Promise<Dataset>,
    staleTime: query.staleTime as number,
  };
}

interface FoundDatasets {
  /** All that are needed; null while one is on its way or did not come. */
  datasets: Datasets | null;
  hasFailed: boolean;
  retry: () => void;
}

/** The books a page needs. Those it was rendered with are not requested again. */
export function useDatasets(needs: readonly DatasetNeed[], first: Datasets): FoundDatasets {
  const keys = needs.map(keyOfNeed);
  const answers = useQueries(
    { queries: needs.map((need, at) => ({ ...toQuery(need), initialData: first[keys[at] ?? ""] })) },
    queryClient,
  );
  const retry = useCallback(() => {
    for (const answer of answers) if (answer.isError) void answer.refetch();
  }, [answers]);
  const found = answers.map(({ data }, at) => [keys[at] ?? "", data] as const);
  const isWhole = found.every(([, dataset]) => dataset !== undefined);
  return {
    datasets: isWhole ? Object.fromEntries(found.flatMap(([key, dataset]) => (dataset ? [[key, dataset]] : []))) : null,
    hasFailed: answers.some(({ isError, data }) => isError && data === undefined),
    retry,
  };
}
