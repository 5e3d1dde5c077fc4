"use client";

import { useStudyWords } from "@/components/layout/study-text";
import { useMemo } from "react";
import { AnalysisBrands } from "@/components/analyses/analysis-brands";
import type { ChosenBrand } from "@/components/charts/brand-panel-props";
import { FilterBar } from "@/components/charts/filter-bar";
import { CellSelect, IndustrySelect, MarketSelect } from "@/components/charts/named-select";
import { YearRange } from "@/components/charts/year-range";
import { industryDatasetQuery } from "@/lib/rankings/histories/insight-queries";
import { queryClient } from "@/lib/platform/browser/query-client";
import { MOST_BRANDS, type AnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import type { IndustryDataset } from "@/lib/rankings/histories/dataset";
import type { Named } from "@/lib/catalogue/names/named";
import { toBrandSets } from "@/lib/analyses/single-country/brand-sets";
import { DECIMALS, formatNumber, formatOrdinal } from "@/lib/platform/words/format";
import type { SingleCountryView } from "@/lib/analyses/single-country/view";

interface SingleCountryFiltersProps {
  query: AnalysisQuery;
  market: string;
  industry: string;
  markets: readonly (Named & { industries: Named[] })[];
  dataset: IndustryDataset;
  view: SingleCountryView | null;
  span: string;
  push: (patch: Partial<AnalysisQuery>) => void;
  set: (patch: Partial<AnalysisQuery>) => void;
  choose: (brands: readonly ChosenBrand[]) => void;
}

/** The score, its halves, and the score on other scales, which the halves do not have. */
const MEASURES = [
  { value: "score", name: "Score, both halves", part: "score", scale: "score" },
  { value: "environment", name: "{{first.name}}", part: "environment", scale: "score" },
  { value: "social", name: "{{second.name}}", part: "social", scale: "score" },
  { value: "z", name: "z", part: "score", scale: "z" },
  { value: "index", name: "Index", part: "score", scale: "index" },
] as const;

const nameOf = (list: readonly Named[], slug: string) => list.find((each) => each.slug === slug)?.name ?? slug;

/** Market, industry, brands, measure and years. Options are preloaded on hover and focus. */
export function SingleCountryFilters({
  query,
  market,
  industry,
  markets,
  dataset,
  view,
  span,
  push,
  set,
  choose,
}: SingleCountryFiltersProps) {
  const say = useStudyWords();
  const industries = markets.find(({ slug }) => slug === market)?.industries ?? [];
  const chosen = view?.subject.chosen ?? [];
  const years = view?.subject.allYears ?? [];
  const ahead = (nextMarket: string, nextIndustry: string) =>
    void queryClient.prefetchQuery(industryDatasetQuery(nextMarket, nextIndustry));
  const [marketName, industryName] = [nameOf(markets, market), nameOf(industries, industry)];
  const place = useMemo(
    () => ({ market: { slug: market, name: marketName }, industry: { slug: industry, name: industryName } }),
    [market, marketName, industry, industryName],
  );
  const detailOf = (slug: string) => {
    const at = view?.subject.standings.find(({ brand }) => brand.slug === slug)?.at;
    if (!at || at.inIndustry === null) return null;
    return `${formatOrdinal(at.inIndustry)}${at.score === null ? "" : `, ${formatNumber(at.score, DECIMALS.score)}`}`;
  };
  return (
    <FilterBar
      summary={`${marketName}, ${industryName}`}
      detail={`${chosen.length} ${chosen.length === 1 ? "brand" : "brands"}, ${span}`}
    >
      <MarketSelect
        markets={markets}
        value={market}
        onAhead={(slug) => ahead(slug, industry)}
        onChange={(slug) => {
          const there = markets.find((each) => each.slug === slug)?.industries ?? [];
          const next = there.some((each) => each.slug === industry) ? industry : (there[0]?.slug ?? industry);
          push({ market: slug, industry: next, from: null, to: null });
        }}
      />
      <IndustrySelect
        industries={industries}
        value={industry}
        onAhead={(slug) => ahead(market, slug)}
        onChange={(slug) => push({ market, industry: slug, brands: [] })}
      />
      <AnalysisBrands
        brands={chosen}
        slots={view?.subject.slots}
        most={MOST_BRANDS}
        among={dataset.brands}
        isSuggested={query.brands.length === 0}
        place={place}
        detailOf={detailOf}
        sets={view ? toBrandSets(view) : undefined}
        onChoose={choose}
      />
      <CellSelect
        label="Measure"
        options={MEASURES.map(({ value, name }) => ({ value, name: say(name) }))}
        value={MEASURES.find(({ part, scale }) => part === query.part && scale === query.scale)?.value ?? query.part}
        onChange={(value) => {
          const next = MEASURES.find((each) => each.value === value);
          if (next) set({ part: next.part, scale: next.scale });
        }}
      />
      <YearRange
        years={years}
        from={query.from ?? years[0] ?? 0}
        to={query.to ?? years.at(-1) ?? 0}
        onChange={(from, to) => set({ from: from === years[0] ? null : from, to: to === years.at(-1) ? null : to })}
      />
    </FilterBar>
  );
}
