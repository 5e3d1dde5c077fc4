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
const placeOf = ({ shape }: SeriesMark, [x, y]: Point) =>
  `translate(${px(x)} ${px(y)})${shape === "cross" ? " rotate(45)" : ""}`;

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

/** All markers of a series: their style is set once. */
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
