"use client";

import { useEffect, useRef } from "react";

interface StepHeadProps {
  title: string;
  /** "Step 1 of 2". */
  step?: string;
  /** The link to the other form. */
  children?: React.ReactNode;
}

/** The last heading shown: if it changes without a new page, focus moves to it. */
let lastTitle: string | null = null;

/** Heading of a sign-in or sign-up step. */
export function StepHead({ title, step, children }: StepHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (lastTitle !== null && lastTitle !== title) heading.current?.focus({ preventScroll: true });
    lastTitle = title;
  }, [title]);

  return (
    <div className="mb-6.5 flex flex-col gap-1 text-s-1 md:flex-row md:items-baseline md:justify-between md:gap-6">
      <div>
        {step && <p className="mb-1 text-ink-2">{step}</p>}
        <h1
          ref={heading}
          tabIndex={-1}
          className={step || children ? "text-s4 tracking-figure md:text-s3" : "text-s4 tracking-display md:text-s5"}
        >
          {title}
        </h1>
      </div>
      {children && <p className="shrink-0">{children}</p>}
    </div>
  );
}
