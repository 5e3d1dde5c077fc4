"use client";

import { useCallback } from "react";
import {
  type AnalysisQuery,
  MOST_BRANDS,
  parseAnalysisQuery,
  toAnalysisSearch,
} from "@/lib/rankings/histories/analysis-query";
import { withSlots } from "@/lib/rankings/histories/brand-slots";
import { useShownStudy } from "@/components/layout/shown-study";
import { marketOf } from "@/lib/catalogue/shown-study/shown-study";
import { useAddress } from "@/components/charts/use-address";

/** When brands change, the remaining ones keep their colours, unless the change sets the slots. */
const settle = (next: AnalysisQuery, before: AnalysisQuery): AnalysisQuery =>
  next.brands === before.brands || next.slots !== before.slots ? next : { ...next, ...withSlots(before, next.brands) };

/** What an analysis page of brands shows, kept in its address: see `useAddress`. */
export function useAnalysis(initial: AnalysisQuery, { most = MOST_BRANDS }: { most?: number } = {}) {
  const { markets } = useShownStudy();
  const read = useCallback(
    (search: string, first: AnalysisQuery): AnalysisQuery => {
      const parsed = parseAnalysisQuery(new URLSearchParams(search), most);
      return {
        ...parsed,
        market: marketOf({ markets }, parsed.market ?? "")?.slug ?? first.market,
        industry: parsed.industry ?? first.industry,
        near: first.near,
      };
    },
    [most, markets],
  );
  return useAddress(initial, { toSearch: toAnalysisSearch, read, settle });
}
