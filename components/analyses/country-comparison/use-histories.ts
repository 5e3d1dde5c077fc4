import { useMemo } from "react";
import { useQueries } from "@tanstack/react-query";
import type { PackedCountryPage } from "@/lib/analyses/country-comparison/country-page";
import { queryClient } from "@/lib/platform/browser/query-client";
import { brandDatasetQuery } from "@/lib/rankings/histories/insight-queries";
import type { BrandHistory } from "@/lib/rankings/histories/dataset";
import { unpackBrandDataset } from "@/lib/rankings/histories/packed-dataset";

interface Histories {
  /** In the order requested; null if no market ranks the brand in the reader's years, and while loading. */
  histories: (BrandHistory | null)[];
  /** Brands with a response: one that is still loading must not count as unranked. */
  answered: ReadonlySet<string>;
  isWaiting: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** Asks for a brand's history before it is chosen. */
export function readAhead(slug: string): void {
  void queryClient.prefetchQuery(brandDatasetQuery([slug]));
}

/**
 * Brands through the reader's years, each read once: another brand is one request, one brand fewer is none. What the
 * server drew never enters the shared cache, which on the server is one for all readers.
 */
export function useHistories(slugs: readonly string[], first: PackedCountryPage["first"]): Histories {
  const drawn = useMemo(() => unpackBrandDataset(first.dataset), [first]);
  const answers = useQueries(
    { queries: slugs.map((slug) => ({ ...brandDatasetQuery([slug]), enabled: !first.slugs.includes(slug) })) },
    queryClient,
  );
  const own = (slug: string, index: number) => {
    const dataset = first.slugs.includes(slug) ? drawn : answers[index]?.data;
    return dataset?.brands.find((brand) => brand.slug === slug) ?? null;
  };
  const asked = answers.filter((_, index) => !first.slugs.includes(slugs[index] ?? ""));
  return {
    histories: slugs.map(own),
    answered: new Set(slugs.filter((slug, index) => first.slugs.includes(slug) || answers[index]?.data)),
    isWaiting: asked.some(({ isFetching, data }) => isFetching && !data),
    hasFailed: asked.some(({ isError, isFetching }) => isError && !isFetching),
    retry: () => asked.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  };
}
