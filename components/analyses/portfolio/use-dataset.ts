"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { brandDatasetQuery } from "@/lib/rankings/histories/insight-queries";
import { queryClient } from "@/lib/platform/browser/query-client";
import type { BrandDataset } from "@/lib/rankings/histories/dataset";
import type { PortfolioEntry } from "@/lib/analyses/portfolio/entry";

interface Dataset {
  status: "ready" | "loading" | "failed";
  /** Of the brands read before, while others are on their way. */
  dataset: BrandDataset;
  retry: () => void;
}

const slugsOf = (entries: readonly PortfolioEntry[]) => [...new Set(entries.map(({ brand }) => brand))];

/**
 * The histories of a portfolio's brands. Fewer brands, another market or another year need no further question. What the
 * server gave stays with this page: the cache is one for all readers of the server's process.
 */
export function useDataset(
  entries: readonly PortfolioEntry[],
  first: { entries: readonly PortfolioEntry[]; dataset: BrandDataset },
): Dataset {
  const wanted = slugsOf(entries);
  const given = slugsOf(first.entries);
  const isGiven = wanted.every((slug) => given.includes(slug));
  const [asked, setAsked] = useState<string[]>([]);
  const isAsked = isGiven || wanted.every((slug) => asked.includes(slug));
  if (!isAsked) setAsked(wanted);
  const answer = useQuery(
    { ...brandDatasetQuery(isAsked ? asked : wanted), enabled: !isGiven, placeholderData: keepPreviousData },
    queryClient,
  );
  const retry = () => void answer.refetch();
  if (isGiven) return { status: "ready", dataset: first.dataset, retry };
  if (answer.data && !answer.isPlaceholderData) return { status: "ready", dataset: answer.data, retry };
  if (answer.isError) return { status: "failed", dataset: { brands: [] }, retry };
  return { status: "loading", dataset: answer.data?.brands.length ? answer.data : first.dataset, retry };
}
