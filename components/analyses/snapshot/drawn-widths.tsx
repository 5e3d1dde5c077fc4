import styles from "./drawn-widths.module.css";

/** Widths drawings are made for, rising. */
const WIDTHS = [280, 340, 664, 872, 1090, 1270] as const;
export type FittingWidth = (typeof WIDTHS)[number];

interface DrawnWidthsProps {
  /** No wider than this. */
  most: FittingWidth;
  children: (width: FittingWidth) => React.ReactNode;
}

/** A drawing for every width its place may have, of which the one that fits is shown. */
export function DrawnWidths({ most, children }: DrawnWidthsProps) {
  return (
    <div className={styles.holder}>
      {WIDTHS.filter((width) => width <= most).map((width) => (
        <div key={width} className={styles[`w${width}`]} data-last={width === most ? "" : undefined}>
          {children(width)}
        </div>
      ))}
    </div>
  );
}
