"use client";

import { AnalysisBrands } from "@/components/analyses/analysis-brands";
import type { ChosenBrand } from "@/components/charts/brand-panel-props";
import { FilterBar } from "@/components/charts/filter-bar";
import { FilterCell } from "@/components/charts/filter-cell";
import { CellSelect, IndustrySelect, MarketSelect } from "@/components/charts/named-select";
import { forecastDatasetQuery } from "@/lib/analyses/predictions/prediction-queries";
import { industryDatasetQuery } from "@/lib/rankings/histories/insight-queries";
import { toIndustrySets } from "@/lib/analyses/single-country/brand-sets";
import { queryClient } from "@/lib/platform/browser/query-client";
import type { AnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import type { IndustryDataset } from "@/lib/rankings/histories/dataset";
import type { Named } from "@/lib/catalogue/names/named";
import { AHEAD, joinView, readAhead, readShown, sayAhead } from "@/lib/analyses/trajectory/horizon";
import { modelName } from "@/lib/analyses/trajectory/model-names";
import { MOST_SHOWN } from "@/lib/analyses/trajectory/most-shown";
import type { TrajectoryView } from "@/lib/analyses/trajectory/view";

interface TrajectoryFiltersProps {
  query: AnalysisQuery;
  market: string;
  industry: string;
  markets: readonly (Named & { industries: Named[] })[];
  dataset: IndustryDataset;
  view: TrajectoryView | null;
  push: (patch: Partial<AnalysisQuery>) => void;
  set: (patch: Partial<AnalysisQuery>) => void;
  choose: (brands: readonly ChosenBrand[]) => void;
}

/** Market, industry, brands and years ahead; and by which method, which is not chosen here. */
export function TrajectoryFilters({
  query,
  market,
  industry,
  markets,
  dataset,
  view,
  push,
  set,
  choose,
}: TrajectoryFiltersProps) {
  const industries = markets.find(({ slug }) => slug === market)?.industries ?? [];
  const shown = view ? [view.focus, ...view.rivals.map(({ strand }) => strand)] : [];
  const ahead = (nextMarket: string, nextIndustry: string) => {
    void queryClient.prefetchQuery(industryDatasetQuery(nextMarket, nextIndustry));
    void queryClient.prefetchQuery(forecastDatasetQuery(nextMarket, nextIndustry));
  };
  const nameOf = (list: readonly Named[], slug: string) => list.find((each) => each.slug === slug)?.name ?? slug;
  const foreseen = view?.focus.foreseen;
  const step = view?.step ?? 1;
  return (
    <FilterBar
      summary={`${view ? `${view.focus.name}, ` : ""}${nameOf(markets, market)}`}
      detail={`${nameOf(industries, industry)}, ${sayAhead(readAhead(query.view), step)}`}
    >
      <MarketSelect
        markets={markets}
        value={market}
        onAhead={(slug) => ahead(slug, industry)}
        onChange={(slug) => {
          const there = markets.find((each) => each.slug === slug)?.industries ?? [];
          push({
            market: slug,
            industry: there.some((each) => each.slug === industry) ? industry : (there[0]?.slug ?? industry),
          });
        }}
      />
      <IndustrySelect
        industries={industries}
        value={industry}
        onAhead={(slug) => ahead(market, slug)}
        onChange={(slug) => push({ market, industry: slug, brands: [] })}
      />
      <AnalysisBrands
        label="Brand and rivals"
        brands={shown}
        slots={new Map(shown.map(({ slug, slot }) => [slug, slot]))}
        isSuggested={query.brands.length === 0}
        place={{
          market: { slug: market, name: nameOf(markets, market) },
          industry: { slug: industry, name: nameOf(industries, industry) },
        }}
        sets={toIndustrySets(dataset, shown[0]?.slug)}
        most={MOST_SHOWN}
        among={dataset.brands}
        onChoose={choose}
      />
      <CellSelect
        label="Years ahead"
        options={AHEAD.map((each) => ({ value: String(each), name: String(each * step) }))}
        value={String(readAhead(query.view))}
        onChange={(next) => set({ view: joinView(readAhead(next), readShown(query.view)) })}
      />
      <FilterCell label="Method">
        <span className="font-medium">{foreseen?.status === "ready" ? modelName(foreseen.model) : "None"}</span>
      </FilterCell>
    </FilterBar>
  );
}
