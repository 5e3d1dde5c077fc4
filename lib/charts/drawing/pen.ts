import type { Colour, Palette } from "@/lib/charts/drawing/colours";
import type { Mark } from "@/lib/charts/drawing/mark";
import type { Paints } from "@/lib/charts/drawing/paints";
import type { Point } from "@/lib/charts/drawing/path";

/** Sizes of text and lines, in pixels. */
export interface Sizes {
  /** Axes and notes. */
  small: number;
  /** Names and values. */
  text: number;
  /** The selected line, and others. */
  ownLine: number;
  line: number;
  dot: number;
}

/** The tools for drawing a kind of picture. */
export interface Pen {
  width: number;
  height: number;
  palette: Palette;
  sizes: Sizes;
  /** Too narrow for names, marks and values side by side. */
  isNarrow: boolean;
  /** Colours of names that have one. */
  paints: Paints;
  /** Rows that are drawn at most, where there is room for more. */
  mostRows: number;
}

/** Sizes for a screen of this width, or for a card seen from a distance. */
export function toSizes(size: "screen" | "card", width: number): Sizes {
  // A wide card is low: smaller type leaves room for more rows.
  if (size === "card")
    return width >= 1_000
      ? { small: 17, text: 18, ownLine: 4.5, line: 3.25, dot: 6.5 }
      : { small: 20, text: 22, ownLine: 5, line: 3.5, dot: 7 };
  return width >= 900
    ? { small: 13, text: 15, ownLine: 3, line: 2, dot: 5 }
    : { small: 12, text: width < 480 ? 13 : 14, ownLine: 2.75, line: 2, dot: 4.5 };
}

type Anchor = "start" | "middle" | "end";

/** Text on its baseline. */
export const write = (
  pen: Pen,
  x: number,
  y: number,
  text: string,
  {
    colour = "ink-2",
    size = pen.sizes.small,
    weight = 400,
    anchor = "start",
  }: { colour?: Colour; size?: number; weight?: 400 | 600; anchor?: Anchor } = {},
): Mark => ({
  kind: "text",
  x,
  y,
  text,
  size,
  weight,
  anchor,
  fill: pen.palette.of(colour),
});

/** A straight line. */
export const rule = (
  pen: Pen,
  from: Point,
  to: Point,
  colour: Colour = "rule",
  strokeWidth = 1,
  dash?: readonly number[],
): Mark => ({
  kind: "path",
  points: [from, to],
  stroke: pen.palette.of(colour),
  strokeWidth,
  ...(dash ? { dash } : {}),
});
