"use client";

import { clsx } from "clsx";
import { FilterCell } from "./filter-cell";

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Without a filter cell around it, as in a table head. */
  isBare?: boolean;
}

/** A choice among a few visible options. */
export function Choice<Value extends string>({ label, options, value, onChange, isBare = false }: ChoiceProps<Value>) {
  const buttons = (
    <span
      role="group"
      aria-label={label}
      className="inline-flex max-w-full flex-wrap overflow-hidden rounded-md border border-control"
    >
      {options.map((each, index) => (
        <button
          key={each.value}
          type="button"
          aria-pressed={each.value === value}
          className={clsx(
            "px-3 font-value whitespace-nowrap text-ink-2 transition-colors duration-150 hover:bg-hover hover:text-ink focus-visible:-outline-offset-2 aria-pressed:bg-ink aria-pressed:text-paper forced-colors:aria-pressed:forced-color-adjust-none forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText]",
            isBare ? "min-h-6.5 text-s-2" : "min-h-7.5 text-s-1 max-md:min-h-11",
            index > 0 && "border-l border-control",
          )}
          onClick={() => onChange(each.value)}
        >
          {each.label}
        </button>
      ))}
    </span>
  );
  return isBare ? buttons : <FilterCell label={<span aria-hidden="true">{label}</span>}>{buttons}</FilterCell>;
}
