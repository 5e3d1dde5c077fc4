import { Marker } from "@/components/charts/marker";
import { pageColour } from "@/lib/charts/drawing/colours";
import type { Axis } from "@/lib/charts/drawing/axis";
import { MARGIN } from "@/components/charts/line-layout";
import { toYearRuns } from "@/lib/charts/drawing/line-layout";
import { px, toPath } from "@/lib/charts/drawing/path";
import { TooFew } from "@/components/charts/too-few";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { BandNames, ForecastAhead } from "./forecast-ahead";
import { Average, type LayerProps, LONE, placeNames, Threshold } from "./forecast-references";
import {
  type DrawnStrand,
  type ForecastPicture,
  isNear,
  knownOf,
  toNamedYears,
  toForecastLayout,
} from "./forecast-layout";
import styles from "./forecast.module.css";

export interface ForecastDrawingProps {
  width: number;
  height: number;
  picture: ForecastPicture;
  axis: Axis;
}

const MARKER_GAP = 40;

function Grid({
  picture,
  layout: { x, y, right, top, bottom },
  axis,
  width,
}: LayerProps & { axis: Axis; width: number }) {
  const origin = picture.years.at(-1) ?? 0;
  const hasForecast = picture.yearsAhead.length > 0;
  const named = toNamedYears(picture, x, 38);
  return (
    <g>
      {hasForecast ? (
        <rect
          className="fill-paper-sunk"
          x={px(x(origin))}
          y={px(top - 16)}
          width={px(width - MARGIN.right + 4 - x(origin))}
          height={px(bottom - top + 16)}
        />
      ) : null}
      {axis.ticks.map((tick) => (
        <g key={tick}>
          <path
            className={tick === axis.min ? "stroke-ink-2" : "stroke-rule"}
            d={`M0 ${px(y(tick))}H${px(width - MARGIN.right + 4)}`}
          />
          <text className={styles.tick} x="0" y={px(y(tick) - 6)}>
            {formatNumber(tick, axis.digits)}
          </text>
        </g>
      ))}
      {named.map((year) => (
        <text
          key={year}
          className={`${styles.tick} ${year > origin || (!hasForecast && year === origin) ? styles.strong : ""}`}
          x={px(x(year))}
          y={px(bottom + 21)}
          textAnchor="middle"
        >
          {year}
        </text>
      ))}
      {hasForecast ? (
        <>
          <path className="stroke-ink" strokeWidth="1.25" d={`M${px(x(origin))} ${px(top - 16)}V${px(bottom)}`} />
          <text className={styles.word} x={px(x(origin) - 8)} y={px(top - 7)} textAnchor="end">
            Actual
          </text>
          {right - x(origin) > 30 ? (
            <text className={styles.word} x={px(x(origin) + 8)} y={px(top - 7)}>
              Forecast
            </text>
          ) : null}
        </>
      ) : null}
    </g>
  );
}

/** What was measured: the line, and the soft band of the brand in focus. */
function Measured({ strand, picture, layout: { x, y, bottom } }: LayerProps & { strand: DrawnStrand }) {
  const { mark, isOwn } = strand;
  const known = knownOf(strand);
  const runs = toYearRuns(known, picture.years);
  const marked = new Set(toNamedYears({ years: known.map(({ year }) => year), yearsAhead: [] }, x, MARKER_GAP));
  return (
    <g>
      {isOwn
        ? runs.map((run) => {
            const edge = (side: "low" | "high") =>
              run.flatMap((at) =>
                (run.length > 1 ? [x(at.year)] : [x(at.year) - LONE, x(at.year) + LONE]).map(
                  (across) => [across, y(at[side] ?? at.value)] as const,
                ),
              );
            return (
              <path
                key={run[0]?.year}
                d={toPath([...edge("high"), ...edge("low").toReversed()], true)}
                className="fill-band"
                style={{ "--c": pageColour(mark.colour) } as React.CSSProperties}
              />
            );
          })
        : null}
      {runs.map((run) => (
        <path
          key={run[0]?.year}
          className="fill-none"
          strokeLinecap="round"
          strokeLinejoin="round"
          d={toPath(run.map((at) => [x(at.year), y(at.value)]))}
          strokeWidth={isOwn ? 3 : 2}
          style={{ stroke: pageColour(mark.colour) }}
        />
      ))}
      {known.map(({ year, value }, index) =>
        (isOwn ? marked.has(year) : index === known.length - 1) ? (
          <Marker key={year} mark={mark} radius={isOwn ? 5 : 4} at={[x(year), y(value)]} strokeWidth={1.5} />
        ) : null,
      )}
      {isOwn
        ? strand.measured.map(({ year, value, n }) =>
            value === null && n !== null ? <Few key={year} x={x(year)} bottom={bottom} n={n} /> : null,
          )
        : null}
    </g>
  );
}

function Few({ x, bottom, n }: { x: number; bottom: number; n: number }) {
  return (
    <g transform={`translate(${px(x)} ${px(bottom - 46)})`}>
      <TooFew x={-7} y={0} width={14} height={16} />
      <text className={styles.word} x="-12" y="12" textAnchor="end">
        n = {formatNumber(n)}
      </text>
    </g>
  );
}

/** The score that the fan begins at. */
function Today({ strand, picture, layout: { x, y } }: LayerProps & { strand: DrawnStrand }) {
  const last = knownOf(strand).at(-1);
  if (!last) return null;
  const line = picture.threshold && isNear(picture) ? y(picture.threshold.value) : null;
  // A threshold's label is on its line: the score is then below its point.
  const isTaken = line !== null && Math.abs(line - y(last.value) + 6) < 22;
  return (
    <text
      className={styles.today}
      x={px(x(last.year) - 9)}
      y={px(y(last.value) + (isTaken ? 23 : -11))}
      textAnchor="end"
    >
      {formatNumber(last.value, DECIMALS.score)}
    </text>
  );
}

/** The plot: measured years, the line of today, and the forecast. */
export function ForecastDrawing({ width, height, picture, axis }: ForecastDrawingProps) {
  const layout = toForecastLayout(picture, axis, width, height);
  const names = placeNames(picture, layout, width);
  const own = picture.strands.find(({ isOwn }) => isOwn);
  const others = picture.strands.filter(({ isOwn }) => !isOwn);
  // The fan lies behind the lines of others; the line of the brand in focus is in front of all.
  const [behind, inFront] = own
    ? [
        [own, ...others],
        [...others, own],
      ]
    : [others, others];
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={styles.field}
    >
      <Grid picture={picture} layout={layout} axis={axis} width={width} />
      {behind.map((strand) => (
        <ForecastAhead key={strand.slug} strand={strand} layout={layout} />
      ))}
      {own ? <BandNames strand={own} others={others} layout={layout} /> : null}
      <Average picture={picture} layout={layout} names={names} />
      {inFront.map((strand) => (
        <Measured key={strand.slug} strand={strand} picture={picture} layout={layout} />
      ))}
      <Threshold picture={picture} layout={layout} width={width} names={names} />
      {own ? <Today strand={own} picture={picture} layout={layout} /> : null}
    </svg>
  );
}
