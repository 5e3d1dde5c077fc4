import { spreadLabels } from "@/lib/charts/drawing/label-positions";
import type { Point } from "@/lib/charts/drawing/path";
import { textWidth } from "@/lib/charts/drawing/text-width";

/** Minimum letters of a name that is cut. */
export const LEAST_LETTERS = 18;

/** Width between the plot and the column, taken by the leaders. */
export const LEADER_ROOM = 44;

/** A mark before the name, and the columns after it; in pixels. */
const MARK_ROOM = 24;
const VALUE_ROOM = 60;
const CHANGE_ROOM = 88;
/** Space before a value that is wider than its column. */
const GAP = 12;
const MOST_WIDTH = 420;
const LEAST_WIDTH = 292;
const MIDDLE_WIDTH = 220;

/** Pitch of rows, at letters of 14 px: with second lines of names, without, and closer where rows are many. */
const PITCH = { double: [42, 37, 33], single: [32, 26, 22] } as const;
const LETTERS = 14;

/** The widest pitch at which so many rows of one line fit, or the closest there is. */
export function toRowPitch(count: number, size: number, height: number): number {
  const scale = size / LETTERS;
  const closest = PITCH.single[PITCH.single.length - 1] ?? 0;
  return (PITCH.single.find((pitch) => (count - 1) * pitch * scale <= height) ?? closest) * scale;
}

/** A name that fits into `room`, cut with an ellipsis after no fewer than `least` letters. */
function fitName(name: string, size: number, room: number, least = LEAST_LETTERS): string {
  if (textWidth(name, size) <= room) return name;
  const letters = Array.from(name);
  let count = Math.min(letters.length, least);
  const cut = () => `${letters.slice(0, count).join("").trimEnd()}…`;
  while (count < letters.length && textWidth(`${letters.slice(0, count + 1).join("")}…`, size) <= room) count += 1;
  return count >= letters.length ? name : cut();
}

/** A name on one line or, at a space, on two. A word that is wider than the room is cut. */
function toNameLines(name: string, size: number, room: number): string[] {
  const text = name.trim().replaceAll(/\s+/g, " ");
  if (textWidth(text, size) <= room) return [text];
  const words = text.split(" ");
  let first = "";
  for (const word of words) {
    const longer = first ? `${first} ${word}` : word;
    if (textWidth(longer, size) > room) break;
    first = longer;
  }
  if (!first) return [fitName(text, size, room)];
  const rest = text.slice(first.length).trimStart();
  return [first, fitName(rest, size, room, Math.max(1, LEAST_LETTERS - Array.from(first).length))];
}

/** Whether a name would be cut in a column no wider than this, without changes. */
export function isCutInColumn(
  rows: readonly Pick<ColumnRow, "name" | "value">[],
  size: number,
  widest: number,
): boolean {
  const scale = size / LETTERS;
  const values = Math.max(VALUE_ROOM * scale, ...rows.map(({ value }) => textWidth(value, size) + GAP * scale));
  const room = Math.min(widest, MOST_WIDTH * scale) - MARK_ROOM * scale - values;
  return rows.some(({ name }) => toNameLines(name, size, room).at(-1)?.endsWith("…"));
}

export interface ColumnRow {
  name: string;
  /** The text beside the name. */
  value: string;
  /** The y position of its line's end. */
  y: number;
}

interface ColumnFormat {
  /** Limits of the row centres. */
  top: number;
  bottom: number;
  /** Font size in pixels. */
  size: number;
  hasChange: boolean;
  /** Beside a plot on a tablet: no change, and a column of 220. */
  isMiddle?: boolean;
  /** In an image: as narrow as its names, since no other picture stands above or below it. */
  isSnug?: boolean;
  /** Maximum width of the column, unless names would be cut below the minimum length. */
  most?: number;
}

export interface LabelColumn {
  /** From the end of the leaders to the right edge. */
  width: number;
  pitch: number;
  /** Widths of the marks, names, values and changes. */
  marks: number;
  room: number;
  values: number;
  changes: number;
  /** In the given order of rows: the centre, and the name on one line or two. */
  rows: readonly { y: number; lines: readonly string[] }[];
}

/**
 * The labels beside lines: in the order of the lines' ends, at least one row apart, moved as little as possible. The
 * column is as wide as its longest name, within limits; longer names are wrapped once.
 */
export function toLabelColumn(
  rows: readonly ColumnRow[],
  { top, bottom, size, hasChange, isMiddle = false, isSnug = false, most: widest = Infinity }: ColumnFormat,
): LabelColumn {
  const scale = size / LETTERS;
  const values = Math.max(VALUE_ROOM * scale, ...rows.map(({ value }) => textWidth(value, size) + GAP * scale));
  const [marks, changes] = [MARK_ROOM * scale, hasChange ? CHANGE_ROOM * scale : 0];
  const beside = marks + values + changes;
  const longest = Math.max(0, ...rows.map(({ name }) => textWidth(name, size)));
  const least = isSnug ? 0 : (hasChange ? LEAST_WIDTH : MIDDLE_WIDTH) * scale;
  const most = (isMiddle ? MIDDLE_WIDTH : MOST_WIDTH) * scale;
  const asks = (limit: number) => Math.max(0, Math.min(widest, limit, Math.max(least, longest + beside)) - beside);
  const isCut = (room: number) => rows.some(({ name }) => toNameLines(name, size, room).at(-1)?.endsWith("…"));
  // A column is wider than usual before a name is cut.
  const asked = isCut(asks(most)) ? asks(MOST_WIDTH * scale) : asks(most);
  const fits = (pitch: number) => (rows.length - 1) * pitch * scale <= bottom - top;
  const wrapped = rows.map(({ name }) => toNameLines(name, size, asked));
  const double = PITCH.double.find(fits);
  const isDouble = wrapped.some(({ length }) => length > 1) && double !== undefined;
  const lines = isDouble ? wrapped : rows.map(({ name }) => [fitName(name.trim(), size, asked)]);
  const pitch = isDouble ? double * scale : toRowPitch(rows.length, size, bottom - top);
  const room = Math.max(asked, ...lines.flat().map((line) => textWidth(line, size)));
  const tops = spreadLabels(
    rows.map(({ y }) => y),
    pitch,
    top,
    bottom,
  );
  return {
    width: Math.ceil(room + beside),
    pitch,
    marks,
    room,
    values,
    changes,
    rows: lines.map((each, at) => ({ y: tops[at] ?? top, lines: each })),
  };
}

/** From 10 px after a line's end to its row: level, straight, level. Leaders of ordered rows never cross. */
export const toLeader = (end: number, y: number, row: number, room = LEADER_ROOM): Point[] => [
  [end + Math.min(10, room * 0.3), y],
  [end + Math.min(16, room * 0.45), y],
  [end + room - 8, row],
  [end + room, row],
];

/** Row spacing of bare values beside a plot on a phone, in letters. */
const BARE_PITCH = 1.25;

/** Positions of bare values beside lines, with the names in rows below the plot. */
export const spreadValues = (ends: readonly number[], size: number, top: number, bottom: number): number[] =>
  spreadLabels(ends, Math.min(size * BARE_PITCH, (bottom - top) / Math.max(1, ends.length - 1)), top, bottom);
