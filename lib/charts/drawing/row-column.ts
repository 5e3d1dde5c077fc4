import { type Pen, rule, write } from "@/lib/charts/drawing/pen";
import type { Mark } from "@/lib/charts/drawing/mark";

/** Maximum factor by which rows grow into spare room. */
export const STRETCH = 1.7;

/** Rows of a picture that does not have room for all of them. */
interface ShownRows<Row> {
  rows: readonly Row[];
  /** The number left out. */
  rest: number;
}

/** The first, the last, the second, the second-last and so on. */
const fromBothEnds = <Row>(rows: readonly Row[]): Row[] =>
  rows.flatMap((row, at) => [row, rows.at(-1 - at) ?? row]).slice(0, rows.length);

/**
 * As many rows as fit, always including the selected ones, in order. After those come rows that the chart's title speaks
 * of: from both ends of the list, because gains stand at its start and losses at its end.
 */
export function toShownRows<Row>(
  rows: readonly Row[],
  room: number,
  isOwn: (row: Row) => boolean,
  isSaid: (row: Row) => boolean = () => false,
): ShownRows<Row> {
  const most = Math.max(1, Math.floor(room));
  if (rows.length <= most) return { rows, rest: 0 };
  const own = rows.filter(isOwn);
  const said = fromBothEnds(rows.filter((row) => isSaid(row) && !own.includes(row)));
  const kept = new Set([...own, ...said].slice(0, most));
  const others = new Set(rows.filter((row) => !kept.has(row)).slice(0, most - kept.size));
  return { rows: rows.filter((row) => kept.has(row) || others.has(row)), rest: rows.length - most };
}

/** A dotted line above each row, at these places, before which others are left out. */
export const drawGaps = <Row>(
  pen: Pen,
  all: readonly Row[],
  { rows }: ShownRows<Row>,
  tops: readonly number[],
): Mark[] =>
  rows.flatMap((row, at): Mark[] => {
    const before = rows[at - 1];
    const top = tops[at];
    return before === undefined || top === undefined || all.indexOf(row) === all.indexOf(before) + 1
      ? []
      : [rule(pen, [0, top], [pen.width, top], "rule-strong", pen.sizes.line, [1, 4])];
  });

/** How many rows are drawn: "18 of 54 shown". */
export const sayShown = (shown: number, all: number): string => `${shown} of ${all} shown`;

/** States how many of a picture's rows are shown, if not all. */
export const sayRest = (pen: Pen, y: number, { rows, rest }: ShownRows<unknown>): Mark[] =>
  rest > 0 ? [write(pen, 0, y, sayShown(rows.length, rows.length + rest), { colour: "ink-2" })] : [];
