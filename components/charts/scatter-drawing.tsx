import { useId } from "react";
import { pageColour } from "@/lib/charts/drawing/colours";
import { Marker } from "@/components/charts/marker";
import { PlotFrame, toInner } from "@/components/charts/plot-frame";
import { px } from "@/lib/charts/drawing/path";
import { formatNumber, formatSigned } from "@/lib/platform/words/format";
import type { SpotNames } from "@/lib/charts/drawing/named-spots";
import type { Axis } from "@/lib/charts/drawing/axis";
import type { ScatterPoint } from "./chart-series";
import { type Crowd, pixelScale, SCATTER_MARGIN, toCrowds, UNMARKED } from "./scatter-layout";
import styles from "./read-stage.module.css";

export interface ScatterDrawingProps {
  width: number;
  height: number;
  points: readonly ScatterPoint[];
  axes: { x: Axis; y: Axis };
  xLabel: string;
  yLabel: string;
  xZero: number | undefined;
  yZero: number | undefined;
  names: SpotNames;
}

type Sizes = ReturnType<typeof toInner>;

/** A distance from the line at zero has its sign. */
const toLabel = (zero: number | undefined) => (zero === 0 ? formatSigned : formatNumber);

const { top: TOP, left: LEFT, bottom: BOTTOM } = SCATTER_MARGIN;

function Field({
  innerWidth,
  innerHeight,
  axes,
  xLabel,
  yLabel,
  xZero,
  yZero,
  width,
  height,
}: Sizes & Omit<ScatterDrawingProps, "points" | "names">) {
  const toPixels = pixelScale(axes, { width, height });
  const left = (x: number) => toPixels({ x, y: axes.y.min }).left - LEFT;
  const top = (y: number) => toPixels({ x: axes.x.min, y }).top - TOP;
  return (
    <>
      {axes.y.ticks.map((tick) => (
        <g key={tick} transform={`translate(0 ${px(top(tick))})`}>
          <path className="stroke-rule" d={`M${-LEFT} 0H${innerWidth}`} />
          <text className={styles.tick} x={-LEFT} y="-5">
            {toLabel(yZero)(tick, axes.y.digits)}
          </text>
        </g>
      ))}
      {axes.x.ticks.map((tick) => (
        <g key={tick} transform={`translate(${px(left(tick))} ${innerHeight})`}>
          <path className="stroke-ink-2" d="M0 0V5" />
          <text className={styles.tick} y="20" textAnchor="middle">
            {toLabel(xZero)(tick, axes.x.digits)}
          </text>
        </g>
      ))}
      <path className="stroke-ink-2" d={`M${-LEFT} ${innerHeight}H${innerWidth}`} />
      {xZero === undefined ? null : (
        <path
          d={`M${px(left(xZero))} 0V${innerHeight}`}
          strokeWidth="1.5"
          strokeDasharray="5 4"
          style={{ stroke: "var(--ink)" }}
        />
      )}
      {yZero === undefined ? null : (
        <path
          d={`M${-LEFT} ${px(top(yZero))}H${innerWidth}`}
          strokeWidth="1.5"
          strokeDasharray="5 4"
          style={{ stroke: "var(--ink)" }}
        />
      )}
      <text className={styles.tick} x={-LEFT} y={-TOP + 10}>
        {yLabel} ↑
      </text>
      <text className={styles.tick} x={innerWidth} y={innerHeight + BOTTOM - 10} textAnchor="end">
        {xLabel} →
      </text>
    </>
  );
}

/** Grey points first, marked ones above them, the current one on top. */
const depthOf = ({ mark, isOwn }: ScatterPoint) => (isOwn ? 2 : mark ? 1 : 0);
const radiusOf = ({ mark, isOwn }: Pick<ScatterPoint, "mark" | "isOwn">) => (isOwn ? 6 : mark ? 5 : 3.5);
const opacityOf = (mark: ScatterPoint["mark"]) => (mark ? 1 : 0.72);

/** Many points that look alike: their look stands once, and a path says where they are. */
function CrowdPoints({ mark, points, toPixels }: Crowd & { toPixels: ReturnType<typeof pixelScale> }) {
  const id = useId();
  const corners = points.map((point) => {
    const { left, top } = toPixels(point);
    // A tenth of a pixel is fine enough for a dot among hundreds.
    return `${Number(left.toFixed(1))} ${Number(top.toFixed(1))}`;
  });
  return (
    <>
      <marker id={id} overflow="visible" markerUnits="userSpaceOnUse">
        <g opacity={opacityOf(mark)}>
          <Marker mark={mark ?? UNMARKED} radius={radiusOf({ mark, isOwn: false })} strokeWidth={1.5} />
        </g>
      </marker>
      <path
        d={`M${corners.join("L")}`}
        fill="none"
        markerStart={`url(#${id})`}
        markerMid={`url(#${id})`}
        markerEnd={`url(#${id})`}
      />
    </>
  );
}

function Points({
  points,
  names,
  axes,
  width,
  height,
}: Pick<ScatterDrawingProps, "points" | "names" | "axes" | "width" | "height">) {
  const toPixels = pixelScale(axes, { width, height });
  const { crowds, single } = toCrowds(points);
  const inFront = single.toSorted((a, b) => depthOf(a) - depthOf(b));
  return (
    <g transform={`translate(${-LEFT} ${-TOP})`}>
      {crowds.map(({ mark, points: alike }) => (
        <CrowdPoints key={mark ? `${mark.colour} ${mark.shape}` : ""} mark={mark} points={alike} toPixels={toPixels} />
      ))}
      {inFront.map((point) => {
        const { x, y, xLow = x, xHigh = x, yLow = y, yHigh = y } = point;
        const { left, top } = toPixels(point);
        const colour = pageColour((point.mark ?? UNMARKED).colour);
        const isFull = point.mark && !point.isHollow;
        const [from, to] = [toPixels({ x: xLow, y: yLow }), toPixels({ x: xHigh, y: yHigh })];
        return (
          <g key={point.slug} style={{ stroke: colour, fill: colour }} opacity={opacityOf(point.mark)}>
            {xLow === xHigh && yLow === yHigh ? null : (
              <path
                d={`M${px(from.left)} ${px(top)}H${px(to.left)}M${px(left)} ${px(from.top)}V${px(to.top)}`}
                fill="none"
                strokeWidth={isFull ? 1.5 : 1}
                strokeOpacity={isFull ? 0.8 : 0.5}
              />
            )}
            <Marker
              mark={point.mark ?? UNMARKED}
              isHollow={point.isHollow}
              radius={radiusOf(point)}
              at={[left, top]}
              strokeWidth={1.5}
            />
          </g>
        );
      })}
      {names.numbers.map(({ number, at: [left, top] }) => (
        <g key={number}>
          <circle cx={px(left)} cy={px(top)} r="8" className="fill-paper stroke-ink" />
          <text className="fill-ink font-semibold" fontSize="11" x={px(left)} y={px(top + 4)} textAnchor="middle">
            {number}
          </text>
        </g>
      ))}
      {names.names.map(({ spot, text, place: { box, end }, isLed }) => {
        const point = points[spot];
        if (!point) return null;
        const isFull = point.mark && !point.isHollow;
        const { left, top } = toPixels(point);
        return (
          <g key={point.slug}>
            {isLed ? (
              <path d={`M${px(left)} ${px(top)}L${px(end[0])} ${px(end[1])}`} style={{ stroke: "var(--control)" }} />
            ) : null}
            <text
              className={`halo fill-ink ${isFull || point.isOwn ? "font-semibold" : ""}`}
              fontSize="13"
              x={px((box.left + box.right) / 2)}
              y={px(box.bottom - 4)}
              textAnchor="middle"
            >
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The plot of a scatter chart: field, points with intervals, names. */
export function ScatterDrawing({ points, names, ...rest }: ScatterDrawingProps) {
  const { width, height, axes } = rest;
  return (
    <PlotFrame width={width} height={height} margin={SCATTER_MARGIN}>
      <Field {...toInner({ width, height, margin: SCATTER_MARGIN })} {...rest} />
      <Points points={points} names={names} axes={axes} width={width} height={height} />
    </PlotFrame>
  );
}
