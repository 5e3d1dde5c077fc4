import { useQueries } from "@tanstack/react-query";
import { useCallback } from "react";
import { sectionBookQuery, waveBookQuery } from "@/lib/analyses/consumers/consumer-queries";
import { queryClient } from "@/lib/platform/browser/query-client";
import { type BookNeed, type Books, keyOfNeed } from "@/lib/analyses/consumers/dataset-need";
import type { SectionBook, WaveBook } from "@/lib/analyses/consumers/dataset";

type Book = SectionBook | WaveBook;

/** The question behind a need, as it is kept and sent. */
function toQuery(need: BookNeed) {
  const query =
    need.kind === "section"
      ? sectionBookQuery(need.section, need.population)
      : waveBookQuery(need.market, need.section, need.year);
  return {
    queryKey: query.queryKey as readonly unknown[],
    queryFn: query.queryFn as (context: { signal: AbortSignal }) => Promise<Book>,
    staleTime: query.staleTime as number,
  };
}

interface FoundBooks {
  /** All that are needed; null while one is on its way or did not come. */
  books: Books | null;
  hasFailed: boolean;
  retry: () => void;
}

/** The books a page needs. Those it was drawn with are asked for from nobody. */
export function useBooks(needs: readonly BookNeed[], first: Books): FoundBooks {
  const keys = needs.map(keyOfNeed);
  const answers = useQueries(
    { queries: needs.map((need, at) => ({ ...toQuery(need), initialData: first[keys[at] ?? ""] })) },
    queryClient,
  );
  const retry = useCallback(() => {
    for (const answer of answers) if (answer.isError) void answer.refetch();
  }, [answers]);
  const found = answers.map(({ data }, at) => [keys[at] ?? "", data] as const);
  const isWhole = found.every(([, book]) => book !== undefined);
  return {
    books: isWhole ? Object.fromEntries(found.flatMap(([key, book]) => (book ? [[key, book]] : []))) : null,
    hasFailed: answers.some(({ isError, data }) => isError && data === undefined),
    retry,
  };
}
