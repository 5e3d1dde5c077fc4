import { formatNumber } from "@/lib/platform/words/format";
import type { StackPicture } from "@/lib/charts/document";
import { inkOn } from "@/lib/charts/drawing/colours";
import type { Mark } from "@/lib/charts/drawing/mark";
import { type Pen, type Sizes, write } from "@/lib/charts/drawing/pen";
import { drawRowName, toNameSize, toNameWidth } from "@/lib/charts/drawing/row-name";
import { sayRest, STRETCH, toShownRows } from "@/lib/charts/drawing/row-column";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { fitText, textWidth } from "@/lib/charts/drawing/text-width";

/** Maximum height of a row; its values are above its bar, where they are readable on any colour. */
export const toStackRow = (sizes: Sizes, isNarrow: boolean): number => Math.round(sizes.text * (isNarrow ? 4.9 : 3.1));

/** Colours of parts in order: behaviour groups have their own, up to five others run from one end to the other. */
export function toPartFill(
  { palette, paints }: Pick<Pen, "palette" | "paints">,
  parts: readonly string[],
  at: number,
): string {
  const count = parts.length;
  const own = paints.get(parts[at] ?? "");
  if (own) return palette.of(own.colour);
  const quiet = palette.tint("ink-3", 0.4);
  const ends = [
    palette.of("below"),
    palette.tint("below", 0.55),
    quiet,
    palette.tint("above", 0.55),
    palette.of("above"),
  ];
  if (count === 2) return at === 0 ? palette.of("c1") : quiet;
  if (count === 3) return ends[at * 2] ?? quiet;
  if (count === 4) return ends[at < 2 ? at : at + 1] ?? quiet;
  if (count === 5) return ends[at] ?? quiet;
  return palette.of(toSeriesMark(at).colour);
}

interface Key {
  x: number;
  line: number;
  text: string;
}

/** Positions of the parts' names above the bars, in as many lines as needed. */
function toKeys(parts: readonly string[], sizes: Sizes, width: number): Key[] {
  let [x, line] = [0, 0];
  return parts.map((part) => {
    const text = fitText(part, sizes.small, width - sizes.small * 1.5);
    const needs = sizes.small * 1.5 + textWidth(text, sizes.small);
    if (x > 0 && x + needs > width) [x, line] = [0, line + 1];
    const key = { x, line, text };
    x += needs + sizes.small * 1.6;
    return key;
  });
}

const LINE = 1.7;

/** Of many rows at a fixed height: pitch and letters of the values in the bars, in small letters. */
const TIGHT = { pitch: 1.05, letters: 0.85, thick: 0.86 } as const;

/** Space above the rows for the names of the parts. */
export const toKeyHeight = (parts: readonly string[], sizes: Sizes, width: number): number =>
  Math.ceil(((toKeys(parts, sizes, width).at(-1)?.line ?? -1) + 1) * sizes.small * LINE + sizes.small * 0.8);

function bar(
  pen: Pen,
  { values }: StackPicture["rows"][number],
  parts: readonly string[],
  digits: number,
  [left, right]: readonly [number, number],
  [top, height]: readonly [number, number],
  isTight: boolean,
): Mark[] {
  const { sizes } = pen;
  const sum = Math.max(
    100,
    values.reduce((all, value) => all + Math.max(0, value), 0),
  );
  let x = left;
  return values.flatMap((value, at): Mark[] => {
    const width = (Math.max(0, value) / sum) * (right - left);
    const from = x;
    x += width;
    const text = formatNumber(value, digits);
    const fill = toPartFill(pen, parts, at);
    const size = sizes.small * (isTight ? TIGHT.letters : 1);
    const [across, down] = isTight ? [from + size * 0.35, top + height / 2 + size * 0.35] : [from, top - size * 0.4];
    const colour = isTight ? (inkOn(pen.palette, fill) ?? "ink") : "ink";
    return [
      {
        kind: "rect",
        x: from,
        y: top,
        width: Math.max(0, width - (at < values.length - 1 ? 1.5 : 0)),
        height,
        fill,
      },
      ...(textWidth(text, size) + (across - from) + 3 <= width
        ? [write(pen, across, down, text, { colour, size })]
        : []),
    ];
  });
}

const none = () => false;

/** Shares that add up to 100%, a bar in each row. */
export function drawStack(pen: Pen, { parts, rows: all, digits }: StackPicture): Mark[] {
  const { sizes, isNarrow, width, height } = pen;
  const above = toKeyHeight(parts, sizes, width);
  const usual = sizes.small * (isNarrow ? 4.2 : 2.3);
  // Values stand above their bars, unless more rows fit with the values in them.
  const isTight =
    !isNarrow && pen.palette.theme !== "page" && toShownRows(all, (height - above) / usual, none).rest > 0;
  const least = isTight ? sizes.small * TIGHT.pitch : usual;
  const room = Math.max(least, height - above);
  const fits = toShownRows(all, room / least, none);
  const { rows, rest } = fits.rest > 0 ? toShownRows(all, room / least - 1, none) : fits;
  const pitch = Math.min(toStackRow(sizes, isNarrow) * STRETCH, room / (rows.length + (rest > 0 ? 1 : 0) || 1));
  const labels = rows.map(({ label }) => label);
  const left = isNarrow ? 0 : toNameWidth(labels, sizes.text, width);
  const nameRoom = isNarrow ? width : left - sizes.text;
  const names = {
    room: nameRoom,
    mostLines: isTight ? (1 as const) : (2 as const),
    size: Math.min(
      toNameSize(labels, sizes.text, { room: nameRoom, tall: isNarrow ? sizes.text * 2 : pitch }),
      isTight ? pitch * TIGHT.thick : Infinity,
    ),
  };
  const thick = pitch * (isNarrow ? 0.25 : isTight ? TIGHT.thick : 0.42);
  return [
    ...toKeys(parts, sizes, width).flatMap(({ x, line, text }, at): Mark[] => [
      {
        kind: "rect",
        x,
        y: line * sizes.small * LINE + sizes.small * 0.2,
        width: sizes.small,
        height: sizes.small,
        radius: 2,
        fill: toPartFill(pen, parts, at),
      },
      write(pen, x + sizes.small * 1.5, (line * LINE + 1.05) * sizes.small, text, { colour: "ink" }),
    ]),
    ...rows.flatMap((row, at): Mark[] => {
      const top = above + at * pitch + pitch - thick - pitch * 0.1;
      const baseline = isNarrow ? above + at * pitch + sizes.text : top + thick / 2 + sizes.text * 0.35;
      return [
        ...drawRowName(pen, row.label, { baseline, ...names }, { colour: "ink", size: sizes.text, weight: 400 }),
        ...bar(pen, row, parts, digits, [left, width], [top, thick], isTight),
      ];
    }),
    ...sayRest(pen, Math.min(height - sizes.small * 0.3, above + rows.length * pitch + sizes.small * 1.6), {
      rows,
      rest,
    }),
  ];
}
