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
      const said = parseAnalysisQuery(new URLSearchParams(search), most);
      return { ...said, market: said.market ?? first.market, industry: said.industry ?? first.industry };
    },
    [most],
  );
  return useAddress(initial, { toSearch: toAnalysisSearch, read });
}
