"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import styles from "./drawn-widths.module.css";

/** Widths drawings are made for, rising. */
const WIDTHS = [280, 340, 664, 872, 1090, 1270] as const;
export type FittingWidth = (typeof WIDTHS)[number];

/** Drawn before the place is measured, and without scripts: for phones and for everything wider. */
const AT_FIRST: readonly FittingWidth[] = [340, 664];
/** Drawn as well as the one that fits: the one that fits on paper. */
const ON_PAPER: FittingWidth = 664;

interface DrawnWidthsProps {
  /** No wider than this. */
  most: FittingWidth;
  children: (width: FittingWidth) => React.ReactNode;
}

/** The widest drawing that fits where this is; null until measured. */
function useFitting(): { ref: RefObject<HTMLDivElement | null>; fitting: FittingWidth | null } {
  const ref = useRef<HTMLDivElement>(null);
  const [fitting, setFitting] = useState<FittingWidth | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const sizes = new ResizeObserver(([entry]) => {
      const room = entry?.contentRect.width ?? 0;
      if (room > 0) setFitting(WIDTHS.findLast((width) => width <= room) ?? WIDTHS[0]);
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return { ref, fitting };
}

/** A drawing for the width of its place, and for paper. Styles show the widest that fits of those there are. */
export function DrawnWidths({ most, children }: DrawnWidthsProps) {
  const { ref, fitting } = useFitting();
  const drawn = fitting === null ? AT_FIRST : [Math.min(fitting, most), ON_PAPER];
  return (
    <div ref={ref} className={styles.holder}>
      {WIDTHS.filter((width) => width <= most && drawn.includes(width)).map((width) => (
        <div key={width} className={styles[`w${width}`]}>
          {children(width)}
        </div>
      ))}
    </div>
  );
}
