"use client";

import { useId, useState } from "react";
import { countInWords } from "@/lib/platform/words/sentences";
import styles from "./first-rows.module.css";

/** The same number as in the style sheet. */
const FIRST_ROWS = 3;

interface FirstRowsProps {
  of: number;
  /** What the rows are: "markets". */
  what: string;
  /** A table, or a list marked with `data-rows`. */
  children: React.ReactNode;
}

/** A long table or list: on phones its first rows, and the others when they are asked for. */
export function FirstRows({ of, what, children }: FirstRowsProps) {
  const [isWhole, setIsWhole] = useState(false);
  const id = useId();
  // One row more takes less room than the button.
  if (of <= FIRST_ROWS + 1) return children;
  return (
    <div id={id} className={styles.rows} data-whole={isWhole}>
      {children}
      <button
        type="button"
        className={styles.more}
        aria-expanded={isWhole}
        aria-controls={id}
        onClick={() => setIsWhole(!isWhole)}
      >
        {isWhole ? "Show fewer" : `Show all ${countInWords(of)} ${what}`}
      </button>
    </div>
  );
}
