"use client";

import { toYearRuns } from "@/lib/charts/drawing/line-layout";
import { type Point, px, toPath } from "@/lib/charts/drawing/path";
import { Marker } from "@/components/charts/marker";
import { pageColour } from "@/lib/charts/drawing/colours";
import type { SeriesMark } from "@/lib/charts/drawing/series-mark";
import { type Axis, toShare } from "@/lib/charts/drawing/axis";
import { formatNumber } from "@/lib/platform/words/format";
import type { AveragePoint, SeriesPoint } from "@/lib/analyses/country-comparison/series";
import styles from "./panels.module.css";

export interface PanelLine {
  slug: string;
  mark: SeriesMark;
  /** Drawn thicker, with its band. */
  isOwn: boolean;
  points: readonly SeriesPoint[];
}

interface TrendPanelProps {
  lines: readonly PanelLine[];
  /** The ranges of the other panels, in grey. */
  context?: readonly (readonly SeriesPoint[])[];
  average: readonly AveragePoint[];
  years: readonly number[];
  /** The same in all panels of a figure. */
  scale: Axis;
  /** The year that is read, in all panels at once. */
  active: number;
  /** Someone points at it: without, the last year is shown and no line marks it. */
  isRead: boolean;
  onRead: (year: number | null) => void;
  /** Name of the panel, and its text for the current year. */
  label: string;
  valueText: string;
  /** The label of a scale line. */
  sayTick?: ((tick: number) => string) | undefined;
}

const NO_CONTEXT: readonly (readonly SeriesPoint[])[] = [];
const sayNumber = (tick: number) => formatNumber(tick).replace("-", "−");

const SIZE = 100;

type Known = SeriesPoint & { value: number };
const isKnown = (point: SeriesPoint): point is Known => point.value !== null;

/**
 * Years of one market in little, as wide as its place: lines keep their strength and markers their shape whatever the
 * width. Pointing at a year, or the arrow keys, read it in all panels.
 */
export function TrendPanel({
  lines,
  context = NO_CONTEXT,
  average,
  years,
  scale,
  active,
  isRead,
  onRead,
  label,
  valueText,
  sayTick = sayNumber,
}: TrendPanelProps) {
  const last = years.length - 1;
  const at = Math.max(0, years.indexOf(active));
  const x = (year: number) => (last < 1 ? SIZE / 2 : (years.indexOf(year) / last) * SIZE);
  const y = (value: number) => SIZE - toShare(scale, value) * SIZE;
  const read = (index: number) => onRead(years[Math.min(last, Math.max(0, index))] ?? null);
  const steps: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    Home: 0,
    End: last,
  };
  const spots = lines.flatMap(({ slug, mark, isOwn, points }) =>
    points.filter(isKnown).flatMap(({ year, value }) => (year === active ? [{ slug, mark, isOwn, value }] : [])),
  );

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={years[0]}
      aria-valuemax={years.at(-1)}
      aria-valuenow={active}
      aria-valuetext={valueText}
      className={styles.panel}
      onKeyDown={(event) => {
        const next = steps[event.key];
        if (event.key === "Escape") onRead(null);
        if (next === undefined) return;
        event.preventDefault();
        read(next);
      }}
      onPointerMove={({ clientX, currentTarget }) => {
        const plot = currentTarget.firstElementChild?.getBoundingClientRect();
        if (plot && plot.width > 0) read(Math.round(((clientX - plot.left) / plot.width) * last));
      }}
      onPointerLeave={() => onRead(null)}
      onBlur={() => onRead(null)}
    >
      <div className={styles.plot}>
        <svg viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none" aria-hidden="true">
          {scale.ticks.map((tick) => (
            <path key={tick} className="stroke-rule" d={`M0 ${px(y(tick))}H${SIZE}`} />
          ))}
          {isRead ? <path className={styles.hair} d={`M${px(x(active))} 0V${SIZE}`} /> : null}
          {context.map((points, order) =>
            toYearRuns(points.filter(isKnown), years).map((run) => (
              <path
                key={`${order} ${run[0]?.year ?? ""}`}
                className={styles.context}
                d={toPath(run.map((point): Point => [x(point.year), y(point.value)]))}
              />
            )),
          )}
          {lines
            .filter(({ isOwn }) => isOwn)
            .map(({ slug, mark, points }) =>
              toYearRuns(points.filter(isKnown), years).map((run) => {
                const edge = (side: "low" | "high") =>
                  run.map((point): Point => [x(point.year), y(point[side] ?? point.value)]);
                return (
                  <path
                    key={`${slug} ${run[0]?.year ?? ""}`}
                    className="fill-band"
                    style={{ "--c": pageColour(mark.colour) } as React.CSSProperties}
                    d={toPath([...edge("high"), ...edge("low").toReversed()], true)}
                  />
                );
              }),
            )}
          {toYearRuns(average, years).map((run) => (
            <path
              key={run[0]?.year}
              className="mean-line"
              d={toPath(run.map((point): Point => [x(point.year), y(point.value)]))}
            />
          ))}
          {lines
            .toReversed()
            .map(({ slug, mark, isOwn, points }) =>
              toYearRuns(points.filter(isKnown), years).map((run) => (
                <path
                  key={`${slug} ${run[0]?.year ?? ""}`}
                  className={isOwn ? styles.own : styles.line}
                  style={{ "--c": pageColour(mark.colour) } as React.CSSProperties}
                  d={toPath(run.map((point): Point => [x(point.year), y(point.value)]))}
                />
              )),
            )}
        </svg>
        {scale.ticks.map((tick) => (
          <span key={tick} aria-hidden="true" className={styles.tick} style={{ top: `${px(y(tick))}%` }}>
            {sayTick(tick)}
          </span>
        ))}
        {spots.toReversed().map(({ slug, mark, isOwn, value }) => (
          <svg
            key={slug}
            aria-hidden="true"
            viewBox="-8 -8 16 16"
            className={styles.spot}
            style={{ left: `${px(x(active))}%`, top: `${px(y(value))}%` }}
          >
            <Marker mark={mark} radius={isOwn ? 5 : 4} strokeWidth={1.5} />
          </svg>
        ))}
        <span aria-hidden="true" className={styles.first} data-read={active === years[0]}>
          {years[0]}
        </span>
        {at > 0 && at < last ? (
          <span aria-hidden="true" className={styles.now} style={{ left: `${px(x(active))}%` }}>
            {active}
          </span>
        ) : null}
        {last > 0 ? (
          <span aria-hidden="true" className={styles.last} data-read={active === years[last]}>
            {years[last]}
          </span>
        ) : null}
      </div>
    </div>
  );
}
