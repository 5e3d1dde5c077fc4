"use client";

import { useEffect, useId, useRef, useState } from "react";
import { ChevronIcon } from "@/components/ui/icon";
import styles from "./filter-popover.module.css";

interface FilterPopoverProps {
  /** The filter's name. */
  label: string;
  /** What is chosen, in the line of the filters. */
  value: string;
  /** What opens below it; on phones it stands among the other filters. */
  children: React.ReactNode;
}

/** A filter whose value opens it. Escape and a press elsewhere close it. */
export function FilterPopover({ label, value, children }: FilterPopoverProps) {
  const [isOpen, setIsOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !ref.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [isOpen]);
  return (
    <div
      ref={ref}
      className="w-full min-w-0"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isOpen) return;
        event.preventDefault();
        setIsOpen(false);
        opener.current?.focus();
      }}
    >
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
