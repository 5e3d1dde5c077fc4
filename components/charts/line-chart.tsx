"use client";

import { pageColour } from "@/lib/charts/drawing/colours";
import { useMemo } from "react";
import { px } from "@/lib/charts/drawing/path";
import type { AveragePoint, LineNote, LineSeries } from "./chart-series";
import { toLineColumn, toLineEnds } from "./line-column";
import { LineLabels } from "./line-labels";
import { isKnown, MARGIN, toLineAxis, toX, toY } from "./line-layout";
import { LineReadout, sayYear } from "./line-readout";
import { LineRows } from "./line-rows";
import { ReadStage } from "./read-stage";

interface LineChartProps {
  series: readonly LineSeries[];
  /** The market average as a dashed line; null: none. */
  average: readonly AveragePoint[] | null;
  averageLabel?: string;
  years: readonly number[];
  digits: number;
  /** The unit: "Score, 0 to 200". */
  unit: string;
  height?: number;
  notes?: readonly LineNote[];
  /** The year that the changes of the series are counted from. */
  since?: number | null;
  /** Only the brand in focus has its band: others would hide each other. */
  isOneBand?: boolean;
  /** Text alternative. */
  label: string;
}

const NO_NOTES: readonly LineNote[] = [];
/** On phones, so that the chart and its rows are seen together. */
const LOW_HEIGHT = 330;

const load = async () => (await import("./line-drawing")).LineDrawing;

/**
 * Straight lines between waves, with shaded bands of 95%. Names are at the ends of the lines; with a pointer or the
 * arrow keys, a year's values replace them.
 */
export function LineChart({
  series,
  average,
  averageLabel = "Market average",
  years,
  digits,
  unit,
  height = 440,
  notes = NO_NOTES,
  since = null,
  isOneBand = false,
  label,
}: LineChartProps) {
  const axis = useMemo(() => toLineAxis(series, average), [series, average]);
  const waves = useMemo(() => years.toSorted((a, b) => a - b), [years]);
  const asked = (column: number) => ({ year: waves[column] ?? 0, series, average, averageLabel, digits });
  const besideIn = (tall: number) => ({ series, average, averageLabel, years: waves, axis, height: tall, digits });
  if (waves.length === 0) return <p className="text-s-1 text-ink-2">There are no years to show.</p>;
  return (
    <ReadStage
      height={height}
      lowHeight={Math.min(height, LOW_HEIGHT)}
      label={`${label}. ${unit}`}
      load={load}
      draw={(Drawing, width, tall) => (
        <Drawing
          width={width}
          height={tall}
          series={series}
          average={average}
          years={waves}
          axis={axis}
          notes={notes}
          isOneBand={isOneBand}
        />
      )}
      positions={(width) => waves.map(toX(waves, width))}
      say={(column) => sayYear(asked(column))}
      over={(column, width, tall) => {
        const rise = toY(axis, tall);
        const [year = 0, x] = [waves[column], toX(waves, width)(waves[column] ?? 0)];
        return (
          <svg width={width} height={tall} aria-hidden="true" className="pointer-events-none absolute inset-0">
            <path d={`M${px(x)} ${MARGIN.top - 10}V${tall - MARGIN.bottom}`} style={{ stroke: "var(--ink)" }} />
            {series.map(({ slug, mark, points }) => {
              const point = points.find((each) => each.year === year);
              return point && isKnown(point) ? (
                <circle
                  key={slug}
                  cx={px(x)}
                  cy={px(rise(point.value))}
                  r="4.5"
                  strokeWidth="1.5"
                  style={{ fill: pageColour(mark.colour), stroke: "var(--paper)" }}
                />
              ) : null;
            })}
          </svg>
        );
      }}
      sideWidth={(whole) => toLineColumn(besideIn(height), whole).width}
      side={(column, whole, _plot, tall) => {
        const labels = toLineColumn(besideIn(tall), whole);
        return column === null || labels.column === null ? (
          <LineLabels {...labels} height={tall} digits={digits} year={waves.at(-1) ?? 0} since={since} />
        ) : (
          <LineReadout {...asked(column)} />
        );
      }}
      below={(column) => (
        <LineRows
          ends={toLineEnds(besideIn(height))}
          series={series}
          digits={digits}
          year={column === null ? null : (waves[column] ?? null)}
        />
      )}
    />
  );
}
