import type { Mark, Point } from "@/lib/charts/drawing/mark";
import { toMarkerOutline } from "@/lib/charts/drawing/series-mark";

/** A mark as an element of SVG, its attributes named as React names them. */
interface SvgElement {
  tag: "path" | "rect" | "text";
  attributes: Readonly<Record<string, string | number>>;
  text?: string;
}

const round = (value: number): number => Math.round(value * 100) / 100;
const toPath = (points: readonly Point[], isClosed: boolean): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}${isClosed ? "Z" : ""}`;

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
    : { stroke, strokeWidth: round(strokeWidth), ...(dash ? { strokeDasharray: dash.map(round).join(" ") } : {}) };

/** What a mark is in SVG: numbers to two decimals, which are finer than any screen. */
export function toElement(mark: Mark): SvgElement {
  switch (mark.kind) {
    case "path":
      return {
        tag: "path",
        attributes: {
          d: toPath(mark.points, mark.isClosed ?? false),
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
          x: round(mark.x),
          y: round(mark.y),
          width: round(mark.width),
          height: round(mark.height),
          ...(mark.radius ? { rx: round(mark.radius) } : {}),
          fill: mark.fill ?? "none",
          ...toStroke(mark),
        },
      };
    case "marker":
      return {
        tag: "path",
        attributes: {
          d: toMarkerOutline(mark.shape, round(mark.radius)),
          transform: `translate(${round(mark.x)} ${round(mark.y)})${mark.shape === "cross" ? " rotate(45)" : ""}`,
          fill: mark.fill,
          ...toStroke(mark),
        },
      };
    case "text":
      return {
        tag: "text",
        attributes: {
          x: round(mark.x),
          y: round(mark.y),
          fontSize: mark.size,
          ...(mark.weight === 400 ? {} : { fontWeight: mark.weight }),
          ...(mark.anchor === "start" ? {} : { textAnchor: mark.anchor }),
          ...(mark.size >= 26 && mark.weight === 600 ? { letterSpacing: round(mark.size * -0.022) } : {}),
          fill: mark.fill,
        },
        text: mark.text,
      };
  }
}
