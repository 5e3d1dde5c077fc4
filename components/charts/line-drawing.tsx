import { toSpacedYears, toYearLabels, toYearRuns } from "@/lib/charts/drawing/line-layout";
import { px, toPath } from "@/lib/charts/drawing/path";
import { Marker } from "@/components/charts/marker";
import { pageColour } from "@/lib/charts/drawing/colours";
import { PlotFrame, toInner } from "@/components/charts/plot-frame";
import { TooFewYears } from "@/components/charts/too-few-years";
import { formatNumber } from "@/lib/platform/words/format";
import type { Axis } from "@/lib/charts/drawing/axis";
import type { AveragePoint, LineNote, LineSeries } from "./chart-series";
import styles from "./read-stage.module.css";
import { isKnown, type KnownPoint, MARGIN, toX, toY } from "./line-layout";
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

/** Pixels from the upper left corner of the plot. */
interface Scales {
  xScale: (year: number) => number;
  yScale: (value: number) => number;
}
interface Layer extends Scales {
  innerWidth: number;
  innerHeight: number;
}

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
}: Layer & Pick<LineDrawingProps, "axis" | "years">) {
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
function toMarked(points: readonly KnownPoint[], years: readonly number[], xScale: Scales["xScale"]): KnownPoint[] {
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

/** A market average in a year without neighbours is a short dash. */
const toMeanPath = (run: readonly { year: number; value: number }[], { xScale, yScale }: Scales): string =>
  toPath(
    run.flatMap(({ year, value }): [number, number][] =>
      (run.length > 1 ? [0] : [-2 * LONE, 2 * LONE]).map((by) => [xScale(year) + by, yScale(value)]),
    ),
  );

/** The plot of a line chart: grid, bands, average, lines and notes. */
export function LineDrawing({ width, height, series, average, years, axis, notes, isOneBand }: LineDrawingProps) {
  const [x, y] = [toX(years, width), toY(axis, height)];
  const scales: Scales = { xScale: (year) => x(year) - MARGIN.left, yScale: (value) => y(value) - MARGIN.top };
  const inner = toInner({ width, height, margin: MARGIN });
  const means = (average ?? []).flatMap(({ year, value }) => (value === null ? [] : [{ year, value }]));
  const inFront = series.toSorted((a, b) => Number(a.isOwn) - Number(b.isOwn));
  // One band a plot: others would hide each other, and their intervals are in the readout and the table.
  const banded = isOneBand ? series.filter(({ isOwn }) => isOwn) : inFront;
  return (
    <PlotFrame width={width} height={height} margin={MARGIN}>
      <Grid {...scales} {...inner} axis={axis} years={years} />
      {banded.map((line) => (
        <Band key={line.slug} line={line} years={years} {...scales} />
      ))}
      {toYearRuns(means, years).map((run) => (
        <path
          key={run[0]?.year}
          d={toMeanPath(run, scales)}
          fill="none"
          strokeWidth="1.5"
          strokeDasharray="5 4"
          style={{ stroke: "var(--ink)" }}
        />
      ))}
      <TooFewYears series={series} years={years} xScale={scales.xScale} {...inner} />
      {inFront.map((line) => (
        <Strand key={line.slug} line={line} years={years} {...scales} />
      ))}
      <LineNotes notes={notes} series={series} average={average} {...scales} {...inner} />
    </PlotFrame>
  );
}
