"use client";

import { FilterBar } from "@/components/charts/filter-bar";
import { FilterCell } from "@/components/charts/filter-cell";
import { CellSelect, YearSelect } from "@/components/charts/named-select";
import type { SavedPortfolio } from "@/lib/analyses/portfolio/portfolio";
import { wordSize } from "@/lib/analyses/portfolio/wording";
import type { OpenPortfolio } from "./use-portfolio";

/** What a person may want to do with the portfolio looked at. */
export type PortfolioAction = "edit" | "save" | "save-as" | "rename" | "copy" | "remove";

interface PortfolioFiltersProps {
  open: OpenPortfolio;
  list: readonly SavedPortfolio[];
  years: readonly number[];
  year: number | null;
  isBusy: boolean;
  onOpen: (portfolio: SavedPortfolio | null) => void;
  onYear: (year: number) => void;
  onAction: (action: PortfolioAction, opener: HTMLElement) => void;
}

const UNSAVED = "";
const TOOL =
  "min-h-6 cursor-pointer rounded-md border border-control px-2.5 text-s-1 leading-5 font-value whitespace-nowrap hover:border-ink hover:bg-hover disabled:cursor-not-allowed disabled:border-rule-strong disabled:bg-transparent disabled:text-ink-3 max-md:min-h-11";

/** The portfolio, its wave, and the actions on it. */
export function PortfolioFilters({ open, list, years, year, isBusy, onOpen, onYear, onAction }: PortfolioFiltersProps) {
  const { saved, entries, isChanged } = open;
  const isEmpty = entries.length === 0;
  const unsaved = isEmpty ? "New portfolio" : "Unsaved list";
  const options = [
    ...(saved ? [{ value: UNSAVED, name: "New portfolio" }] : [{ value: UNSAVED, name: unsaved }]),
    ...list.map(({ id, name }) => ({ value: id, name })),
  ];
  const action = (name: PortfolioAction, words: string, isOff = false) => (
    <button
      type="button"
      className={TOOL}
      disabled={isOff || isBusy}
      onClick={(event) => onAction(name, event.currentTarget)}
    >
      {words}
    </button>
  );
  return (
    <FilterBar
      summary={saved?.name ?? unsaved}
      detail={isEmpty ? "No brands yet" : `${wordSize(entries)}${year ? `, ${year}` : ""}`}
    >
      <CellSelect
        label="Portfolio"
        options={options}
        value={saved?.id ?? UNSAVED}
        onChange={(id) => onOpen(list.find((each) => each.id === id) ?? null)}
      />
      <FilterCell label="Brands" aside={isChanged ? "Changed" : undefined}>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="whitespace-nowrap">{isEmpty ? "None yet" : wordSize(entries)}</span>
          {action("edit", isEmpty ? "Add brands" : "Edit")}
        </span>
      </FilterCell>
      {year !== null && years.length > 0 ? <YearSelect years={years} value={year} onChange={onYear} /> : null}
      {isEmpty && !saved ? null : (
        <FilterCell label="Save">
          <span className="flex flex-wrap gap-1.5">
            {saved ? action("save", "Save changes", !isChanged) : action("save-as", "Save")}
            {saved ? action("rename", "Rename") : null}
            {saved ? action("copy", "Duplicate") : null}
            {saved ? action("remove", "Delete") : null}
          </span>
        </FilterCell>
      )}
    </FilterBar>
  );
}
