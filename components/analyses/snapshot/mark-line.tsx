import { type AxisEnds, toShare } from "@/lib/charts/drawing/axis";
import styles from "./sheet.module.css";

const at = (scale: AxisEnds, value: number) => `${(100 * toShare(scale, value)).toFixed(2)}%`;
const across = (scale: AxisEnds, low: number, high: number) => ({
  left: at(scale, low),
  width: `${(100 * (toShare(scale, high) - toShare(scale, low))).toFixed(2)}%`,
});

interface IntervalLineProps {
  scale: AxisEnds;
  value: number;
  low: number;
  high: number;
  /** A dashed mark: an average, or no change. */
  against: number | null;
}

/** An estimate with its interval. Decorative: the numbers are beside it. */
export function IntervalLine({ scale, value, low, high, against }: IntervalLineProps) {
  return (
    <span className={styles.line} aria-hidden="true">
      <i className={styles.base} />
      {against === null ? null : <i className={styles.dash} style={{ left: at(scale, against) }} />}
      <i className={styles.band} style={across(scale, low, high)} />
      <i className={styles.dot} style={{ left: at(scale, value) }} />
    </span>
  );
}

/** A position among many, with the range it may really hold. Decorative. */
export function PositionLine({
  of,
  position,
  range,
}: {
  of: number;
  position: number;
  range: { low: number; high: number } | null;
}) {
  const scale: AxisEnds = { min: 1, max: Math.max(2, of) };
  return (
    <span className={styles.line} aria-hidden="true">
      <i className={styles.base} />
      {range ? <i className={styles.span} style={across(scale, range.low, range.high)} /> : null}
      <i className={styles.tick} style={{ left: at(scale, position) }} />
    </span>
  );
}
