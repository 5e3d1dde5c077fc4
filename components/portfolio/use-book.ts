"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { brandBookQuery } from "@/lib/client/insight-queries";
import { queryClient } from "@/lib/client/query-client";
import type { BrandBook } from "@/lib/insights/book";
import type { PortfolioEntry } from "@/lib/portfolios/entry";

interface Book {
  status: "ready" | "loading" | "failed";
  /** Of the brands asked for before, while others are on their way. */
  book: BrandBook;
  retry: () => void;
}

const slugsOf = (entries: readonly PortfolioEntry[]) => [...new Set(entries.map(({ brand }) => brand))];

/** The histories of a portfolio's brands. Fewer brands, another market or another year need no further question. */
export function useBook(entries: readonly PortfolioEntry[], first: { entries: readonly PortfolioEntry[]; book: BrandBook }): Book {
  const wanted = slugsOf(entries);
  const [asked, setAsked] = useState(() => slugsOf(first.entries));
  const isCovered = wanted.every((slug) => asked.includes(slug));
  if (!isCovered) setAsked(wanted);
  const [firstSlugs] = useState(() => slugsOf(first.entries).toSorted().join());
  const isFirst = asked.toSorted().join() === firstSlugs;
  const query = brandBookQuery(isCovered ? asked : wanted);
  const answer = useQuery({ ...query, ...(isFirst && isCovered ? { initialData: first.book } : {}), placeholderData: keepPreviousData }, queryClient);
  const retry = () => void answer.refetch();
  if (answer.data === undefined) return { status: answer.isError ? "failed" : "loading", book: { brands: [] }, retry };
  if (answer.isPlaceholderData && answer.isError) return { status: "failed", book: { brands: [] }, retry };
  return { status: answer.isPlaceholderData ? "loading" : "ready", book: answer.data, retry };
}
