"use client";

import { useQuery } from "@tanstack/react-query";
import { usePathname } from "next/navigation";
import { useMemo, useState } from "react";
import type { BrandPanelProps } from "@/components/charts/brand-panel-props";
import { BrandsFilter } from "@/components/charts/brands-filter";
import type { Named } from "@/lib/catalogue/names/named";
import { queryClient } from "@/lib/platform/browser/query-client";
import { followsQuery } from "@/lib/rankings/follows/follow-queries";
import type { BrandSlots } from "@/lib/charts/drawing/slots";
import { toAnalysisSearch } from "@/lib/rankings/histories/analysis-query";

interface AnalysisBrandsProps extends Omit<BrandPanelProps, "brands" | "followed" | "hrefOf"> {
  /** The first is in focus. */
  brands: readonly Named[];
  /** Their places among the colours and shapes; left out: in order. */
  slots?: BrandSlots | undefined;
  label?: string;
}

/** The brands of an analysis: those followed come first, and a brand of another industry leads to the same analysis of it. */
export function AnalysisBrands({ brands, slots, ...props }: AnalysisBrandsProps) {
  const path = usePathname();
  const [isNear, setIsNear] = useState(false);
  const follows = useQuery({ ...followsQuery, enabled: isNear }, queryClient);
  const followed = useMemo(() => new Set(follows.data?.map(({ slug }) => slug)), [follows.data]);
  const market = props.place?.market.slug ?? null;
  return (
    <BrandsFilter
      {...props}
      brands={brands.map(({ slug, name }, order) => ({ slug, name, slot: slots?.get(slug) ?? order }))}
      followed={followed}
      onNear={() => setIsNear(true)}
      hrefOf={(industry, brand) => `${path}${toAnalysisSearch({ market, industry, brands: [brand] })}`}
    />
  );
}
