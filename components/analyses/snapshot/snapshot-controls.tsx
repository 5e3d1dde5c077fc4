"use client";

import { AnalysisBrands } from "@/components/analyses/analysis-brands";
import { FilterBar } from "@/components/charts/filter-bar";
import { FilterCell } from "@/components/charts/filter-cell";
import { FilterPopover } from "@/components/charts/filter-popover";
import { MarketSelect, YearSelect } from "@/components/charts/named-select";
import { Checkbox } from "@/components/ui/checkbox";
import type { AnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import type { Named } from "@/lib/catalogue/names/named";
import { marketsOf } from "@/lib/analyses/snapshot/selection";
import { SECTIONS, type Section, toView } from "@/lib/analyses/snapshot/sections";
import type { SnapshotDatasets } from "@/lib/analyses/snapshot/source";
import { askAhead } from "./use-snapshot-datasets";

interface SnapshotControlsProps {
  datasets: SnapshotDatasets;
  markets: readonly Named[];
  hidden: ReadonlySet<Section>;
  hasOutlook: boolean;
  push: (patch: Partial<AnalysisQuery>) => void;
  set: (patch: Partial<AnalysisQuery>) => void;
}

/** Brand, market, year, and sections of the page. */
export function SnapshotControls({ datasets, markets, hidden, hasOutlook, push, set }: SnapshotControlsProps) {
  const { brand, market, year } = datasets;
  const ranked = marketsOf(brand);
  const years = brand.years.filter((each) => each.market === market.slug).map((each) => each.year);
  const parts = SECTIONS.filter(({ key }) => key !== "outlook" || hasOutlook);
  const shown = parts.filter(({ key }) => !hidden.has(key)).length;
  const toggle = (section: Section) => {
    const next = new Set(hidden);
    if (!next.delete(section)) next.add(section);
    set({ view: toView(next) });
  };
  return (
    <FilterBar summary={brand.name} detail={`${market.name}, ${year}`}>
      <AnalysisBrands
        label="Brand"
        brands={[{ slug: brand.slug, name: brand.name }]}
        most={1}
        onAhead={(slug) => void askAhead(slug, market.slug, year)}
        onChoose={([chosen]) => chosen && push({ brands: [chosen.slug], industry: null })}
      />
      <MarketSelect
        markets={markets.filter(({ slug }) => ranked.includes(slug))}
        value={market.slug}
        onChange={(slug) => push({ market: slug, year: null })}
      />
      <YearSelect years={years} value={year} onChange={(next) => push({ year: next })} />
      <FilterCell label="Include">
        <FilterPopover
          label="Include"
          value={shown === parts.length ? `All ${parts.length} parts` : `${shown} of ${parts.length} parts`}
        >
          <fieldset className="grid gap-2 font-normal whitespace-nowrap">
            <legend className="sr-only">Parts of the page</legend>
            {parts.map(({ key, name }) => (
              <Checkbox key={key} checked={!hidden.has(key)} onChange={() => toggle(key)}>
                {name}
              </Checkbox>
            ))}
          </fieldset>
        </FilterPopover>
      </FilterCell>
    </FilterBar>
  );
}
