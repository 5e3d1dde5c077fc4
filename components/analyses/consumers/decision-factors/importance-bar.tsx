import { type Axis, toShare } from "@/lib/charts/drawing/axis";
import { formatNumber, formatRange } from "@/lib/platform/words/format";
import styles from "./factors.module.css";

interface ImportanceBarProps {
  value: number;
  low: number;
  high: number;
  /** Begins at 0. */
  scale: Axis;
  color: string;
  digits: number;
}

/** A share of variance from zero, with its interval. */
export function ImportanceBar({ value, low, high, scale, color, digits }: ImportanceBarProps) {
  const at = (point: number) => `${(100 * toShare(scale, point)).toFixed(2)}%`;
  return (
    <span className={styles.bar}>
      <span className={styles.fill} style={{ "--c": color, width: at(value) } as React.CSSProperties} />
      <span className={styles.whisker} style={{ left: at(low), width: `calc(${at(high)} - ${at(low)})` }} />
      <span className="sr-only">
        {formatNumber(value, digits)}, 95% interval {formatRange(low, high, digits)}
      </span>
    </span>
  );
}
