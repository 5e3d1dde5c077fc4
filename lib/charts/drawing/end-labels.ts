import { spreadLabels } from "@/lib/charts/drawing/label-positions";
import { toRowPitch } from "@/lib/charts/drawing/label-column";
import type { Point } from "@/lib/charts/drawing/path";

interface EndLabelFormat {
  /** The right edge of the plot. */
  edge: number;
  /** From there to the labels. */
  room: number;
  /** Font size in pixels. */
  size: number;
  /** Limits of the labels' centres. */
  top: number;
  bottom: number;
}

export interface EndLabel {
  y: number;
  /** From its line's end to the label. */
  leader: Point[];
}

/** After a line's end, before its leader begins; and the level piece before a label. */
const AIR = 10;
const LEVEL = 8;

/**
 * Labels beside lines of ranks, in the order of the lines' ends. A line that ends before the others is led through the
 * plot at its height, so that its label belongs to it. Leaders never cross beside the plot: labels keep the order.
 */
export function toEndLabels(
  ends: readonly { x: number; y: number }[],
  { edge, room, size, top, bottom }: EndLabelFormat,
): EndLabel[] {
  const tops = spreadLabels(
    ends.map(({ y }) => y),
    toRowPitch(ends.length, size, bottom - top),
    top,
    bottom,
  );
  return ends.map(({ x, y }, at) => {
    const row = tops[at] ?? y;
    return {
      y: row,
      leader: [
        [Math.min(x + AIR, edge), y],
        [edge, y],
        [edge + room - LEVEL, row],
        [edge + room, row],
      ],
    };
  });
}
