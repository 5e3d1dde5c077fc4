import type { SeatRow } from "@/components/discovery/home/hall";

/** The seats are drawn on a grid four times finer than the drawing, so whole numbers are exact enough. */
export const FINER = 4;

/** One path for many dots: zero-length strokes with round ends, each positioned relative to the previous one. */
export function toSeatPath(row: SeatRow, filled: boolean): string {
  let [lastX, lastY] = [0, 0];
  return row.seats
    .filter((seat) => seat.filled === filled)
    .map((seat) => {
      const [x, y] = [Math.round(seat.x * FINER), Math.round(seat.y * FINER)];
      const step = `m${x - lastX} ${y - lastY}h0`;
      [lastX, lastY] = [x, y];
      return step;
    })
    .join("");
}
