import { cn } from "@/components/ui/class-names";
import styles from "./rank-range-bar.module.css";
import { type RankAxis, toAxisPercent } from "./rank-axis";

const at = (axis: RankAxis, rank: number) => `${toAxisPercent(axis, rank)}%`;

export interface RankRangeBarProps {
  axis: RankAxis;
  low: number;
  high: number;
  position: number | null;
  /** Below 721 px: 20 px high, without ticks. */
  compact?: boolean;
  /** With a line along the whole axis, for a mostly empty scale. */
  wholeMarket?: boolean;
  className?: string;
}

/** A rank range as a thin band with the position as a line. Decorative: the range is also given as text. */
export function RankRangeBar({
  axis,
  low,
  high,
  position,
  compact = false,
  wholeMarket = false,
  className,
}: RankRangeBarProps) {
  return (
    <span
      aria-hidden="true"
      data-compact={compact || undefined}
      className={cn(styles.bar, wholeMarket && styles.tracked, className)}
    >
      {axis.ticks.map((tick) => (
        <i key={tick} className={styles.tick} style={{ left: at(axis, tick) }} />
      ))}
      <b
        className={styles.band}
        style={{ left: at(axis, low), width: `${(toAxisPercent(axis, high) - toAxisPercent(axis, low)).toFixed(2)}%` }}
      />
      {position === null ? null : <i className={styles.line} style={{ left: at(axis, position) }} />}
    </span>
  );
}

/** The labels of an axis. `wholeMarket` keeps the last one inside the right edge. */
export function RankAxisLabels({ axis, wholeMarket = false }: { axis: RankAxis; wholeMarket?: boolean }) {
  return (
    <span aria-hidden="true" className={styles.axis} data-ends={wholeMarket ? "both" : undefined}>
      {axis.ticks.map((tick) => (
        <span key={tick} style={{ left: at(axis, tick) }}>
          {tick}
        </span>
      ))}
    </span>
  );
}
