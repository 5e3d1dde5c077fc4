"use client";

import { useEffect, useState } from "react";
import { areSameEntries, type PortfolioEntry } from "@/lib/analyses/portfolio/entry";
import type { SavedPortfolio } from "@/lib/analyses/portfolio/portfolio";
import {
  parsePortfolioQuery,
  toPortfolioSearch,
  type PortfolioQuery,
  type PortfolioView,
} from "@/lib/analyses/portfolio/search-params";

/** The current portfolio: its saved original, if any, and whether it has been changed since. */
export interface OpenPortfolio {
  saved: SavedPortfolio | null;
  entries: readonly PortfolioEntry[];
  year: number | null;
  shown: PortfolioView;
  isChanged: boolean;
}

interface PortfolioState extends OpenPortfolio {
  /** Looks at other brands, or another year; Back undoes it. */
  show: (entries: readonly PortfolioEntry[]) => void;
  showYear: (year: number) => void;
  showView: (view: PortfolioView) => void;
  /** Opens a saved portfolio, or none. */
  open: (portfolio: SavedPortfolio | null) => void;
}

/** The portfolio looked at, in the page's address: shareable, and Back works. `list` are the saved ones. */
export function usePortfolio(initial: PortfolioQuery, list: readonly SavedPortfolio[]): PortfolioState {
  const [query, setQuery] = useState(initial);
  useEffect(() => {
    const onPop = () => setQuery(parsePortfolioQuery(new URLSearchParams(window.location.search)));
    window.addEventListener("popstate", onPop);
    return () => window.removeEventListener("popstate", onPop);
  }, []);

  const saved = list.find(({ id }) => id === query.saved) ?? null;
  const entries = query.entries ?? saved?.entries ?? [];
  const go = (next: PortfolioQuery) => {
    const address = window.location.pathname + toPortfolioSearch(next);
    if (address !== window.location.pathname + window.location.search) window.history.pushState(null, "", address);
    setQuery(next);
  };
  return {
    saved,
    entries,
    year: query.year,
    shown: query.shown,
    isChanged: saved !== null && !areSameEntries(saved.entries, entries),
    show: (next) =>
      go({
        ...query,
        saved: saved?.id ?? null,
        entries: saved && areSameEntries(saved.entries, next) ? null : [...next],
      }),
    showYear: (year) => go({ ...query, year }),
    showView: (shown) => go({ ...query, shown }),
    open: (portfolio) => go({ ...query, saved: portfolio?.id ?? null, entries: null }),
  };
}
