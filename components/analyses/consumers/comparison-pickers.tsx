"use client";

import { CellSelect, MarketSelect, YearSelect } from "@/components/charts/named-select";
import { toAxes } from "@/lib/analyses/consumers/find-figure";
import { PAGE_NEEDS } from "@/lib/analyses/consumers/page-needs";
import { hasAxis } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { ALL } from "@/lib/analyses/consumers/population";
import { sayValue } from "@/lib/analyses/consumers/population-words";
import type { ComparedPopulation } from "@/lib/analyses/consumers/search-params";
import type { SectionProps } from "./section-props";

interface ComparisonPickersProps extends SectionProps {
  compared: ComparedPopulation;
  onChange: (next: ComparedPopulation) => void;
}

const AXES = [
  { axis: "age", label: "Age", all: "All ages", of: "ages" },
  { axis: "sex", label: "Sex", all: "All", of: "sexes" },
  { axis: "group", label: "Group", all: "All groups", of: "groups" },
] as const;

/** Whom the population above is compared with: any market, wave and population of the reader's. */
export function ComparisonPickers({
  page,
  datasets,
  waves,
  markets,
  selection,
  compared,
  onChange,
}: ComparisonPickersProps) {
  const { main, hasGroups } = PAGE_NEEDS[page];
  const own = toAxes(datasets.wave(main, compared.year, compared.market), datasets.asked);
  // While the other wave is on its way, the names of this one serve.
  const axes = own.ages.length > 0 ? own : toAxes(datasets.wave(main), datasets.asked);
  const yearsOf = (market: string) =>
    waves.flatMap((wave) => (wave.market === market && wave.sections.includes(main) ? [wave.year] : []));
  const years = yearsOf(compared.market);
  return (
    <>
      <MarketSelect
        label="Market"
        markets={markets}
        value={compared.market}
        onChange={(slug) => {
          const there = yearsOf(slug);
          onChange({
            ...compared,
            market: slug,
            year: there.includes(compared.year) ? compared.year : (there.at(-1) ?? selection.year),
          });
        }}
      />
      <YearSelect
        label="Year"
        years={years}
        value={compared.year}
        onChange={(year) => onChange({ ...compared, year })}
      />
      {AXES.filter(({ axis }) => (hasGroups || axis !== "group") && hasAxis(datasets.asked, axis)).map(
        ({ axis, label, all, of }) => {
          const values =
            compared[axis] === ALL || axes[of].includes(compared[axis]) ? axes[of] : [...axes[of], compared[axis]];
          return (
            <CellSelect
              key={axis}
              label={label}
              options={[
                { value: ALL, name: all },
                ...values.map((value) => ({ value, name: sayValue(datasets.asked, axis, value) })),
              ]}
              value={compared[axis]}
              onChange={(value) => onChange({ ...compared, [axis]: value })}
            />
          );
        },
      )}
    </>
  );
}
