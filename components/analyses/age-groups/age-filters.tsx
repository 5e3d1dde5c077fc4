"use client";

import { AnalysisBrands } from "@/components/analyses/analysis-brands";
import { FilterBar } from "@/components/charts/filter-bar";
import { CellSelect, IndustrySelect, MarketSelect, YearSelect } from "@/components/charts/named-select";
import type { AgeView, Against } from "@/lib/analyses/age-groups/view";
import { type AnalysisQuery, MOST_BRANDS } from "@/lib/rankings/histories/analysis-query";
import type { IndustryName } from "@/lib/catalogue/names/names";
import type { Named } from "@/lib/catalogue/names/named";
import { toIndustrySets } from "@/lib/analyses/single-country/brand-sets";
import type { IndustryDataset } from "@/lib/rankings/histories/dataset";
import { askAhead } from "./use-age-source";

interface AgeFiltersProps {
  /** The current request; the view may still show the previous one. */
  asked: { market: string; industry: string; year: number };
  view: AgeView;
  years: readonly number[];
  markets: readonly Named[];
  industries: readonly IndustryName[];
  /** All brands of the industry. */
  dataset: IndustryDataset;
  isSuggested: boolean;
  onAgainst: (against: Against) => void;
  push: (patch: Partial<AnalysisQuery>) => void;
}

const AGAINST: readonly { value: Against; name: string }[] = [
  { value: "own", name: "From own score" },
  { value: "market", name: "From market" },
];

/** The controls of the age groups page. */
export function AgeFilters({
  asked,
  view,
  years,
  markets,
  industries,
  dataset,
  isSuggested,
  onAgainst,
  push,
}: AgeFiltersProps) {
  const { against, brands } = view;
  const offered = industries.filter((each) => each.markets.includes(asked.market));
  return (
    <FilterBar
      summary={`${view.market.name}, ${view.industry.name}, ${view.year}`}
      detail={`${brands.length} brands, ${against === "own" ? "difference from own score" : "difference from market"}`}
    >
      <MarketSelect
        markets={markets}
        value={asked.market}
        onAhead={(market) => void askAhead(market, asked.industry, asked.year)}
        onChange={(market) => {
          const keeps = industries.some(({ slug, markets: its }) => slug === asked.industry && its.includes(market));
          push({
            market,
            industry: keeps
              ? asked.industry
              : (industries.find(({ markets: its }) => its.includes(market))?.slug ?? null),
            brands: [],
            year: null,
          });
        }}
      />
      <IndustrySelect
        industries={offered}
        value={asked.industry}
        onAhead={(industry) => void askAhead(asked.market, industry, asked.year)}
        onChange={(industry) => push({ market: asked.market, industry, brands: [] })}
      />
      <AnalysisBrands
        brands={brands}
        slots={view.slots}
        isSuggested={isSuggested}
        place={{ market: view.market, industry: view.industry }}
        sets={toIndustrySets(dataset, brands[0]?.slug)}
        most={MOST_BRANDS}
        among={dataset.brands}
        onChoose={(next) => push({ brands: next.map(({ slug }) => slug), slots: next.map(({ slot }) => slot) })}
      />
      <CellSelect
        label="Colour shows"
        options={AGAINST}
        value={against}
        onChange={(next) => onAgainst(next === "market" ? "market" : "own")}
      />
      <YearSelect
        years={years}
        value={asked.year}
        onAhead={(year) => void askAhead(asked.market, asked.industry, year)}
        onChange={(year) => push({ year })}
      />
    </FilterBar>
  );
}
