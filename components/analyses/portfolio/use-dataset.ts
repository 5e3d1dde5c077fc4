"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { brandBookQuery } from "@/lib/rankings/histories/insight-queries";
import { queryClient } from "@/lib/platform/browser/query-client";
import type { BrandBook } from "@/lib/rankings/histories/dataset";
import type { PortfolioEntry } from "@/lib/analyses/portfolio/entry";

interface Book {
  status: "ready" | "loading" | "failed";
  /** Of the brands read before, while others are on their way. */
  book: BrandBook;
  retry: () => void;
}

const slugsOf = (entries: readonly PortfolioEntry[]) => [...new Set(entries.map(({ brand }) => brand))];

/**
 * The histories of a portfolio's brands. Fewer brands, another market or another year need no further question. What the
 * server gave stays with this page: the cache is one for all readers of the server's process.
 */
export function useBook(
  entries: readonly PortfolioEntry[],
  first: { entries: readonly PortfolioEntry[]; book: BrandBook },
): Book {
  const wanted = slugsOf(entries);
  const given = slugsOf(first.entries);
  const isGiven = wanted.every((slug) => given.includes(slug));
  const [asked, setAsked] = useState<string[]>([]);
  const isAsked = isGiven || wanted.every((slug) => asked.includes(slug));
  if (!isAsked) setAsked(wanted);
  const answer = useQuery(
    { ...brandBookQuery(isAsked ? asked : wanted), enabled: !isGiven, placeholderData: keepPreviousData },
    queryClient,
  );
  const retry = () => void answer.refetch();
  if (isGiven) return { status: "ready", book: first.book, retry };
  if (answer.data && !answer.isPlaceholderData) return { status: "ready", book: answer.data, retry };
  if (answer.isError) return { status: "failed", book: { brands: [] }, retry };
  return { status: "loading", book: answer.data?.brands.length ? answer.data : first.book, retry };
}
