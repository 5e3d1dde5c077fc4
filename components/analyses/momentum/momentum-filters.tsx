"use client";

import { AnalysisBrands } from "@/components/analyses/analysis-brands";
import { FilterBar } from "@/components/charts/filter-bar";
import { CellSelect, MarketSelect, YearSelect } from "@/components/charts/named-select";
import { MOST_BRANDS, type AnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import type { MomentumView } from "@/lib/analyses/momentum/view";
import type { Named } from "@/lib/catalogue/names/named";

interface MomentumFiltersProps {
  market: string;
  markets: readonly Named[];
  /** Null without results. */
  view: MomentumView | null;
  push: (patch: Partial<AnalysisQuery>) => void;
  /** Asks for a market and year that may be chosen next. */
  ahead: (market: string, year: number | null) => void;
}

const ALL = "";

/** Market, wave, industry, and brands to pick out. */
export function MomentumFilters({ market, markets, view, push, ahead }: MomentumFiltersProps) {
  const chosen = view?.chosen.map(({ brand }) => brand) ?? [];
  const name = markets.find(({ slug }) => slug === market)?.name ?? market;
  return (
    <FilterBar
      summary={`${name}, ${view?.industry?.name ?? "all industries"}`}
      detail={view ? `${view.waves.year} compared with ${view.waves.before ?? "no earlier year"}` : undefined}
    >
      <MarketSelect
        markets={markets}
        value={market}
        onAhead={(slug) => ahead(slug, null)}
        onChange={(slug) => push({ market: slug, year: null })}
      />
      {view && view.years.length > 0 ? (
        <YearSelect
          years={view.years}
          value={view.waves.year}
          onAhead={(year) => ahead(market, year)}
          onChange={(year) => push({ year })}
        />
      ) : null}
      {view ? (
        <CellSelect
          label="Industry"
          options={[
            { value: ALL, name: "All industries" },
            ...view.industries.map(({ slug, name: trade }) => ({ value: slug, name: trade })),
          ]}
          value={view.industry?.slug ?? ALL}
          onChange={(slug) => push({ industry: slug === ALL ? null : slug })}
        />
      ) : null}
      {view ? (
        <AnalysisBrands
          brands={chosen}
          slots={view.slots}
          most={MOST_BRANDS}
          among={view.moves.map(({ brand }) => brand)}
          onChoose={(next) => push({ brands: next.map(({ slug }) => slug), slots: next.map(({ slot }) => slot) })}
        />
      ) : null}
    </FilterBar>
  );
}
