"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { brandNamesQuery } from "@/components/charts/brand-names-query";
import { useShownStudy } from "@/components/layout/shown-study";
import { useAddress } from "@/components/charts/use-address";
import { type ClaimReading, parseClaim } from "@/lib/analyses/claim-check/parse-claim";
import { toNameIndex } from "@/lib/analyses/claim-check/read-brands";
import { type MarketsOf, toMarketsOf } from "@/lib/analyses/claim-check/settle";
import { type ClaimQuery, parseClaimQuery, toClaimSearch } from "@/lib/analyses/claim-check/search-params";
import { queryClient } from "@/lib/platform/browser/query-client";
import type { Named } from "@/lib/catalogue/names/named";

interface First {
  query: ClaimQuery;
  reading: ClaimReading;
  industries: readonly Named[];
  named: readonly (Named & { markets: readonly string[] })[];
}

interface ReadClaim {
  query: ClaimQuery;
  /** Null while names are on their way. */
  reading: ClaimReading | null;
  isFailed: boolean;
  retry: () => void;
  push: (patch: Partial<ClaimQuery>) => void;
  nameOf: (slug: string) => Named;
  /** Known for the brands of the address, and for all once their names are here: a list of them was open, or the text changed. */
  marketsOf: MarketsOf;
  /** A brand that was chosen from a list has its name from there. */
  remember: (brand: Named) => void;
}

const FORM = {
  toSearch: toClaimSearch,
  read: (search: string): ClaimQuery => parseClaimQuery(new URLSearchParams(search)),
};

/** The claim in the page's address, parsed as on the server. Brand names are loaded on the first change of the text. */
export function useClaim(first: First): ReadClaim {
  const study = useShownStudy();
  const { query, push } = useAddress(first.query, FORM);
  const [remembered, setRemembered] = useState<readonly Named[]>([]);
  const isFirst = query.text === first.query.text;
  const names = useQuery({ ...brandNamesQuery, enabled: !isFirst }, queryClient);
  const dataset = useMemo(() => (names.data ? toNameIndex(names.data) : null), [names.data]);
  const reading = useMemo(() => {
    if (isFirst) return first.reading;
    return dataset && parseClaim(query.text, { brands: dataset, industries: first.industries, study });
  }, [isFirst, first.reading, first.industries, dataset, query.text, study]);
  const nameOf = (slug: string): Named =>
    [remembered, first.named, names.data ?? []]
      .map((list) => list.find((each) => each.slug === slug))
      .find((each) => each !== undefined) ?? { slug, name: slug };
  return {
    query,
    reading,
    isFailed: reading === null && names.isError,
    retry: () => void names.refetch(),
    push,
    nameOf,
    marketsOf: toMarketsOf([...first.named, ...(names.data ?? [])]),
    remember: (brand) => setRemembered([...remembered, brand]),
  };
}
