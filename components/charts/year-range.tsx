"use client";

import { FilterCell } from "./filter-cell";
import { FilterPopover } from "./filter-popover";
import styles from "./year-range.module.css";

interface YearRangeProps {
  /** Available years, in any order. */
  years: readonly number[];
  from: number;
  to: number;
  onChange: (from: number, to: number) => void;
  label?: string;
}

/**
 * First and last year shown, opened from a button that shows them. The thumbs move from study to study and never cross.
 */
export function YearRange({ years, from, to, onChange, label = "Years" }: YearRangeProps) {
  const steps = years.toSorted((a, b) => a - b);
  const last = steps.length - 1;
  const stepOf = (year: number, without: number) => (steps.includes(year) ? steps.indexOf(year) : without);
  const [low, high] = [stepOf(from, 0), stepOf(to, last)];
  const yearAt = (step: number) => steps[step] ?? 0;
  const share = (step: number) => (last > 0 ? step / last : 0);
  const range = yearAt(low) === yearAt(high) ? String(yearAt(low)) : `${yearAt(low)}–${yearAt(high)}`;
  return (
    <FilterCell label={label} aside={last < 1 ? undefined : <b className="font-semibold md:hidden">{range}</b>}>
      {last < 1 ? (
        <span className="text-s-1 font-normal text-ink-2">Only one year so far</span>
      ) : (
        <FilterPopover label={label} value={range}>
          <div
            className={styles.range}
            style={{ "--from": share(low), "--to": last > 0 ? share(high) : 1 } as React.CSSProperties}
          >
            <span className={styles.track} />
            <span className={styles.chosen} />
            <input
              type="range"
              aria-label="First year"
              aria-valuetext={String(yearAt(low))}
              className={styles.input}
              // Both thumbs at the end: the lower one is on top, because only it can move.
              style={{ zIndex: low === last ? 2 : 1 }}
              min={0}
              max={last}
              value={low}
              onChange={(event) => onChange(yearAt(Math.min(Number(event.target.value), high)), yearAt(high))}
            />
            <input
              type="range"
              aria-label="Last year"
              aria-valuetext={String(yearAt(high))}
              className={styles.input}
              style={{ zIndex: 1 }}
              min={0}
              max={last}
              value={high}
              onChange={(event) => onChange(yearAt(low), yearAt(Math.max(Number(event.target.value), low)))}
            />
          </div>
        </FilterPopover>
      )}
    </FilterCell>
  );
}
