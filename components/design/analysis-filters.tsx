"use client";

import { useState } from "react";
import type { ChosenBrand } from "@/components/charts/brand-panel-props";
import { BrandsFilter } from "@/components/charts/brands-filter";
import { Choice } from "@/components/charts/choice";
import { FilterBar } from "@/components/charts/filter-bar";
import { MarketSelect } from "@/components/charts/named-select";
import { YearRange } from "@/components/charts/year-range";
import { SAMPLE_NAMES, SAMPLE_YEARS } from "@/components/design/analysis-samples";

const OFFERED = [
  { slug: "sweden", name: "Sweden" },
  { slug: "netherlands", name: "The Netherlands" },
];
const VIEWS = [
  { value: "own", label: "From own score" },
  { value: "market", label: "From market" },
] as const;

/** The filters of an analysis, alive. */
export function AnalysisFilters() {
  const [market, setMarket] = useState("sweden");
  const [view, setView] = useState<"own" | "market">("own");
  const [chosen, setChosen] = useState<readonly ChosenBrand[]>(
    SAMPLE_NAMES.slice(0, 3).map((brand, slot) => ({ ...brand, slot })),
  );
  const [[from, to], setYears] = useState<readonly [number, number]>([2019, 2025]);
  return (
    // Elsewhere it sticks below the header; here it does not.
    <div className="[&>section]:static [&>section>div]:px-0">
      <FilterBar summary="Sweden, Food" detail={`${chosen.length} brands, ${from}–${to}`}>
        <MarketSelect markets={OFFERED} value={market} onChange={setMarket} />
        <BrandsFilter brands={chosen} most={5} among={SAMPLE_NAMES} onChoose={setChosen} />
        <Choice label="Colour shows" options={VIEWS} value={view} onChange={setView} />
        <YearRange years={SAMPLE_YEARS} from={from} to={to} onChange={(first, last) => setYears([first, last])} />
      </FilterBar>
    </div>
  );
}
