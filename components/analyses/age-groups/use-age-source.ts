"use client";

import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { agesAsked, type AgeSource, toYear } from "@/lib/analyses/age-groups/view";
import { ageDatasetQuery, industryDatasetQuery } from "@/lib/rankings/histories/insight-queries";
import { queryClient } from "@/lib/platform/browser/query-client";
import type { AnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import type { IndustryName } from "@/lib/catalogue/names/names";
import type { Named } from "@/lib/catalogue/names/named";

interface Choices {
  markets: readonly Named[];
  industries: readonly IndustryName[];
}

interface AgeSourceState {
  /** The latest complete data: the request's or, while that is loading, the previous one's. */
  source: AgeSource;
  isBusy: boolean;
  /** Asks once more; null while nothing failed. */
  retry: (() => void) | null;
}

const keyOf = (market: string, industry: string, year: number) => `${market} ${industry} ${year}`;
const keyOfSource = ({ market, industry, ages }: AgeSource) => keyOf(market.slug, industry.slug, ages.year);

/** What the page of age groups is drawn from: the books it came with, or those of another market, industry or wave. */
export function useAgeSource(
  initial: AgeSource,
  query: AnalysisQuery,
  { markets, industries }: Choices,
): AgeSourceState {
  const { waves } = initial;
  const market = markets.find(({ slug }) => slug === query.market) ?? initial.market;
  const industry =
    industries.find(({ slug, markets: its }) => slug === query.industry && its.includes(market.slug)) ??
    initial.industry;
  const year = toYear(query.year, waves, market.slug) ?? initial.ages.year;

  // The books a page came with are not put into the shared cache while it is drawn on the server, where others read it too.
  const hasDataset = market.slug === initial.market.slug && industry.slug === initial.industry.slug;
  const datasetAnswer = useQuery(
    { ...industryDatasetQuery(market.slug, industry.slug), enabled: !hasDataset },
    queryClient,
  );
  const dataset = hasDataset ? initial.dataset : datasetAnswer.data;

  const hasAges = hasDataset && year === initial.ages.year;
  const asked = dataset ? agesAsked(dataset, market.slug, year) : [];
  const agesAnswer = useQuery(
    { ...ageDatasetQuery(market.slug, asked, year), enabled: !hasAges && asked.length > 0 },
    queryClient,
  );
  const ages = hasAges
    ? initial.ages
    : dataset && asked.length === 0
      ? { market: market.slug, year, ages: [], brands: [], means: [] }
      : agesAnswer.data;

  const key = keyOf(market.slug, industry.slug, year);
  const [shown, setShown] = useState(initial);
  if (dataset && ages && keyOfSource(shown) !== key)
    setShown({ query, market: named(market), industry: named(industry), dataset, ages, waves });

  const failed = [datasetAnswer, agesAnswer].filter(({ isError }) => isError);
  const isBusy = keyOfSource(shown) !== key;
  return {
    source: { ...shown, query },
    isBusy,
    retry: isBusy && failed.length > 0 ? () => failed.forEach((each) => void each.refetch()) : null,
  };
}

const named = ({ slug, name }: Named): Named => ({ slug, name });

/** Asks ahead for what another market, industry or wave needs. */
export async function askAhead(
  market: string,
  industry: string,
  year: number,
  client: QueryClient = queryClient,
): Promise<void> {
  await client.prefetchQuery(industryDatasetQuery(market, industry));
  const dataset = client.getQueryData(industryDatasetQuery(market, industry).queryKey);
  const asked = dataset ? agesAsked(dataset, market, year) : [];
  if (asked.length > 0) await client.prefetchQuery(ageDatasetQuery(market, asked, year));
}
