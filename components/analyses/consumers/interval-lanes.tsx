import { pageColour } from "@/lib/charts/drawing/colours";
import { type Axis, toWholeAxis, toShare } from "@/lib/charts/drawing/axis";
import type { SeriesMark } from "@/lib/charts/drawing/series-mark";
import { SeriesMarker } from "@/components/charts/series-marker";
import { formatNumber, formatRange, DECIMALS } from "@/lib/platform/words/format";
import type { ConsumerFigure } from "@/lib/study/consumer";
import styles from "./interval-lanes.module.css";

/** Figures are shares or means of −1 to 1, drawn and said times 100. */
const WHOLE = 100;

interface Lane {
  figure: ConsumerFigure;
  mark: SeriesMark;
  /** Whose figure it is, for who does not see the mark. */
  name: string;
}

interface IntervalLanesProps {
  lanes: readonly Lane[];
  scale: Axis;
  /** What the lanes are set against, as dashes through the rows of a table. */
  reference?: number | null;
}

/** An axis for all these values with their intervals; null if none is published. */
export function toFigureScale(figures: readonly ConsumerFigure[], intervals = 5): Axis | null {
  const ends = figures.flatMap(({ low, high }) => (low === null || high === null ? [] : [low * WHOLE, high * WHOLE]));
  return ends.length === 0 ? null : toWholeAxis(Math.min(...ends), Math.max(...ends), intervals);
}

const at = (scale: Axis, value: number) => `${(100 * toShare(scale, value * WHOLE)).toFixed(2)}%`;

/** Figures one under the other, each in its interval; hatched, with the number asked, where too few were. */
export function IntervalLanes({ lanes, scale, reference = null }: IntervalLanesProps) {
  return (
    <span className={styles.lanes}>
      {reference === null ? null : <span className={styles.reference} style={{ left: at(scale, reference) }} />}
      {lanes.map(({ figure: { value, low, high, n }, mark, name }) =>
        value === null || low === null || high === null ? (
          <span key={name} className={styles.lane}>
            <span className={styles.few}>
              <span>
                <span className="sr-only">{name}: not shown, too few people asked, </span>n = {formatNumber(n)}
              </span>
            </span>
          </span>
        ) : (
          <span key={name} className={styles.lane} style={{ "--c": pageColour(mark.colour) } as React.CSSProperties}>
            <span
              className={styles.band}
              style={{ left: at(scale, low), width: `calc(${at(scale, high)} - ${at(scale, low)})` }}
            />
            <span className={styles.mark} style={{ left: at(scale, value) }}>
              <SeriesMarker mark={mark} className="size-3.5" />
            </span>
            <span className="sr-only">
              {name}: {formatNumber(value * WHOLE, DECIMALS.share)}, 95% interval{" "}
              {formatRange(low * WHOLE, high * WHOLE, DECIMALS.share)}.{" "}
            </span>
          </span>
        ),
      )}
    </span>
  );
}

/** The axis' numbers, for a table's head. */
export function LaneTicks({ scale, unit = "%" }: { scale: Axis; unit?: string }) {
  return (
    <span className={styles.ticks} aria-hidden="true">
      {scale.ticks.map((tick, index) => (
        <span key={tick} style={{ left: `${(100 * toShare(scale, tick)).toFixed(2)}%` }}>
          {formatNumber(tick)}
          {index === scale.ticks.length - 1 ? unit : ""}
        </span>
      ))}
    </span>
  );
}
