import type { HeatPicture } from "@/lib/charts/document";
import type { Palette } from "@/lib/charts/drawing/colours";
import type { Mark } from "@/lib/charts/drawing/mark";
import { type Pen, rule, type Sizes, write } from "@/lib/charts/drawing/pen";
import { drawRowName, toNameSize, toNameWidth } from "@/lib/charts/drawing/row-name";
import { sayRest, STRETCH, toShownRows } from "@/lib/charts/drawing/row-column";
import { textWidth, wrapText } from "@/lib/charts/drawing/text-width";

/** The darkest cell background on which text keeps its contrast. */
const DEEPEST = 0.54;
const GAP = 2;
const HEADER_LINES = 3;

/** Maximum height of a row; names go above their cells if there is no room beside them. */
export const toHeatRow = (sizes: Sizes, isNarrow: boolean): number => Math.round(sizes.text * (isNarrow ? 4.2 : 2.9));

interface Columns {
  left: number;
  cell: number;
  heads: string[][];
  /** Size of the column headings: a little smaller if a word would break. */
  head: number;
  above: number;
}

function toColumns({ columns, rows }: HeatPicture, sizes: Sizes, isNarrow: boolean, width: number): Columns {
  const names = toNameWidth(
    rows.map(({ label }) => label),
    sizes.text,
    width,
  );
  const left = isNarrow ? 0 : names;
  const cell = (width - left) / Math.max(1, columns.length);
  const isTight = columns.some((column) =>
    column.split(/\s+/).some((word) => textWidth(word, sizes.small) > cell - 2 * GAP),
  );
  const head = sizes.small * (isTight ? 0.85 : 1);
  const heads = columns.map((column) => wrapText(column, head, cell - 2 * GAP, HEADER_LINES));
  const lines = Math.max(1, ...heads.map(({ length }) => length));
  return { left, cell, heads, head, above: Math.ceil(lines * sizes.small * 1.2 + sizes.small * 0.5) };
}

/** Space above the rows for the names of the columns. */
export const toHeadHeight = (picture: HeatPicture, sizes: Sizes, isNarrow: boolean, width: number): number =>
  toColumns(picture, sizes, isNarrow, width).above;

/** Greener above the middle, browner below it; without a middle, greener for more. */
export function toGround({ rows, middle }: HeatPicture, palette: Palette): (value: number) => string {
  const values = rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell ? [cell.value] : [])));
  const least = Math.min(...values);
  if (middle === null) {
    const span = Math.max(...values) - least;
    return (value) =>
      palette.tint("above", span > 0 ? 0.06 + ((value - least) / span) * (DEEPEST - 0.06) : DEEPEST / 2);
  }
  const strongest = Math.max(...values.map((value) => Math.abs(value - middle)));
  return (value) =>
    palette.tint(
      value < middle ? "below" : "above",
      strongest > 0 ? (Math.abs(value - middle) / strongest) * DEEPEST : 0,
    );
}

/** Hatching in a rectangle: too few answers for a value. */
function hatch(pen: Pen, x: number, y: number, width: number, height: number): Mark[] {
  const [step, marks] = [7, [] as Mark[]];
  for (let at = step; at < width + height; at += step) {
    const from = [x + Math.min(at, width), y + Math.max(0, at - width)] as const;
    const to = [x + Math.max(0, at - height), y + Math.min(at, height)] as const;
    marks.push(rule(pen, from, to, "rule-strong"));
  }
  return marks;
}

/** A value for each row and column, on a background that shows its distance from the middle. */
export function drawHeat(pen: Pen, picture: HeatPicture): Mark[] {
  const { sizes, isNarrow, width, height, palette } = pen;
  const { left, cell, heads, head, above } = toColumns(picture, sizes, isNarrow, width);
  const least = sizes.text * (isNarrow ? 3 : 1.5);
  const room = Math.max(least, height - above);
  const isKept = ({ isOwn, label }: HeatPicture["rows"][number]) => isOwn || pen.paints.has(label);
  const isSaid = (each: HeatPicture["rows"][number]) => each.isSaid === true;
  const fits = toShownRows(picture.rows, Math.min(pen.mostRows, room / least), isKept, isSaid);
  const { rows, rest } =
    fits.rest > 0 ? toShownRows(picture.rows, Math.min(pen.mostRows, room / least - 1), isKept, isSaid) : fits;
  const pitch = Math.min(toHeatRow(sizes, isNarrow) * STRETCH, room / (rows.length + (rest > 0 ? 1 : 0) || 1));
  const name = isNarrow ? sizes.text * 1.5 : 0;
  const labels = rows.map(({ label }) => label);
  const nameRoom = isNarrow ? width : left - sizes.text;
  const names = {
    room: nameRoom,
    size: toNameSize(labels, sizes.text, { room: nameRoom, tall: isNarrow ? sizes.text * 2 : pitch }),
  };
  const toFill = toGround(picture, palette);
  const [wide, tall] = [Math.max(0, cell - GAP), Math.max(0, pitch - name - GAP)];
  return [
    ...heads.flatMap((lines, at) =>
      lines.map((line, row) =>
        write(pen, left + at * cell + cell / 2, above - sizes.small * (0.6 + 1.2 * (lines.length - 1 - row)), line, {
          anchor: "middle",
          size: head,
        }),
      ),
    ),
    ...rows.flatMap(({ label, isOwn, cells }, at): Mark[] => {
      const top = above + at * pitch;
      const baseline = isNarrow ? top + sizes.text * 1.15 : top + pitch / 2 + sizes.text * 0.35;
      const size = Math.min(sizes.text, tall * 0.62);
      return [
        ...drawRowName(
          pen,
          label,
          { baseline, ...names },
          { colour: isOwn ? "c1" : "ink", size: sizes.text, weight: isOwn ? 600 : 400 },
        ),
        ...heads.flatMap((_, column): Mark[] => {
          const found = cells[column];
          const [x, y] = [left + column * cell + GAP / 2, top + name + GAP / 2];
          if (!found) return hatch(pen, x, y, wide, tall);
          const fitting = [size, sizes.small, sizes.small * 0.85].find(
            (each) => each <= size && textWidth(found.text, each) <= wide,
          );
          return [
            { kind: "rect", x, y, width: wide, height: tall, radius: 2, fill: toFill(found.value) },
            ...(fitting === undefined
              ? []
              : [
                  write(pen, x + wide / 2, y + tall / 2 + fitting * 0.35, found.text, {
                    anchor: "middle",
                    colour: "ink",
                    size: fitting,
                    weight: isOwn ? 600 : 400,
                  }),
                ]),
          ];
        }),
      ];
    }),
    ...sayRest(pen, Math.min(height - sizes.small * 0.3, above + rows.length * pitch + sizes.small * 1.6), {
      rows,
      rest,
    }),
  ];
}
