"use client";

import { useContext, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { FilterIcon } from "./analysis-icons";
import { FilterActions } from "./filter-actions";
import styles from "./filter-bar.module.css";

interface FilterBarProps {
  /** `FilterCell` and components based on it; omitted if there is nothing to choose. */
  children?: React.ReactNode;
  /** The selection in the one line that phones have: "Sweden, Food". */
  summary: React.ReactNode;
  /** After it: "5 brands, 2023–2025". */
  detail?: React.ReactNode;
}

/** Filters and actions of a page in one line, sticky below the header. On phones the line opens a sheet of the filters. */
export function FilterBar({ children, summary, detail }: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const barRef = useRef<HTMLElement>(null);
  const openerRef = useRef<HTMLButtonElement>(null);
  const moreRef = useRef<HTMLButtonElement>(null);
  const actions = useContext(FilterActions);
  const id = useId();
  const close = () => {
    setIsOpen(false);
    const opener = openerRef.current?.offsetParent ? openerRef.current : moreRef.current;
    opener?.focus();
  };
  const toggle = () => {
    setIsOpen(!isOpen);
    // What opens hangs below the bar and may need the whole window.
    if (!isOpen) barRef.current?.scrollIntoView({ block: "start" });
  };
  const opens = { "aria-expanded": isOpen, "aria-controls": id, onClick: toggle };
  const says = (
    <span className="min-w-0 truncate">
      <b className="font-semibold">{summary}</b>
      {detail ? <span className="text-ink-2"> · {detail}</span> : null}
    </span>
  );
  return (
    <section
      ref={barRef}
      aria-label={children ? "Filters" : "Selection"}
      data-slot="filters"
      className={styles.bar}
      onKeyDown={(event) => {
        if (event.key === "Escape" && isOpen && !event.defaultPrevented) close();
      }}
    >
      <div className={`wrap ${styles.row}`}>
        {children ? (
          <>
            <button ref={openerRef} type="button" className={styles.line} {...opens}>
              <span className="sr-only">Filters: </span>
              {says}
              <FilterIcon />
            </button>
            <div id={id} data-open={isOpen} className={styles.cells}>
              {children}
              <div className={styles.done}>
                <Button variant="secondary" className="w-full" onClick={close}>
                  Show
                </Button>
              </div>
            </div>
            <button ref={moreRef} type="button" className={styles.more} {...opens}>
              {isOpen ? "Fewer" : "More"} <span className="sr-only">filters</span>
            </button>
          </>
        ) : (
          <p className={styles.said}>{says}</p>
        )}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </section>
  );
}
