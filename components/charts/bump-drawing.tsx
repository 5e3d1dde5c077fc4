import { px, toPath } from "@/lib/charts/drawing/path";
import { pageColour } from "@/lib/charts/drawing/colours";
import { Marker } from "@/components/charts/marker";
import { PlotFrame, toInner } from "@/components/charts/plot-frame";
import { shorten } from "@/lib/platform/words/shorten";
import { formatNumber } from "@/lib/platform/words/format";
import { BUMP_MARGIN, type PositionAxis, toBumpX, toBumpY, toColumnRuns, toPositions } from "./bump-layout";
import type { BumpSeries } from "./chart-series";
import styles from "./read-stage.module.css";

export interface BumpDrawingProps {
  width: number;
  height: number;
  series: readonly BumpSeries[];
  columns: readonly (string | number)[];
  /** What stands under the columns where their names have no room. */
  shortColumns?: readonly string[];
  axis: PositionAxis;
}

/** Characters that fit a column, at 12 px. */
const lettersIn = (room: number) => Math.max(3, Math.floor(room / 6.4));

function Field({
  innerWidth,
  innerHeight,
  axis,
  columns,
  shortColumns,
  width,
  height,
}: ReturnType<typeof toInner> & Omit<BumpDrawingProps, "series">) {
  const [x, y] = [toBumpX(columns.length, width), toBumpY(axis, height)];
  const room = innerWidth / Math.max(1, columns.length - 1);
  // Years are thinned out if space is short; markets are all named, by their letters if need be.
  const every = /^\d+$/.test(String(columns[0])) ? Math.ceil(44 / room) : 1;
  const last = columns.length - 1;
  const isTight = columns.some((column) => String(column).length > lettersIn(room));
  return (
    <>
      {axis.ticks.map((tick) => (
        <g key={tick} transform={`translate(0 ${px(y(tick) - BUMP_MARGIN.top)})`}>
          <path className="stroke-rule" d={`M${-BUMP_MARGIN.left} 0H${innerWidth}`} />
          <text className={styles.tick} x={-BUMP_MARGIN.left} y="-6">
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      {columns.map((column, index) => {
        const left = x(index) - BUMP_MARGIN.left;
        return (
          <g key={column}>
            <path className="stroke-rule" d={`M${px(left)} 0V${innerHeight}`} />
            {(last - index) % every === 0 ? (
              <text
                className={styles.tick}
                x={px(left)}
                y={innerHeight + 21}
                textAnchor={columns.length > 1 && index === last ? "end" : "middle"}
                dx={columns.length > 1 && index === last ? BUMP_MARGIN.right : 0}
              >
                {(isTight && shortColumns?.[index]) || shorten(String(column), lettersIn(room * every))}
              </text>
            ) : null}
          </g>
        );
      })}
    </>
  );
}

function Strand({ line, columns, axis, width, height }: { line: BumpSeries } & Omit<BumpDrawingProps, "series">) {
  const [x, y] = [toBumpX(columns.length, width), toBumpY(axis, height)];
  const { mark } = line;
  return (
    <g transform={`translate(${-BUMP_MARGIN.left} ${-BUMP_MARGIN.top})`}>
      {toColumnRuns(toPositions(line, columns)).map((run) => (
        <g key={run[0]?.column}>
          <path
            d={toPath(run.map(({ column, position }) => [x(column), y(position)]))}
            fill="none"
            strokeLinejoin="round"
            strokeLinecap="round"
            strokeWidth={line.isOwn ? 3 : 2}
            style={{ stroke: pageColour(line.isQuiet ? "rule-strong" : mark.colour) }}
          />
          {run.map(({ column, position }) => (
            <Marker
              key={column}
              mark={mark}
              radius={line.isOwn ? 6 : line.isQuiet ? 4 : 5}
              at={[x(column), y(position)]}
              strokeWidth={1.5}
            />
          ))}
        </g>
      ))}
    </g>
  );
}

/** The plot of a bump chart: evenly spaced positions, straight lines. */
export function BumpDrawing({ series, ...rest }: BumpDrawingProps) {
  const { width, height } = rest;
  const inFront = series.toSorted((a, b) => Number(a.isOwn) - Number(b.isOwn));
  return (
    <PlotFrame width={width} height={height} margin={BUMP_MARGIN}>
      <Field {...toInner({ width, height, margin: BUMP_MARGIN })} {...rest} />
      {inFront.map((line) => (
        <Strand key={line.slug} line={line} {...rest} />
      ))}
    </PlotFrame>
  );
}
