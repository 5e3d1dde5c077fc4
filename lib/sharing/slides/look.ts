import { type Colour, toPalette } from "@/lib/charts/drawing/colours";
import { luminance } from "@/lib/charts/drawing/contrast";
import type { MarkerShape } from "@/lib/charts/drawing/series-mark";

/** A font that every computer has: slides do not embed fonts. */
export const FONT = "Arial";

const palette = toPalette("print");
/** "#rrggbb" in the form that slides need: six digits. */
export const bareColour = (hex: string): string => hex.slice(1).toUpperCase();

/** A colour of the site, light theme, in the form that slides need: six digits. */
export const slideColour = (colour: Colour): string => bareColour(palette.of(colour));

/** `share` (0 to 1) of a colour mixed with white. */
export const slideTint = (colour: Colour, share: number): string => bareColour(palette.tint(colour, share));

/** Ink or white, whichever reads better on a colour (WCAG 2.2 relative luminance). */
export function textOn(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return luminance([red, green, blue]) > 0.2 ? slideColour("ink") : "FFFFFF";
}

/** The marker of Office that is closest to each of the site's. */
export const SYMBOLS: Readonly<Record<MarkerShape, string>> = {
  circle: "circle",
  square: "square",
  triangle: "triangle",
  diamond: "diamond",
  "fallen-triangle": "dash",
  plus: "plus",
  pentagon: "star",
  cross: "x",
};

/** Letters and margins of a cell in a table of words; points. */
export const wordCell = (size: number, valign: "top" | "middle", pad = valign === "top" ? 3 : 2) => ({
  fontFace: FONT,
  fontSize: size,
  valign,
  margin: [pad, 6, pad, 0] satisfies [number, number, number, number],
});

/** A rectangle on a slide, in inches. */
export interface SlideBox {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Position of a slide's chart. Slides are 13.33 by 7.5 inches. */
export const CHART_BOX: SlideBox = { x: 0.45, y: 2.02, w: 12.43, h: 4.75 };
/** Left edge and width of the other content, in inches. */
export const EDGE = 0.6;
export const ROOM = 12.13;
/** Foot of a slide: its top, and the widths of the source and of the short address to the right of it, in inches. */
export const FOOT = { y: 6.92, source: 8.75, address: 2.6 } as const;
/** Points in an inch. */
export const INCH = 72;
