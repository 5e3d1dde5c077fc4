"use client";

import { useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { FilterIcon } from "./analysis-icons";
import styles from "./filter-bar.module.css";

interface FilterBarProps {
  /** `FilterCell` and components based on it. */
  children: React.ReactNode;
  /** The selection for the collapsed line on phones: "Sweden, Food". */
  summary: React.ReactNode;
  /** Below it, smaller: "5 brands, 2023–2025". */
  detail?: React.ReactNode;
}

/** The filters of a page. Sticky below the header; on phones a line that opens. */
export function FilterBar({ children, summary, detail }: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const barRef = useRef<HTMLElement>(null);
  const openerRef = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => {
    setIsOpen(false);
    openerRef.current?.focus();
  };
  const toggle = () => {
    setIsOpen(!isOpen);
    // Popovers hang below the bar and may need the whole window.
    if (!isOpen) barRef.current?.scrollIntoView({ block: "start" });
  };
  return (
    <section
      ref={barRef}
      aria-label="Filters"
      data-slot="filters"
      className={styles.bar}
      onKeyDown={(event) => {
        if (event.key === "Escape" && isOpen && !event.defaultPrevented) close();
      }}
    >
      <div className={`wrap ${styles.line}`}>
        <p className="min-w-0 text-s-1 leading-5">
          <span className="block truncate text-s0 leading-5 font-semibold">{summary}</span>
          {detail ? <span className="block truncate text-ink-2">{detail}</span> : null}
        </p>
        <Button
          ref={openerRef}
          variant="outline"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          className="min-h-11"
          onClick={toggle}
        >
          <FilterIcon />
          Filters
        </Button>
      </div>
      <div id={id} data-open={isOpen} className={`wrap ${styles.cells}`}>
        {children}
        <div className={styles.done}>
          <Button variant="secondary" className="w-full" onClick={close}>
            Show
          </Button>
        </div>
      </div>
    </section>
  );
}
