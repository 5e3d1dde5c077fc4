import type { Mark } from "@/lib/charts/drawing/mark";
import { roundPixels, toPath } from "@/lib/charts/drawing/path";
import { toMarkerOutline } from "@/lib/charts/drawing/series-mark";

/** A mark as an SVG element, with React's attribute names. */
interface SvgElement {
  tag: "path" | "rect" | "text";
  attributes: Readonly<Record<string, string | number>>;
  text?: string;
}

const toStroke = ({
  stroke,
  strokeWidth = 1,
  dash,
}: {
  stroke?: string;
  strokeWidth?: number;
  dash?: readonly number[];
}): Record<string, string | number> =>
  stroke === undefined
    ? {}
    : {
        stroke,
        strokeWidth: roundPixels(strokeWidth),
        ...(dash ? { strokeDasharray: dash.map(roundPixels).join(" ") } : {}),
      };

/** A mark's SVG attributes: numbers to two decimals, which are finer than any screen. */
export function toElement(mark: Mark): SvgElement {
  switch (mark.kind) {
    case "path":
      return {
        tag: "path",
        attributes: {
          d: toPath(mark.points, mark.isClosed),
          fill: mark.fill ?? "none",
          ...(mark.fillOpacity === undefined ? {} : { fillOpacity: mark.fillOpacity }),
          ...toStroke(mark),
          ...(mark.stroke ? { strokeLinejoin: "round" } : {}),
        },
      };
    case "rect":
      return {
        tag: "rect",
        attributes: {
          x: roundPixels(mark.x),
          y: roundPixels(mark.y),
          width: roundPixels(mark.width),
          height: roundPixels(mark.height),
          ...(mark.radius ? { rx: roundPixels(mark.radius) } : {}),
          fill: mark.fill ?? "none",
          ...toStroke(mark),
        },
      };
    case "marker":
      return {
        tag: "path",
        attributes: {
          d: toMarkerOutline(mark.shape, roundPixels(mark.radius)),
          transform: `translate(${roundPixels(mark.x)} ${roundPixels(mark.y)})${mark.shape === "cross" ? " rotate(45)" : ""}`,
          fill: mark.fill,
          ...toStroke(mark),
        },
      };
    case "text":
      return {
        tag: "text",
        attributes: {
          x: roundPixels(mark.x),
          y: roundPixels(mark.y),
          fontSize: mark.size,
          ...(mark.weight === 400 ? {} : { fontWeight: mark.weight }),
          ...(mark.anchor === "start" ? {} : { textAnchor: mark.anchor }),
          ...(mark.size >= 26 && mark.weight === 600 ? { letterSpacing: roundPixels(mark.size * -0.022) } : {}),
          fill: mark.fill,
        },
        text: mark.text,
      };
  }
}
