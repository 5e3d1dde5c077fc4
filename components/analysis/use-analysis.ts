"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { type AnalysisQuery, MOST_BRANDS, parseAnalysisQuery, toAnalysisSearch } from "@/lib/insights/analysis-query";

interface Analysis {
  query: AnalysisQuery;
  /** Changes what is asked without a step for Back: sliders, scales. */
  set: (patch: Partial<AnalysisQuery>) => void;
  /** Changes what is asked; Back undoes it: another market, another brand. */
  push: (patch: Partial<AnalysisQuery>) => void;
}

/** What an address says; an address that says less than a page needs means what the page chose at first. */
function readAddress(search: string, initial: AnalysisQuery, most: number): AnalysisQuery {
  const said = parseAnalysisQuery(new URLSearchParams(search), most);
  return { ...said, market: said.market ?? initial.market, industry: said.industry ?? initial.industry };
}

/**
 * What an analysis page shows, kept in its address without asking the server: links can be shared, Back and Forward
 * work. A page that is drawn for another query (a link to itself) begins anew with that one.
 */
export function useAnalysis(initial: AnalysisQuery, { most = MOST_BRANDS }: { most?: number } = {}): Analysis {
  const [query, setQuery] = useState(initial);
  const [drawnFor, setDrawnFor] = useState(initial);
  const currentRef = useRef(query);
  const firstSearchRef = useRef<string | null>(null);

  if (drawnFor !== initial && toAnalysisSearch(drawnFor) !== toAnalysisSearch(initial)) {
    setDrawnFor(initial);
    setQuery(initial);
  }
  useEffect(() => {
    currentRef.current = query;
  }, [query]);

  useEffect(() => {
    firstSearchRef.current = window.location.search;
    const onPop = () => {
      const { search } = window.location;
      const next = search === firstSearchRef.current ? initial : readAddress(search, initial, most);
      currentRef.current = next;
      setQuery(next);
    };
    window.addEventListener("popstate", onPop);
    return () => window.removeEventListener("popstate", onPop);
  }, [initial, most]);

  const change = useCallback((patch: Partial<AnalysisQuery>, isStep: boolean) => {
    const next = { ...currentRef.current, ...patch };
    const address = window.location.pathname + toAnalysisSearch(next);
    if (isStep && address !== window.location.pathname + window.location.search) window.history.pushState(null, "", address);
    else window.history.replaceState(null, "", address);
    currentRef.current = next;
    setQuery(next);
  }, []);
  const set = useCallback((patch: Partial<AnalysisQuery>) => change(patch, false), [change]);
  const push = useCallback((patch: Partial<AnalysisQuery>) => change(patch, true), [change]);
  return { query, set, push };
}
