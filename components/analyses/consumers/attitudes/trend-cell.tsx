import { toRuns } from "@/lib/charts/drawing/line-layout";
import { Marker } from "@/components/charts/marker";
import { pageColour } from "@/lib/charts/drawing/colours";
import { type Point, px, toPath } from "@/lib/charts/drawing/path";
import type { SeriesMark } from "@/lib/charts/drawing/series-mark";
import type { Trend } from "@/lib/analyses/consumers/attitudes/trend";
import styles from "./trend-cell.module.css";

interface TrendCellProps {
  lines: readonly {
    mark: SeriesMark;
    trend: Trend;
    /** A ring instead of a filled mark at its end. */ isHollow?: boolean;
  }[];
  /** All years of the axis, rising. */
  years: readonly number[];
  /** Ends of the axis that drawings side by side share, as shares (0–1). */
  scale: { min: number; max: number };
  height: number;
}

const SIZE = 100;

interface Known {
  year: number;
  value: number;
  low: number;
  high: number;
}

/** Runs of years with values: lines do not cross missing years. */
function toKnownRuns({ points }: Trend): Known[][] {
  const known = points.flatMap(({ year, figure: { value, low, high } }, step) =>
    value === null ? [] : [{ step, year, value, low: low ?? value, high: high ?? value }],
  );
  return toRuns(known, ({ step }) => step);
}

/** The ends that drawings side by side share, in steps of ten percent: all intervals lie within. */
export function toSharedEnds(trends: readonly Trend[]): { min: number; max: number } {
  const ends = trends.flatMap(({ points }) =>
    points.flatMap(({ figure }) => (figure.low !== null && figure.high !== null ? [figure.low, figure.high] : [])),
  );
  if (ends.length === 0) return { min: 0, max: 1 };
  return { min: Math.floor(Math.min(...ends) * 10) / 10, max: Math.ceil(Math.max(...ends) * 10) / 10 };
}

/**
 * The ends of each row of drawings: as far apart in all rows, so that slopes can be compared, around what the row
 * holds. In percent they are whole.
 */
export function toRowEnds(rows: readonly (readonly Trend[])[]): { min: number; max: number }[] {
  const found = rows.map((trends) =>
    trends.flatMap(({ points }) =>
      points.flatMap(({ figure }) => (figure.low !== null && figure.high !== null ? [figure.low, figure.high] : [])),
    ),
  );
  const spans = found.map((ends) => (ends.length === 0 ? 0 : Math.max(...ends) - Math.min(...ends)));
  const span = Math.max(10, Math.ceil(100 * Math.max(0, ...spans)) + 1);
  return found.map((ends) => {
    const middle = ends.length === 0 ? 50 : 50 * (Math.max(...ends) + Math.min(...ends));
    const min = Math.max(0, Math.min(100 - span, Math.round(middle - span / 2)));
    return { min: min / 100, max: (min + span) / 100 };
  });
}

/** Small lines of shares over the years with their intervals. Decorative: the words beside them say the same. */
export function TrendCell({ lines, years, scale, height }: TrendCellProps) {
  const last = years.length - 1;
  const x = (year: number) => (last < 1 ? SIZE / 2 : (years.indexOf(year) / last) * SIZE);
  const y = (value: number) => SIZE - (SIZE * (value - scale.min)) / (scale.max - scale.min || 1);
  const drawn = lines.map(({ mark, trend, isHollow = false }) => ({ mark, isHollow, runs: toKnownRuns(trend) }));
  return (
    <div aria-hidden="true" className={styles.cell} style={{ "--height": `${height}px` } as React.CSSProperties}>
      <svg className={styles.plot} viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none">
        <path className={styles.floor} d={`M0 ${SIZE}H${SIZE}`} />
        {drawn.map(({ mark, runs }, index) => (
          <g key={index} style={{ "--c": pageColour(mark.colour) } as React.CSSProperties}>
            {runs.map((run) => (
              <path
                key={run[0]?.year}
                className="fill-band"
                d={toPath(
                  [
                    ...run.map(({ year, high }): Point => [x(year), y(high)]),
                    ...run.toReversed().map(({ year, low }): Point => [x(year), y(low)]),
                  ],
                  true,
                )}
              />
            ))}
          </g>
        ))}
        {drawn.map(({ mark, runs }, index) => (
          <g key={index} style={{ "--c": pageColour(mark.colour) } as React.CSSProperties}>
            {runs.map((run) => (
              <path
                key={run[0]?.year}
                className={styles.line}
                d={toPath(run.map(({ year, value }): Point => [x(year), y(value)]))}
              />
            ))}
          </g>
        ))}
      </svg>
      {drawn.map(({ mark, runs, isHollow }, index) => {
        const end = runs.at(-1)?.at(-1);
        return end ? (
          <svg
            key={index}
            viewBox="-7 -7 14 14"
            className={styles.spot}
            style={{ left: `${px(x(end.year))}%`, top: `${px(y(end.value))}%` }}
          >
            <Marker mark={mark} radius={4} isHollow={isHollow ?? false} strokeWidth={isHollow ? 2 : 1} />
          </svg>
        ) : null;
      })}
    </div>
  );
}
