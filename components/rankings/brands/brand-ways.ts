import type { BrandPlace } from "@/components/rankings/brands/member-part-props";
import { ANALYSES } from "@/lib/catalogue/analyses";
import type { Named } from "@/lib/catalogue/names/named";
import { toAnalysisSearch } from "@/lib/rankings/histories/analysis-query";

/** Addresses of the analyses of one brand, with it, its market and its industry selected. */
export function toBrandWays({ slug }: Named, { market, industry }: BrandPlace) {
  const inMarket = { market: market.slug, brands: [slug] };
  const inIndustry = { ...inMarket, industry: industry.slug };
  return {
    snapshot: `${ANALYSES.snapshot.path}${toAnalysisSearch(inIndustry)}`,
    "single-country": `${ANALYSES["single-country"].path}${toAnalysisSearch(inIndustry)}`,
    "age-groups": `${ANALYSES["age-groups"].path}${toAnalysisSearch(inIndustry)}`,
    "multi-country": `${ANALYSES["multi-country"].path}${toAnalysisSearch({ brands: [slug] })}`,
    trajectory: `${ANALYSES.trajectory.path}${toAnalysisSearch(inIndustry)}`,
    portfolio: `${ANALYSES.portfolio.path}${toAnalysisSearch(inMarket)}`,
  } as const;
}
