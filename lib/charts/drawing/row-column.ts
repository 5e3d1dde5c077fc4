import { type Pen, write } from "@/lib/charts/drawing/pen";
import type { Mark } from "@/lib/charts/drawing/mark";

/** Maximum factor by which rows grow into spare room. */
export const STRETCH = 1.7;

/** Rows of a picture that does not have room for all of them. */
interface ShownRows<Row> {
  rows: readonly Row[];
  /** The number left out. */
  rest: number;
}

/** As many rows as fit, always including the selected ones, in order. */
export function toShownRows<Row>(rows: readonly Row[], room: number, isOwn: (row: Row) => boolean): ShownRows<Row> {
  const most = Math.max(1, Math.floor(room));
  if (rows.length <= most) return { rows, rest: 0 };
  const own = new Set(rows.filter(isOwn).slice(0, most));
  const others = new Set(rows.filter((row) => !own.has(row)).slice(0, most - own.size));
  return { rows: rows.filter((row) => own.has(row) || others.has(row)), rest: rows.length - most };
}

/** How many rows are drawn: "18 of 54 shown". */
export const sayShown = (shown: number, all: number): string => `${shown} of ${all} shown`;

/** States how many of a picture's rows are shown, if not all. */
export const sayRest = (pen: Pen, y: number, { rows, rest }: ShownRows<unknown>): Mark[] =>
  rest > 0 ? [write(pen, 0, y, sayShown(rows.length, rows.length + rest), { colour: "ink-2" })] : [];
