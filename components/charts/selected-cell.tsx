"use client";

import { clsx } from "clsx";
import { useId, useState } from "react";
import { FoldContent, FoldTitle } from "./phone-fold";

interface SelectedCellProps {
  /** Row and column: "Smedsta, 18–29". */
  title: string;
  /** Its value, or why there is none; read out when another cell is selected. */
  brief: React.ReactNode;
  /** In a narrow column of the page. */
  isSmall?: boolean;
  /** All else that is known of it. */
  children: React.ReactNode;
}

/** The cell of a table that is selected; on phones its value, and the rest when it is asked for. */
export function SelectedCell({ title, brief, isSmall = false, children }: SelectedCellProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <aside
      aria-label="Selected cell"
      className="mt-5 min-w-0 border-t border-rule-strong pt-1 md:mt-12 md:border-t-2 md:border-ink md:pt-3"
    >
      <div aria-live="polite">
        <h2
          className={clsx(
            "text-s0 leading-6 tracking-heading wrap-anywhere",
            isSmall ? "md:text-s1" : "md:text-s2 md:leading-7",
          )}
        >
          <FoldTitle title={title} isOpen={isOpen} controls={id} onToggle={() => setIsOpen(!isOpen)} />
        </h2>
        <p className="mt-0.5 text-s-1 leading-5 text-ink-2 max-md:hidden">Selected cell; use the arrow keys to move</p>
        {brief}
      </div>
      <FoldContent id={id} isOpen={isOpen}>
        {children}
      </FoldContent>
    </aside>
  );
}

interface CellScoreProps {
  /** The score as text. */
  score: React.ReactNode;
  /** Its interval, or what it is the average of. */
  children: React.ReactNode;
}

/** A large number with a line below it, on phones beside it. */
export function CellScore({ score, children }: CellScoreProps) {
  return (
    <div className="max-md:flex max-md:items-baseline max-md:gap-x-3">
      {score === null ? null : (
        <p className="text-s3 leading-none font-title tracking-hero md:mt-3 md:text-s6">{score}</p>
      )}
      <p className="text-s-1 leading-5 text-ink-2 md:mt-2">{children}</p>
    </div>
  );
}
