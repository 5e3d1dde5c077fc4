"use client";

import { useQuery } from "@tanstack/react-query";
import { usePathname } from "next/navigation";
import { useMemo, useState } from "react";
import type { BrandPanelProps } from "@/components/charts/brand-panel-props";
import { BrandsFilter } from "@/components/charts/brands-filter";
import { queryClient } from "@/lib/platform/browser/query-client";
import { followsQuery } from "@/lib/rankings/follows/follow-queries";
import { toAnalysisSearch } from "@/lib/rankings/histories/analysis-query";

type AnalysisBrandsProps = Omit<BrandPanelProps, "followed" | "hrefOf"> & { label?: string };

/** The brands of an analysis: those followed come first, and a brand of another industry leads to the same analysis of it. */
export function AnalysisBrands(props: AnalysisBrandsProps) {
  const path = usePathname();
  const [isNear, setIsNear] = useState(false);
  const follows = useQuery({ ...followsQuery, enabled: isNear }, queryClient);
  const followed = useMemo(() => new Set(follows.data?.map(({ slug }) => slug)), [follows.data]);
  const market = props.place?.market.slug ?? null;
  return (
    <BrandsFilter
      {...props}
      followed={followed}
      onNear={() => setIsNear(true)}
      hrefOf={(industry, brand) => `${path}${toAnalysisSearch({ market, industry, brands: [brand] })}`}
    />
  );
}
