"use client";

import { useCallback } from "react";
import {
  type AnalysisQuery,
  MOST_BRANDS,
  parseAnalysisQuery,
  toAnalysisSearch,
} from "@/lib/rankings/histories/analysis-query";
import { useAddress } from "@/components/charts/use-address";

/** What an analysis page of brands shows, kept in its address: see `useAddress`. */
export function useAnalysis(initial: AnalysisQuery, { most = MOST_BRANDS }: { most?: number } = {}) {
  const read = useCallback(
    (search: string, first: AnalysisQuery): AnalysisQuery => {
      const parsed = parseAnalysisQuery(new URLSearchParams(search), most);
      return { ...parsed, market: parsed.market ?? first.market, industry: parsed.industry ?? first.industry };
    },
    [most],
  );
  return useAddress(initial, { toSearch: toAnalysisSearch, read });
}
