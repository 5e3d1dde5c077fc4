"use client";

import { useCallback, useEffect, useRef, useState } from "react";

interface Addressed<Query> {
  query: Query;
  /** Changes the query without a history entry: sliders, scales. */
  set: (patch: Partial<Query>) => void;
  /** Changes the query with a history entry, so that Back undoes it: another market, another brand. */
  push: (patch: Partial<Query>) => void;
}

/** How a query is in an address. Both functions must be of a module, or kept: the same ones at each drawing. */
interface AddressForm<Query> {
  /** The query string with "?"; "" for the default. */
  toSearch: (query: Query) => string;
  /** Query of an address; missing values mean the page's initial choice. */
  read: (search: string, initial: Query) => Query;
  /** What a change brings along: parts that depend on the query before. */
  settle?: (next: Query, before: Query) => Query;
}

/**
 * Keeps a page's query in its address without a server request: links can be shared, Back and Forward work. A page
 * rendered for another query starts over with it.
 */
export function useAddress<Query>(initial: Query, { toSearch, read, settle }: AddressForm<Query>): Addressed<Query> {
  const [query, setQuery] = useState(initial);
  const [drawnFor, setDrawnFor] = useState(initial);
  const currentRef = useRef(query);
  const firstSearchRef = useRef<string | null>(null);

  if (drawnFor !== initial && toSearch(drawnFor) !== toSearch(initial)) {
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
      const next = search === firstSearchRef.current ? initial : read(search, initial);
      currentRef.current = next;
      setQuery(next);
    };
    window.addEventListener("popstate", onPop);
    return () => window.removeEventListener("popstate", onPop);
  }, [initial, read]);

  const change = useCallback(
    (patch: Partial<Query>, isStep: boolean) => {
      const asked = { ...currentRef.current, ...patch };
      const next = settle ? settle(asked, currentRef.current) : asked;
      const address = window.location.pathname + toSearch(next);
      if (isStep && address !== window.location.pathname + window.location.search)
        window.history.pushState(null, "", address);
      else window.history.replaceState(null, "", address);
      currentRef.current = next;
      setQuery(next);
    },
    [toSearch, settle],
  );
  const set = useCallback((patch: Partial<Query>) => change(patch, false), [change]);
  const push = useCallback((patch: Partial<Query>) => change(patch, true), [change]);
  return { query, set, push };
}
