"use client";

import { useEffect, useId, useRef } from "react";
import { ChevronIcon } from "@/components/ui/icon";
import type { Named } from "@/lib/catalogue/names/named";
import { FilterCell } from "./filter-cell";
import styles from "./filter-bar.module.css";

interface NamedSelectProps {
  value: string;
  onChange: (slug: string) => void;
  /** On hover or focus: the options' data can be preloaded. */
  onAhead?: ((slug: string) => void) | undefined;
  label?: string;
}

interface CellSelectProps extends NamedSelectProps {
  label: string;
  options: readonly { value: string; name: string }[];
}

/** Milliseconds of hovering before it counts as intent, so that a passing pointer loads nothing. */
const STAYING = 120;

/** The browser's own select in a filter cell, which works best on phones. */
export function CellSelect({ label, options, value, onChange, onAhead }: CellSelectProps) {
  const id = useId();
  const at = options.findIndex((each) => each.value === value);
  /** Its neighbours are what the arrow keys select next. */
  const ahead = () => {
    for (const each of [options[at + 1], options[at - 1]]) if (each) onAhead?.(each.value);
  };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(timer.current);
  const stay = () => {
    leave();
    timer.current = setTimeout(ahead, STAYING);
  };
  useEffect(() => leave, []);
  return (
    <FilterCell label={<label htmlFor={id}>{label}</label>}>
      <span className={styles.pick}>
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onFocus={stay}
          onPointerEnter={stay}
          onBlur={leave}
          onPointerLeave={leave}
        >
          {at < 0 ? <option value={value}>–</option> : null}
          {options.map((each) => (
            <option key={each.value} value={each.value}>
              {each.name}
            </option>
          ))}
        </select>
        <ChevronIcon className="" />
      </span>
    </FilterCell>
  );
}

const toOptions = (list: readonly Named[]) => list.map(({ slug, name }) => ({ value: slug, name }));

export function MarketSelect({
  markets,
  label = "Market",
  ...props
}: NamedSelectProps & { markets: readonly Named[] }) {
  return <CellSelect label={label} options={toOptions(markets)} {...props} />;
}

export function IndustrySelect({
  industries,
  label = "Industry",
  ...props
}: NamedSelectProps & { industries: readonly Named[] }) {
  return <CellSelect label={label} options={toOptions(industries)} {...props} />;
}

interface YearSelectProps {
  years: readonly number[];
  value: number;
  onChange: (year: number) => void;
  onAhead?: (year: number) => void;
  label?: string;
}

/** One wave, the latest first. */
export function YearSelect({ years, value, onChange, onAhead, label = "Year" }: YearSelectProps) {
  const options = years.toSorted((a, b) => b - a).map((year) => ({ value: String(year), name: String(year) }));
  return (
    <CellSelect
      label={label}
      options={options}
      value={String(value)}
      onChange={(year) => onChange(Number(year))}
      onAhead={onAhead && ((year) => onAhead(Number(year)))}
    />
  );
}
