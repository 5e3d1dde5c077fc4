"use client";

import { useId } from "react";
import { ChevronIcon } from "@/components/ui/icon";
import { ReadingRow } from "./reading-row";

interface ReadingSelectProps {
  label: string;
  /** "" for no selection. */
  value: string;
  options: readonly { value: string; name: string }[];
  /** Shown while nothing is selected. */
  empty: string;
  note: string;
  isOpen: boolean;
  onChange: (value: string) => void;
  onAhead?: () => void;
}

/** A part of the claim that is one of a few. */
export function ReadingSelect({ label, value, options, empty, note, isOpen, onChange, onAhead }: ReadingSelectProps) {
  const id = useId();
  return (
    <ReadingRow label={<label htmlFor={id}>{label}</label>} note={note} isOpen={isOpen}>
      <span className="relative flex w-full min-w-0 items-center">
        <select
          id={id}
          value={value}
          aria-required={isOpen || undefined}
          className="min-h-8 w-full min-w-0 cursor-pointer appearance-none truncate bg-transparent pr-7 font-semibold text-ink hover:text-spruce max-md:min-h-11 [&>option]:bg-paper-raised [&>option]:font-normal [&>option]:text-ink"
          onFocus={onAhead}
          onPointerEnter={onAhead}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.some((each) => each.value === value) ? null : (
            <option value={value} disabled>
              {empty}
            </option>
          )}
          {options.map((each) => (
            <option key={each.value} value={each.value}>
              {each.name}
            </option>
          ))}
        </select>
        <ChevronIcon className="pointer-events-none absolute right-0 size-4.5 text-ink-2" />
      </span>
    </ReadingRow>
  );
}
