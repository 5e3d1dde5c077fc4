"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { agesAsked } from "@/lib/analyses/age-groups/view";
import { ageDatasetQuery, brandDatasetQuery, industryDatasetQuery } from "@/lib/rankings/histories/insight-queries";
import { queryClient } from "@/lib/platform/browser/query-client";
import { snapshotExtrasQuery } from "@/lib/analyses/snapshot/snapshot-queries";
import type { AnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import type { Named } from "@/lib/catalogue/names/named";
import { toSnapshotSelection } from "@/lib/analyses/snapshot/selection";
import type { SnapshotDatasets } from "@/lib/analyses/snapshot/source";

interface SnapshotState {
  /** The latest complete data: the request's or, while that is loading, the previous one's. */
  datasets: SnapshotDatasets;
  isBusy: boolean;
  /** Asks once more; null while nothing failed. */
  retry: (() => void) | null;
}

const keyOf = ({ brand, market, year }: Pick<SnapshotDatasets, "brand" | "market" | "year">) =>
  `${brand.slug} ${market.slug} ${year}`;

/** Books of the snapshot in the address; those the page was rendered with are not requested again. */
export function useSnapshotDatasets(
  initial: SnapshotDatasets,
  query: AnalysisQuery,
  markets: readonly Named[],
): SnapshotState {
  const { waves } = initial;
  const slug = query.brands[0] ?? initial.brand.slug;
  const isFirstBrand = slug === initial.brand.slug;
  const brandAnswer = useQuery({ ...brandDatasetQuery([slug]), enabled: !isFirstBrand }, queryClient);
  const brand = isFirstBrand ? initial.brand : brandAnswer.data?.brands[0];
  const selection = brand && toSnapshotSelection(brand, query);
  const market = markets.find((each) => each.slug === selection?.market) ?? initial.market;
  const year = selection?.year ?? initial.year;
  const industry = selection?.industry ?? initial.dataset.industry;

  const hasDataset = market.slug === initial.dataset.market && industry === initial.dataset.industry;
  const datasetAnswer = useQuery(
    { ...industryDatasetQuery(market.slug, industry), enabled: !hasDataset && !!selection },
    queryClient,
  );
  const dataset = hasDataset ? initial.dataset : datasetAnswer.data;

  const hasAges = hasDataset && year === initial.year;
  const asked = dataset ? agesAsked(dataset, market.slug, year) : [];
  const agesAnswer = useQuery(
    { ...ageDatasetQuery(market.slug, asked, year), enabled: !hasAges && !!selection && asked.length > 0 },
    queryClient,
  );
  const ages = hasAges ? initial.ages : asked.length === 0 ? null : agesAnswer.data;

  const isFirst = isFirstBrand && hasAges;
  const extrasAnswer = useQuery(
    { ...snapshotExtrasQuery(market.slug, industry, slug, year), enabled: !isFirst && !!selection },
    queryClient,
  );

  const [shown, setShown] = useState(initial);
  const isWhole = !!brand && !!selection && !!dataset && ages !== undefined;
  const isBusy = !isWhole || keyOf({ brand, market, year }) !== keyOf(shown);
  if (isWhole && isBusy) setShown({ brand, market, year, dataset, ages, waves, extras: null });

  const failed = [brandAnswer, datasetAnswer, agesAnswer].filter(({ isError }) => isError);
  const isUnknown = brandAnswer.data?.brands.length === 0;
  return {
    datasets: {
      ...shown,
      extras: keyOf(shown) === keyOf(initial) ? initial.extras : isBusy ? null : (extrasAnswer.data ?? null),
    },
    isBusy: isBusy && !isUnknown,
    retry: isBusy && failed.length > 0 ? () => failed.forEach((each) => void each.refetch()) : null,
  };
}

/** Asks ahead for what the snapshot of another brand needs. */
export async function askAhead(slug: string, market: string, year: number): Promise<void> {
  await queryClient.prefetchQuery(brandDatasetQuery([slug]));
  const brand = queryClient.getQueryData(brandDatasetQuery([slug]).queryKey)?.brands[0];
  const selection = brand && toSnapshotSelection(brand, { market, year });
  if (!selection) return;
  await queryClient.prefetchQuery(industryDatasetQuery(selection.market, selection.industry));
  const dataset = queryClient.getQueryData(industryDatasetQuery(selection.market, selection.industry).queryKey);
  const asked = dataset ? agesAsked(dataset, selection.market, selection.year) : [];
  if (asked.length > 0) await queryClient.prefetchQuery(ageDatasetQuery(selection.market, asked, selection.year));
}
