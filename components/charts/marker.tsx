import { pageColour } from "@/lib/charts/drawing/colours";
import { type Point, px } from "@/lib/charts/drawing/path";
import { type SeriesMark, toMarkerOutline } from "@/lib/charts/drawing/series-mark";

interface MarkerProps {
  mark: SeriesMark;
  radius: number;
  at?: Point;
  /** Outlined instead of filled: a forecast, or no clear change. */
  isHollow?: boolean;
  strokeWidth?: number;
}

const lookOf = (colour: string, isHollow: boolean) =>
  isHollow ? { fill: "var(--paper)", stroke: colour } : { fill: colour, stroke: "var(--paper)" };
const turnOf = ({ shape }: SeriesMark) => (shape === "cross" ? "rotate(45)" : undefined);
const placeOf = (mark: SeriesMark, [x, y]: Point) => `translate(${px(x)} ${px(y)})${turnOf(mark) ?? ""}`;

/** A series' marker inside an SVG. */
export function Marker({ mark, radius, at = [0, 0], isHollow = false, strokeWidth = 1 }: MarkerProps) {
  return (
    <path
      d={toMarkerOutline(mark.shape, radius)}
      transform={placeOf(mark, at)}
      strokeWidth={strokeWidth}
      style={lookOf(pageColour(mark.colour), isHollow)}
    />
  );
}

/** A marker alone in its drawing, around 0, 0 and without an edge. */
export function LoneMarker({ mark, radius }: Pick<MarkerProps, "mark" | "radius">) {
  return (
    <path d={toMarkerOutline(mark.shape, radius)} transform={turnOf(mark)} style={{ fill: pageColour(mark.colour) }} />
  );
}

/** All markers of a series: their look stands once. */
export function Markers({
  mark,
  radius,
  at,
  isHollow = false,
  strokeWidth = 1,
}: Omit<MarkerProps, "at"> & { at: readonly Point[] }) {
  const outline = toMarkerOutline(mark.shape, radius);
  return (
    <g strokeWidth={strokeWidth} style={lookOf(pageColour(mark.colour), isHollow)}>
      {at.map((point, index) => (
        <path key={index} d={outline} transform={placeOf(mark, point)} />
      ))}
    </g>
  );
}
