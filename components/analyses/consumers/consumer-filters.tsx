"use client";

import { FilterBar } from "@/components/charts/filter-bar";
import { CellSelect, MarketSelect } from "@/components/charts/named-select";
import { YearRange } from "@/components/charts/year-range";
import { sectionDatasetQuery, waveDatasetQuery } from "@/lib/analyses/consumers/consumer-queries";
import { queryClient } from "@/lib/platform/browser/query-client";
import { toAxes } from "@/lib/analyses/consumers/find-figure";
import { PAGE_NEEDS } from "@/lib/analyses/consumers/page-needs";
import { hasAxis } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { ALL, EVERYONE, type Population } from "@/lib/analyses/consumers/population";
import { type PeopleWords, sayPopulation, sayValue } from "@/lib/analyses/consumers/population-words";
import type { SectionProps } from "./section-props";

interface ConsumerFiltersProps extends SectionProps {
  span: string;
  /** After the people. */
  more?: React.ReactNode;
}

const AXES = {
  age: { label: "Age", all: "All ages", of: "ages" },
  sex: { label: "Sex", all: "All", of: "sexes" },
  group: { label: "Behaviour group", all: "All groups", of: "groups" },
} as const;
type Axis = keyof typeof AXES;

/** The axes of a population. A requested value that does not exist stays in the list, so that it can be deselected. */
function optionsOf(words: PeopleWords, axis: Axis, values: readonly string[], chosen: string) {
  const { all } = AXES[axis];
  const known = chosen === ALL || values.includes(chosen) ? values : [...values, chosen];
  return [{ value: ALL, name: all }, ...known.map((value) => ({ value, name: sayValue(words, axis, value) }))];
}

/** Market, years and population. Options are preloaded on hover and focus. */
export function ConsumerFilters({
  page,
  query,
  set,
  push,
  selection,
  datasets,
  markets,
  span,
  more,
}: ConsumerFiltersProps) {
  const { main, sections, hasGroups } = PAGE_NEEDS[page];
  const { allYears } = selection;
  const { asked } = datasets;
  const axes = toAxes(datasets.wave(main), asked);
  const chosen: Population = { age: query.age, sex: query.sex, group: hasGroups ? query.group : ALL };
  const ahead = (population: Population) => {
    for (const section of sections) void queryClient.prefetchQuery(sectionDatasetQuery(section, population));
  };
  const select = (axis: Axis) => (
    <CellSelect
      key={axis}
      label={AXES[axis].label}
      options={optionsOf(asked, axis, axes[AXES[axis].of], chosen[axis])}
      value={chosen[axis]}
      onAhead={(value) => ahead({ ...chosen, [axis]: value })}
      onChange={(value) => push({ [axis]: value })}
    />
  );
  return (
    <FilterBar
      summary={`${selection.market.name}, ${span}`}
      detail={
        sayPopulation(asked, chosen) === sayPopulation(asked, EVERYONE) ? "Everyone" : sayPopulation(asked, chosen)
      }
    >
      <MarketSelect
        markets={markets}
        value={query.market ?? selection.market.slug}
        onAhead={(slug) => void queryClient.prefetchQuery(waveDatasetQuery(slug, main, selection.year))}
        onChange={(slug) => push({ market: slug })}
      />
      {select("age")}
      {hasAxis(asked, "sex") ? select("sex") : null}
      {hasGroups && hasAxis(asked, "group") ? select("group") : null}
      {more}
      <YearRange
        years={allYears}
        from={selection.from}
        to={selection.year}
        onChange={(from, to) =>
          set({ from: from === allYears[0] ? null : from, to: to === allYears.at(-1) ? null : to })
        }
      />
    </FilterBar>
  );
}
