import { toSpacedYears, toYearLabels, toYearRuns } from "@/lib/charts/drawing/line-layout";
import { px, toPath } from "@/lib/charts/drawing/path";
import { Marker } from "@/components/charts/marker";
import { pageColour } from "@/lib/charts/drawing/colours";
import { Line, type LineCustomSvgLayerProps } from "@nivo/line";
import { useMemo } from "react";
import { TooFewYears } from "@/components/charts/too-few-years";
import { formatNumber } from "@/lib/platform/words/format";
import type { Axis } from "@/lib/charts/drawing/axis";
import type { AveragePoint, LineNote, LineSeries } from "./chart-series";
import styles from "./read-stage.module.css";
import { isKnown, type KnownPoint, MARGIN } from "./line-layout";
import { LineNotes } from "./line-notes";

export interface LineDrawingProps {
  width: number;
  height: number;
  series: readonly LineSeries[];
  average: readonly AveragePoint[] | null;
  years: readonly number[];
  axis: Axis;
  notes: readonly LineNote[];
  /** Only the brand in focus has its band. */
  isOneBand: boolean;
}

type Datum = { id: string; data: { x: number; y: number | null }[] };
type Layer = LineCustomSvgLayerProps<Datum>;

/** Half the width of the band of a year that is alone. */
const LONE = 7;
/** Minimum pixels between two markers of a line. */
const MARKER_GAP = 52;
/** Minimum pixels between two years in full below the plot. */
const YEAR_GAP = 40;

/** Ticks on their lines, and years below. */
function Grid({
  xScale,
  yScale,
  innerWidth,
  innerHeight,
  axis,
  years,
}: Pick<Layer, "xScale" | "yScale" | "innerWidth" | "innerHeight"> & Pick<LineDrawingProps, "axis" | "years">) {
  const latest = Math.max(...years);
  return (
    <g>
      {axis.ticks.map((tick) => (
        <g key={tick} transform={`translate(0 ${px(yScale(tick))})`}>
          <path className={tick === axis.min ? "stroke-ink-2" : "stroke-rule"} d={`M${-MARGIN.left} 0H${innerWidth}`} />
          <text className={styles.tick} x={-MARGIN.left} y="-6">
            {formatNumber(tick, axis.digits)}
          </text>
        </g>
      ))}
      {toYearLabels(years, (year) => xScale(year), YEAR_GAP).map(({ year, text }) => (
        <text
          key={year}
          className={`${styles.tick} ${year === latest ? styles.latest : ""}`}
          x={px(xScale(year))}
          y={innerHeight + 21}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
    </g>
  );
}

type Scales = Pick<Layer, "xScale" | "yScale">;

function Band({ line, years, xScale, yScale }: { line: LineSeries; years: readonly number[] } & Scales) {
  return toYearRuns(line.points.filter(isKnown), years).map((run) => {
    const edge = (side: "low" | "high") =>
      run.flatMap((point): [number, number][] => {
        const [x, y] = [xScale(point.year), yScale(point[side] ?? point.value)];
        return (run.length > 1 ? [0] : [-LONE, LONE]).map((by) => [x + by, y]);
      });
    return (
      <path
        key={run[0]?.year}
        d={toPath([...edge("high"), ...edge("low").toReversed()], true)}
        className="fill-band"
        fillOpacity={line.isOwn ? undefined : 0.62}
        style={{ "--c": pageColour(line.mark.colour) } as React.CSSProperties}
      />
    );
  });
}

/** Years with the line's marker: all if there is room, otherwise some; always the ends and single points. */
function toMarked(points: readonly KnownPoint[], years: readonly number[], xScale: Layer["xScale"]): KnownPoint[] {
  const shown = new Set(
    toSpacedYears(
      points.map(({ year }) => year),
      (year) => xScale(year),
      MARKER_GAP,
      { hasBothEnds: true },
    ),
  );
  const alone = new Set(toYearRuns(points, years).flatMap((run) => (run.length === 1 ? run : [])));
  return points.filter((point) => shown.has(point.year) || alone.has(point));
}

function Strand({ line, years, xScale, yScale }: { line: LineSeries; years: readonly number[] } & Scales) {
  const known = line.points.filter(isKnown);
  const { mark } = line;
  return (
    <g>
      {toYearRuns(known, years).map((run) => (
        <path
          key={run[0]?.year}
          d={toPath(run.map(({ year, value }) => [xScale(year), yScale(value)]))}
          fill="none"
          strokeLinejoin="round"
          strokeLinecap="round"
          strokeWidth={line.isOwn ? 3 : 2}
          style={{ stroke: pageColour(mark.colour) }}
        />
      ))}
      {toMarked(known, years, xScale).map(({ year, value }) => (
        <Marker
          key={year}
          mark={mark}
          radius={line.isOwn ? 5 : 4}
          at={[xScale(year), yScale(value)]}
          strokeWidth={1.5}
        />
      ))}
    </g>
  );
}

/** The plot of a line chart: nivo's scales and frame, our lines, bands and markers. */
export function LineDrawing({ width, height, series, average, years, axis, notes, isOneBand }: LineDrawingProps) {
  const data = useMemo(
    () =>
      series.map(({ slug, points }): Datum => ({
        id: slug,
        data: points.map(({ year, value }) => ({ x: year, y: value })),
      })),
    [series],
  );
  const means = (average ?? []).flatMap(({ year, value }) => (value === null ? [] : [{ year, value }]));
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const alone = first === last ? 1 : 0;
  const inFront = series.toSorted((a, b) => Number(a.isOwn) - Number(b.isOwn));
  // One band a plot: others would hide each other, and their intervals are in the readout and the table.
  const banded = isOneBand ? series.filter(({ isOwn }) => isOwn) : inFront;
  return (
    <Line<Datum>
      width={width}
      height={height}
      margin={MARGIN}
      data={data}
      xScale={{ type: "linear", min: first - alone, max: last + alone }}
      yScale={{ type: "linear", min: axis.min, max: axis.max }}
      curve="linear"
      animate={false}
      isInteractive={false}
      role="presentation"
      layers={[
        (layer) => <Grid key="grid" {...layer} axis={axis} years={years} />,
        ({ xScale, yScale }) =>
          banded.map((line) => <Band key={line.slug} line={line} years={years} xScale={xScale} yScale={yScale} />),
        ({ xScale, yScale }) =>
          toYearRuns(means, years).map((run) => (
            <path
              key={run[0]?.year}
              d={toPath(
                run.length > 1
                  ? run.map((point) => [xScale(point.year), yScale(point.value)] as const)
                  : run.flatMap((point) => [
                      [xScale(point.year) - 2 * LONE, yScale(point.value)] as const,
                      [xScale(point.year) + 2 * LONE, yScale(point.value)] as const,
                    ]),
              )}
              fill="none"
              strokeWidth="1.5"
              strokeDasharray="5 4"
              style={{ stroke: "var(--ink)" }}
            />
          )),
        ({ xScale, innerHeight, innerWidth }) => (
          <TooFewYears
            key="few"
            series={series}
            years={years}
            xScale={xScale}
            innerHeight={innerHeight}
            innerWidth={innerWidth}
          />
        ),
        ({ xScale, yScale }) =>
          inFront.map((line) => <Strand key={line.slug} line={line} years={years} xScale={xScale} yScale={yScale} />),
        ({ xScale, yScale, innerWidth, innerHeight }) => (
          <LineNotes key="notes" {...{ notes, series, average, xScale, yScale, innerWidth, innerHeight }} />
        ),
      ]}
    />
  );
}
