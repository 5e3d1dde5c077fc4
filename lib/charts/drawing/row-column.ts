import { type Pen, write } from "@/lib/charts/drawing/pen";
import type { Mark } from "@/lib/charts/drawing/mark";

/** How much higher than usual rows become where there is room to spare. */
export const STRETCH = 1.7;

/** Rows of a picture that has not room for all of them. */
interface ShownRows<Row> {
  rows: readonly Row[];
  /** How many are left out. */
  rest: number;
}

/** As many rows as have room, those that are looked at always among them, in their order. */
export function toShownRows<Row>(rows: readonly Row[], room: number, isOwn: (row: Row) => boolean): ShownRows<Row> {
  const most = Math.max(1, Math.floor(room));
  if (rows.length <= most) return { rows, rest: 0 };
  const own = new Set(rows.filter(isOwn).slice(0, most));
  const others = new Set(rows.filter((row) => !own.has(row)).slice(0, most - own.size));
  return { rows: rows.filter((row) => own.has(row) || others.has(row)), rest: rows.length - most };
}

/** Says how many rows a picture leaves out. */
export const sayRest = (pen: Pen, y: number, rest: number): Mark[] =>
  rest > 0 ? [write(pen, 0, y, `and ${rest} more`, { colour: "ink-2" })] : [];
