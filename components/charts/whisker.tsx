import { pageColour } from "@/lib/charts/drawing/colours";
import type { SeriesMark } from "@/lib/charts/drawing/series-mark";
import { SeriesMarker } from "@/components/charts/series-marker";
import { formatNumber, formatRange, DECIMALS } from "@/lib/platform/words/format";
import styles from "./whisker.module.css";

interface WhiskerProps {
  value: number;
  low: number;
  high: number;
  /** Axis ends shared by all rows. */
  scale: { min: number; max: number };
  /** The market average on the same axis, as a dashed line. */
  mean: number | null;
  /** Null or undefined: a brand without its own mark, in grey. */
  mark?: SeriesMark | null;
  isOwn?: boolean;
  digits?: number;
}

const GREY: SeriesMark = { colour: "ink-2", shape: "circle" };

/** An estimate in its 95% interval on an axis that all rows of a table share. */
export function Whisker({ value, low, high, scale, mean, mark, isOwn = false, digits = DECIMALS.score }: WhiskerProps) {
  const at = (point: number) =>
    `${(100 * Math.min(1, Math.max(0, (point - scale.min) / (scale.max - scale.min || 1)))).toFixed(2)}%`;
  const drawn = mark ?? GREY;
  return (
    <span className={styles.track} style={{ "--c": pageColour(drawn.colour) } as React.CSSProperties}>
      {mean === null ? null : <span className={styles.mean} style={{ left: at(mean) }} />}
      <span className={styles.band} style={{ left: at(low), width: `calc(${at(high)} - ${at(low)})` }} />
      <span className={styles.mark} style={{ left: at(value) }}>
        <SeriesMarker mark={drawn} className={isOwn ? "size-4" : "size-3.5 m-px"} />
      </span>
      <span className="sr-only">
        {formatNumber(value, digits)}, 95% interval {formatRange(low, high, digits)}
      </span>
    </span>
  );
}
