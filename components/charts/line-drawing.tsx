import { Line, type LineCustomSvgLayerProps } from "@nivo/line";
import { useMemo } from "react";
import { px } from "@/components/charts/scale";
import { toMarkerPath } from "@/components/charts/series-mark";
import { TooFew } from "@/components/charts/too-few";
import { formatNumber } from "@/lib/platform/words/format";
import type { Axis } from "@/lib/charts/drawing/axis";
import type { AveragePoint, LineNote, LineSeries } from "./chart-series";
import styles from "./read-stage.module.css";
import { isKnown, type KnownPoint, MARGIN, toLabelledYears, toRuns } from "./line-layout";
import { LineNotes } from "./line-notes";

export interface LineDrawingProps {
  width: number;
  height: number;
  series: readonly LineSeries[];
  average: readonly AveragePoint[] | null;
  years: readonly number[];
  axis: Axis;
  notes: readonly LineNote[];
}

type Datum = { id: string; data: { x: number; y: number | null }[] };
type Layer = LineCustomSvgLayerProps<Datum>;

/** Half the width of the band of a year that stands alone. */
const LONE = 7;
/** Pixels between two markers of a line, at least. */
const MARKER_GAP = 52;

const path = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join("L")}`;

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
          <path className={tick === axis.min ? styles.floor : styles.grid} d={`M${-MARGIN.left} 0H${innerWidth}`} />
          <text className={styles.tick} x={-MARGIN.left} y="-6">
            {formatNumber(tick, axis.digits)}
          </text>
        </g>
      ))}
      {toLabelledYears(years, (year) => xScale(year), 46).map((year) => (
        <text
          key={year}
          className={`${styles.tick} ${year === latest ? styles.latest : ""}`}
          x={px(xScale(year))}
          y={innerHeight + 21}
          textAnchor="middle"
        >
          {year}
        </text>
      ))}
    </g>
  );
}

type Scales = Pick<Layer, "xScale" | "yScale">;

function Band({ line, years, xScale, yScale }: { line: LineSeries; years: readonly number[] } & Scales) {
  return toRuns(line.points.filter(isKnown), years).map((run) => {
    const edge = (side: "low" | "high") =>
      run.flatMap((point): [number, number][] => {
        const [x, y] = [xScale(point.year), yScale(point[side] ?? point.value)];
        return (run.length > 1 ? [0] : [-LONE, LONE]).map((by) => [x + by, y]);
      });
    return (
      <path
        key={run[0]?.year}
        d={`${path([...edge("high"), ...edge("low").toReversed()])}Z`}
        className="fill-band"
        fillOpacity={line.isOwn ? undefined : 0.62}
        style={{ "--c": line.mark.color } as React.CSSProperties}
      />
    );
  });
}

/** Years that carry the line's marker: all where there is room, else some; the ends always, and what stands alone. */
function toMarked(points: readonly KnownPoint[], years: readonly number[], xScale: Layer["xScale"]): KnownPoint[] {
  const shown = new Set(
    toLabelledYears(
      points.map(({ year }) => year),
      (year) => xScale(year),
      MARKER_GAP,
    ),
  );
  const alone = new Set(toRuns(points, years).flatMap((run) => (run.length === 1 ? run : [])));
  return points.filter((point) => shown.has(point.year) || alone.has(point));
}

function Strand({ line, years, xScale, yScale }: { line: LineSeries; years: readonly number[] } & Scales) {
  const known = line.points.filter(isKnown);
  const { color, shape } = line.mark;
  return (
    <g>
      {toRuns(known, years).map((run) => (
        <path
          key={run[0]?.year}
          d={path(run.map(({ year, value }) => [xScale(year), yScale(value)]))}
          fill="none"
          strokeLinejoin="round"
          strokeLinecap="round"
          strokeWidth={line.isOwn ? 3 : 2}
          style={{ stroke: color }}
        />
      ))}
      {toMarked(known, years, xScale).map(({ year, value }) => (
        <path
          key={year}
          d={toMarkerPath(shape, line.isOwn ? 5 : 4)}
          transform={`translate(${px(xScale(year))} ${px(yScale(value))})${shape === "cross" ? " rotate(45)" : ""}`}
          strokeWidth="1.5"
          style={{ fill: color, stroke: "var(--paper)" }}
        />
      ))}
    </g>
  );
}

/** Room that "n = 39" takes beside its field. */
const TOO_FEW_ROOM = 76;

/** Hatched fields at the floor in years with too few answers, one above the other; where years lie close, in steps. */
function TooFewYears({
  series,
  years,
  xScale,
  innerHeight,
  innerWidth,
}: Pick<LineDrawingProps, "series" | "years"> & Pick<Layer, "xScale" | "innerHeight" | "innerWidth">) {
  const few = years.flatMap((year) =>
    series.flatMap(({ slug, mark, points }) =>
      points.flatMap((point) =>
        point.year === year && point.value === null && point.n !== null
          ? [{ slug, mark, year, n: point.n, x: xScale(year) }]
          : [],
      ),
    ),
  );
  return few.map(({ slug, mark, year, n, x }, index) => {
    const level = few.slice(0, index).filter((before) => x - before.x < TOO_FEW_ROOM).length;
    const side = x > innerWidth - TOO_FEW_ROOM ? -1 : 1;
    return (
      <g key={`${year} ${slug}`} transform={`translate(${px(x)} ${innerHeight - 20 - level * 20})`}>
        <TooFew x={-7} y={0} width={14} height={16} />
        <path d={toMarkerPath(mark.shape, 3)} transform={`translate(${14 * side} 8)`} style={{ fill: mark.color }} />
        <text className={styles.note} x={20 * side} y="12" textAnchor={side < 0 ? "end" : "start"}>
          n = {n}
        </text>
      </g>
    );
  });
}

/** The field of a line chart: nivo's scales and frame, our lines, bands and markers. */
export function LineDrawing({ width, height, series, average, years, axis, notes }: LineDrawingProps) {
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
          inFront.map((line) => <Band key={line.slug} line={line} years={years} xScale={xScale} yScale={yScale} />),
        ({ xScale, yScale }) =>
          toRuns(means, years).map((run) => (
            <path
              key={run[0]?.year}
              d={path(
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
        (layer) => <LineNotes key="notes" {...layer} notes={notes} series={series} />,
      ]}
    />
  );
}
