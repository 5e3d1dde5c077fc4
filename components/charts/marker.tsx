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

/** A series' marker inside an SVG. */
export function Marker({ mark, radius, at: [x, y] = [0, 0], isHollow = false, strokeWidth = 1 }: MarkerProps) {
  const colour = pageColour(mark.colour);
  return (
    <path
      d={toMarkerOutline(mark.shape, radius)}
      transform={`translate(${px(x)} ${px(y)})${mark.shape === "cross" ? " rotate(45)" : ""}`}
      strokeWidth={strokeWidth}
      style={isHollow ? { fill: "var(--paper)", stroke: colour } : { fill: colour, stroke: "var(--paper)" }}
    />
  );
}
