import { textWidth, wrapText } from "@/lib/charts/drawing/text-width";

/** A name in a list beside a plot, with the number that stands in its mark. */
export interface ListedName {
  number: number;
  name: string;
}

/** A name at its place: pixels from the upper left corner of the list. */
interface ListRow extends ListedName {
  x: number;
  /** Baseline of its first line. */
  y: number;
  lines: readonly string[];
}

/** A list of names in columns. */
export interface NameList {
  rows: readonly ListRow[];
  /** Names start this far to the right of their numbers. */
  indent: number;
  /** Width of a column. */
  column: number;
  /** Between lines. */
  pitch: number;
  size: number;
  /** "and 12 more", where not all have room. */
  more: { x: number; y: number; text: string } | null;
}

const [PITCH, GUTTER] = [1.4, 2];
/** Width of a column of names, in sizes of its type; longer names wrap. */
const WIDEST = 13;
const MOST_LINES = 3;

const toIndent = (size: number) => textWidth("000", size) + size * 0.4;

/** Width of a column that these names have room in, without the space after it. */
export const toColumnWidth = (names: readonly string[], size: number): number =>
  toIndent(size) + Math.min(WIDEST * size, Math.max(0, ...names.map((name) => Math.ceil(textWidth(name, size)))));

/** Width of this many columns. */
export const toListWidth = (column: number, count: number, size: number): number =>
  column * count + GUTTER * size * Math.max(0, count - 1);

/** The number of columns that fit. */
export const countColumns = (column: number, room: number, size: number): number =>
  Math.max(1, Math.floor((room + GUTTER * size) / (column + GUTTER * size)));

interface Room {
  column: number;
  columns: number;
  height: number;
  size: number;
}

/** Names from the top of each column to its end, in their order; those without room are counted. */
export function layList(names: readonly ListedName[], { column, columns, height, size }: Room): NameList {
  const [pitch, indent] = [PITCH * size, toIndent(size)];
  const most = Math.max(1, Math.floor(height / pitch));
  const wrapped = names.map((each) => ({
    ...each,
    lines: wrapText(each.name, size, column - indent, Math.min(most, MOST_LINES)),
  }));
  const place = (last: number): ListRow[] => {
    const rows: ListRow[] = [];
    let [at, line] = [0, 0];
    for (const each of wrapped) {
      const room = () => (at === columns - 1 ? last : most);
      if (line + each.lines.length > room() && line > 0) [at, line] = [at + 1, 0];
      if (at >= columns || each.lines.length > room()) break;
      rows.push({ ...each, x: at * (column + GUTTER * size), y: (line + 0.75) * pitch });
      line += each.lines.length;
    }
    return rows;
  };
  const whole = place(most);
  // The last line says how many more there are.
  const rows = whole.length === names.length ? whole : place(most - 1);
  const left = names.length - rows.length;
  return {
    rows,
    indent,
    column,
    pitch,
    size,
    more:
      left > 0
        ? {
            x: toListWidth(column, columns - 1, size) + (columns > 1 ? GUTTER * size : 0),
            y: (most - 0.25) * pitch,
            text: `and ${left} more`,
          }
        : null,
  };
}

/** The least height in which these columns have all names. */
export function toListHeight(names: readonly ListedName[], room: Omit<Room, "height">): number {
  const pitch = PITCH * room.size;
  for (let lines = Math.max(1, Math.ceil(names.length / room.columns)); ; lines += 1) {
    const height = lines * pitch + 0.01;
    if (layList(names, { ...room, height }).more === null) return height;
  }
}
