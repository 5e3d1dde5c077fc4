"use client";

import { FilterBar } from "@/components/charts/filter-bar";
import { CellSelect } from "@/components/charts/named-select";
import { formatNumber } from "@/lib/platform/words/format";
import type { SavedChart } from "@/lib/sharing/saved-charts/chart";
import { countEach } from "@/lib/sharing/saved-charts/listing";
import { SORTS, WHOSE, type ChartsQuery } from "@/lib/sharing/saved-charts/search-params";

interface ChartsFiltersProps {
  charts: readonly SavedChart[];
  query: ChartsQuery;
  /** Number of results. */
  found: number;
  onChange: (patch: Partial<ChartsQuery>) => void;
}

const SORT_NAMES: Record<ChartsQuery["sort"], string> = { changed: "Last changed", made: "Newest", name: "Name" };
const WHOSE_NAMES: Record<ChartsQuery["whose"], string> = {
  all: "All",
  mine: "Mine",
  team: "My team’s",
};

/** Existing names with counts, plus the requested one even if it has none. */
function toOptions(names: readonly string[], asked: string, any: string) {
  const each = countEach(names);
  const lost = asked && !each.some(({ name }) => name === asked) ? [{ name: asked, count: 0 }] : [];
  return [
    { value: "", name: any },
    ...[...each, ...lost].map(({ name, count }) => ({ value: name, name: `${name} (${formatNumber(count)})` })),
  ];
}

/** Filters and sorting of the list. */
export function ChartsFilters({ charts, query, found, onChange }: ChartsFiltersProps) {
  const folders = toOptions(
    charts.map(({ folder }) => folder),
    query.folder,
    "All folders",
  );
  const tags = toOptions(
    charts.flatMap((chart) => chart.tags),
    query.tag,
    "All tags",
  );
  const hasTeam = charts.some(({ isMine }) => !isMine) || query.whose !== "all";
  const isNarrowed = query.text !== "" || query.folder !== "" || query.tag !== "" || query.whose !== "all";
  return (
    <FilterBar
      summary={query.folder || query.tag || (query.whose === "all" ? "All charts" : WHOSE_NAMES[query.whose])}
      detail={`${formatNumber(found)} ${found === 1 ? "chart" : "charts"}${isNarrowed ? ` of ${formatNumber(charts.length)}` : ""}, ${SORT_NAMES[query.sort].toLowerCase()}`}
    >
      <CellSelect label="Folder" options={folders} value={query.folder} onChange={(folder) => onChange({ folder })} />
      <CellSelect label="Tag" options={tags} value={query.tag} onChange={(tag) => onChange({ tag })} />
      {hasTeam ? (
        <CellSelect
          label="Owner"
          options={WHOSE.map((value) => ({ value, name: WHOSE_NAMES[value] }))}
          value={query.whose}
          onChange={(value) => onChange({ whose: WHOSE.find((each) => each === value) ?? "all" })}
        />
      ) : null}
      <CellSelect
        label="Sort by"
        options={SORTS.map((value) => ({ value, name: SORT_NAMES[value] }))}
        value={query.sort}
        onChange={(value) => onChange({ sort: SORTS.find((each) => each === value) ?? "changed" })}
      />
    </FilterBar>
  );
}
