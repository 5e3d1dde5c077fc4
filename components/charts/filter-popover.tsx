"use client";

import { useId, useState } from "react";
import { ChevronIcon } from "@/components/ui/icon";
import { useClosing } from "@/components/ui/use-closing";
import styles from "./filter-popover.module.css";

interface FilterPopoverProps {
  /** The filter's name. */
  label: string;
  /** What is chosen, in the line of the filters. */
  value: string;
  /** The content that opens below it; on phones it is among the other filters. */
  children: React.ReactNode;
}

/** A filter whose value opens it. Escape and a press elsewhere close it. */
export function FilterPopover({ label, value, children }: FilterPopoverProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { ref, opener, onKeyDown } = useClosing<HTMLDivElement>(isOpen, () => setIsOpen(false));
  const id = useId();
  return (
    <div ref={ref} className="w-full min-w-0" onKeyDown={onKeyDown}>
      <button
        ref={opener}
        type="button"
        aria-label={`${label}: ${value}`}
        aria-expanded={isOpen}
        aria-controls={id}
        className={styles.opener}
        onClick={() => setIsOpen(!isOpen)}
      >
        {value}
        <ChevronIcon className="size-4.5 text-ink-2" />
      </button>
      <div id={id} data-open={isOpen} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
