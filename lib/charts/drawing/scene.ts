import type { ChartPicture } from "@/lib/charts/document";
import { type Theme, toPalette } from "@/lib/charts/drawing/colours";
import { drawHeat, toHeadHeight, toHeatRow } from "@/lib/charts/drawing/heat";
import { drawIntervals, toRowFrame, toRowHeight } from "@/lib/charts/drawing/intervals";
import { drawLines } from "@/lib/charts/drawing/lines";
import { toRowsHeight } from "@/lib/charts/drawing/line-plan";
import type { Mark } from "@/lib/charts/drawing/mark";
import { type Paints, toPaints } from "@/lib/charts/drawing/paints";
import { type Pen, toSizes } from "@/lib/charts/drawing/pen";
import { drawScatter, toScatterHeight } from "@/lib/charts/drawing/scatter";
import { drawStack, toKeyHeight, toStackRow } from "@/lib/charts/drawing/stack";

/** A drawing: its marks from back to front, all between 0, 0 and width, height. */
export interface Scene {
  width: number;
  height: number;
  marks: readonly Mark[];
}

interface Format {
  /** Pixels. */
  width: number;
  height: number;
  theme: Theme;
  /** "card": seen from a distance, so letters and lines are large. */
  size?: "screen" | "card";
  /** Colours for a whole file or page; of this picture alone by default. */
  paints?: Paints;
  /** Rows that are drawn at most; by default as many as there is room for. */
  mostRows?: number;
}

const isNarrowAt = (width: number, size: "screen" | "card") => width < (size === "card" ? 760 : 480);

function draw(pen: Pen, picture: ChartPicture): Mark[] {
  switch (picture.kind) {
    case "lines":
      return drawLines(pen, picture);
    case "intervals":
      return drawIntervals(pen, picture);
    case "stack":
      return drawStack(pen, picture);
    case "heat":
      return drawHeat(pen, picture);
    case "scatter":
      return drawScatter(pen, picture);
  }
}

/** Draws a picture for a size; nothing is scaled afterwards. Rows that do not fit are counted and left out. */
export function toScene(
  picture: ChartPicture,
  { width, height, theme, size = "screen", paints, mostRows = Infinity }: Format,
): Scene {
  const pen: Pen = {
    width,
    height,
    palette: toPalette(theme),
    sizes: toSizes(size, width),
    isNarrow: isNarrowAt(width, size),
    paints: paints ?? toPaints([picture]),
    mostRows,
  };
  return { width, height, marks: draw(pen, picture) };
}

/** At most so many rows, where each says something by itself: of years and of parts that add up, all are drawn. */
export const toMostRows = ({ kind }: ChartPicture, most: number): { mostRows?: number } =>
  kind === "intervals" || kind === "heat" ? { mostRows: most } : {};

/** A narrow plot of lines, above the rows of its names. */
const LINES_HEIGHT = 260;

/** Up to this number of rows, a picture's height follows its rows. */
const MOST_ROWS = 100;

/** The ideal height in pixels for this width: by the number of rows, up to a hundred, otherwise by its width. */
export function toSceneHeight(
  picture: ChartPicture,
  width: number,
  size: "screen" | "card" = "screen",
  mostRows = MOST_ROWS,
): number {
  const [sizes, isNarrow] = [toSizes(size, width), isNarrowAt(width, size)];
  // With a line below that says how many there are.
  const rows = (each: number, count: number) =>
    each * Math.max(1, Math.min(mostRows, count)) + (count > mostRows && mostRows < MOST_ROWS ? sizes.small * 2 : 0);
  switch (picture.kind) {
    case "intervals": {
      const { above, below } = toRowFrame(sizes, picture.line !== null);
      return Math.ceil(above + below + rows(toRowHeight(sizes, isNarrow), picture.rows.length));
    }
    case "stack":
      return Math.ceil(
        toKeyHeight(picture.parts, sizes, width) + rows(toStackRow(sizes, isNarrow), picture.rows.length),
      );
    case "heat":
      return Math.ceil(
        toHeadHeight(picture, sizes, isNarrow, width) + rows(toHeatRow(sizes, isNarrow), picture.rows.length),
      );
    case "lines":
      return Math.ceil(
        (isNarrow ? LINES_HEIGHT : width < 900 ? 340 : 420) + toRowsHeight(picture, sizes, width, isNarrow),
      );
    case "scatter":
      return toScatterHeight(picture, { sizes, isNarrow, width, height: isNarrow ? 320 : width < 900 ? 400 : 480 });
  }
}
