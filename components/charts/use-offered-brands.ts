"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { toKey } from "@/lib/catalogue/names/match";
import type { Named } from "@/lib/catalogue/names/named";
import { queryClient } from "@/lib/platform/browser/query-client";
import { studyNamesQuery } from "./brand-names-query";
import type { BrandPanelProps } from "./brand-panel-props";
import { type SearchableBrand, toSearchableBrands } from "./brand-search";

/** A brand of another industry of the market, or of other markets alone. */
export interface BrandElsewhere extends SearchableBrand {
  industry: Named;
  markets: readonly string[];
  isHere: boolean;
}

interface OfferedBrands {
  /** Null while loading. */
  brands: readonly SearchableBrand[] | null;
  elsewhere: readonly BrandElsewhere[];
  /** Slugs. */
  followed: ReadonlySet<string>;
  hasFailed: boolean;
  retry: () => void;
}

const NONE: readonly BrandElsewhere[] = [];
const NOBODY: ReadonlySet<string> = new Set();

/** The brands to choose from, those followed among them, and those of other industries. */
export function useOfferedBrands({ among, place, market, followed = NOBODY }: BrandPanelProps): OfferedBrands {
  const names = useQuery({ ...studyNamesQuery, enabled: !among || place !== undefined }, queryClient);
  const brands = useMemo(() => {
    const offered = among ?? names.data?.brands.filter(({ markets }) => !market || markets.includes(market));
    return offered ? toSearchableBrands(offered, market) : null;
  }, [among, names.data, market]);
  const elsewhere = useMemo(() => {
    if (!place || !names.data) return NONE;
    const here = new Set(among?.map(({ slug }) => slug));
    const nameOf = new Map(names.data.industries.map(({ slug, name }) => [slug, name]));
    return names.data.brands
      .filter(({ slug }) => !here.has(slug))
      .map((brand): BrandElsewhere => ({
        slug: brand.slug,
        name: brand.name,
        key: toKey(brand.name),
        isUnranked: false,
        industry: { slug: brand.industry, name: nameOf.get(brand.industry) ?? brand.industry },
        markets: brand.markets,
        isHere: brand.markets.includes(place.market.slug),
      }));
  }, [among, names.data, place]);
  return {
    brands,
    elsewhere,
    followed,
    hasFailed: !among && names.isError && !names.data,
    retry: () => void names.refetch(),
  };
}
