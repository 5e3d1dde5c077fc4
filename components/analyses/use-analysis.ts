"use client";

import { useCallback } from "react";
import {
  type AnalysisQuery,
  MOST_BRANDS,
  parseAnalysisQuery,
  toAnalysisSearch,
} from "@/lib/rankings/histories/analysis-query";
import { withSlots } from "@/lib/rankings/histories/brand-slots";
import { useAddress } from "@/components/charts/use-address";

/** When brands change, the remaining ones keep their colours, unless the change sets the slots. */
const settle = (next: AnalysisQuery, before: AnalysisQuery): AnalysisQuery =>
  next.brands === before.brands || next.slots !== before.slots ? next : { ...next, ...withSlots(before, next.brands) };

/** What an analysis page of brands shows, kept in its address: see `useAddress`. */
export function useAnalysis(initial: AnalysisQuery, { most = MOST_BRANDS }: { most?: number } = {}) {
  const read = useCallback(
    (search: string, first: AnalysisQuery): AnalysisQuery => {
      const parsed = parseAnalysisQuery(new URLSearchParams(search), most);
      return {
        ...parsed,
        market: parsed.market ?? first.market,
        industry: parsed.industry ?? first.industry,
        near: first.near,
      };
    },
    [most],
  );
  return useAddress(initial, { toSearch: toAnalysisSearch, read, settle });
}
