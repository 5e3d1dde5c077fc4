import { formatNumber } from "@/lib/platform/words/format";
import type { IntervalsPicture } from "@/lib/charts/document";
import { type Axis, thinTicks, toAxisOf, toShare } from "@/lib/charts/drawing/axis";
import type { Mark } from "@/lib/charts/drawing/mark";
import { paintOf } from "@/lib/charts/drawing/paints";
import { type Pen, rule, type Sizes, write } from "@/lib/charts/drawing/pen";
import { toRowFigure } from "@/lib/charts/drawing/row-figure";
import { drawRowName, toNamedRows, toNameSize, toNameWidth } from "@/lib/charts/drawing/row-name";
import { drawGaps, sayRest, STRETCH, toShownRows } from "@/lib/charts/drawing/row-column";
import { fitText, textWidth } from "@/lib/charts/drawing/text-width";

type Row = IntervalsPicture["rows"][number];

/** Maximum height of a row: names go above their marks if there is no room beside them. */
export const toRowHeight = (sizes: Sizes, isNarrow: boolean): number => Math.round(sizes.text * (isNarrow ? 3.4 : 2.3));

/** Space above the rows for the line's label, and below for the axis. */
export const toRowFrame = (sizes: Sizes, hasLine: boolean): { above: number; below: number } => ({
  above: hasLine ? sizes.small * 1.9 : 2,
  below: sizes.small * 2,
});

/** The axis of a picture of rows, for all of them, also those without room; the same in every size. */
export const toRowAxis = ({ rows, line }: IntervalsPicture): Axis =>
  toAxisOf([...rows.flatMap(({ value, low, high, reference }) => [value, low, high, reference]), line?.value], {
    most: 6,
  });

interface Columns {
  /** Start and end of the axis. */
  left: number;
  right: number;
  toX: (value: number) => number;
  /** Width of the notes on the right. */
  notes: number;
  /** Height of the lowest row, for marks of one size. */
  lowest: number;
  /** Of the names: their width and the size of their letters. */
  names: { room: number; size: number };
}

function row(
  pen: Pen,
  each: Row,
  figure: string,
  y: number,
  pitch: number,
  { left, right, toX, notes, lowest, names }: Columns,
): Mark[] {
  const { sizes, isNarrow, width, palette } = pen;
  const baseline = isNarrow ? y + sizes.text * 1.1 : y + pitch / 2 + sizes.text * 0.35;
  const track = isNarrow ? y + pitch * 0.7 : y + pitch / 2;
  const half = Math.min(sizes.dot * 1.35, lowest * 0.24);
  const { label, isOwn, note, reference, value, low, high } = each;
  const { colour, shape } = paintOf(pen.paints, each);
  const name = { colour: isOwn ? colour : "ink", size: sizes.text, weight: isOwn ? 600 : 400 } as const;
  return [
    rule(pen, [left, track], [right, track], "rule"),
    ...(low !== null && high !== null
      ? [
          {
            kind: "rect" as const,
            x: toX(low),
            y: track - half,
            width: Math.max(1, toX(high) - toX(low)),
            height: 2 * half,
            radius: half,
            fill: palette.tint(colour, isOwn ? 0.36 : 0.26),
          },
        ]
      : []),
    ...(reference === undefined
      ? []
      : [
          rule(
            pen,
            [toX(reference), track - half * 1.5],
            [toX(reference), track + half * 1.5],
            "ink",
            sizes.line * 0.75,
            [3, 2],
          ),
        ]),
    {
      kind: "marker",
      x: toX(value),
      y: track,
      radius: Math.min(sizes.dot, lowest * 0.22),
      shape,
      fill: palette.of(colour === "ink-3" ? "ink-2" : colour),
      stroke: palette.of("paper"),
      strokeWidth: sizes.line * 0.75,
    },
    ...drawRowName(pen, label, { baseline, ...names }, name),
    write(pen, width - notes, baseline, figure, { ...name, weight: 600, anchor: "end" }),
    ...(note === undefined ? [] : [write(pen, width, baseline, note, { anchor: "end", colour: "ink-3" })]),
  ];
}

const noteRoom = ({ sizes }: Pen, note: string): number => textWidth(note, sizes.small) + sizes.small;

/** One value in each row with its interval, on one axis that all rows share. */
export function drawIntervals(pen: Pen, picture: IntervalsPicture): Mark[] {
  const { sizes, isNarrow, width, height } = pen;
  const { line } = picture;
  const toFigure = toRowFigure(picture);
  const { above, below } = toRowFrame(sizes, line !== null);
  const room = Math.max(1, height - above - below);
  const least = isNarrow ? sizes.text * 2.6 : sizes.text * 1.45;
  const isKept = ({ isOwn, label }: Row) => isOwn || pen.paints.has(label);
  const isSaid = (each: Row) => each.isSaid === true;
  const fits = toShownRows(picture.rows, Math.min(pen.mostRows, room / least), isKept, isSaid);
  const { rows, rest } =
    fits.rest > 0 ? toShownRows(picture.rows, Math.min(pen.mostRows, room / least - 1), isKept, isSaid) : fits;
  const pitch = Math.min(toRowHeight(sizes, isNarrow) * STRETCH, room / (rows.length + (rest > 0 ? 1 : 0) || 1));
  const notes = Math.max(0, ...rows.map((each) => (each.note === undefined ? 0 : noteRoom(pen, each.note))));
  const values = Math.max(0, ...rows.map(({ value }) => textWidth(toFigure(value), sizes.text))) + notes;
  const labels = rows.map(({ label }) => label);
  const axis = thinTicks(toRowAxis(picture), isNarrow ? 4 : 6);
  const edge = textWidth(formatNumber(axis.ticks[0] ?? 0, axis.digits), sizes.small) / 2;
  const left = isNarrow ? Math.max(edge, sizes.dot * 1.5) : toNameWidth(labels, sizes.text, width, pitch) + edge;
  const nameRoom = isNarrow ? width - values - sizes.text : left - sizes.text;
  const { size, pitches } = isNarrow
    ? {
        size: toNameSize(labels, sizes.text, { room: nameRoom, tall: sizes.text * 2 }),
        pitches: labels.map(() => pitch),
      }
    : toNamedRows(labels, sizes.text, nameRoom, pitch);
  const names = { room: nameRoom, size };
  const tops = pitches.map((_, at) => pitches.slice(0, at).reduce((sum, each) => sum + each, above));
  const lastEdge = Math.max(textWidth(formatNumber(axis.max, axis.digits), sizes.small) / 2, sizes.dot * 1.5);
  const right = width - Math.max(lastEdge, isNarrow ? 0 : values + sizes.text * 1.4);
  const toX = (value: number) => left + toShare(axis, value) * (right - left);
  const floor = above + pitch * rows.length;
  // If names are above their marks, no line runs through them.
  const spans = tops.map((top): [number, number] => [top + 0.5 * pitch, top + 0.9 * pitch]);
  return [
    ...axis.ticks.flatMap((tick): Mark[] => [
      ...(isNarrow
        ? spans.map(([from, to]) => rule(pen, [toX(tick), from], [toX(tick), to]))
        : [rule(pen, [toX(tick), above], [toX(tick), floor + sizes.small * 0.3])]),
      ...(picture.arePositions && tick < 1
        ? []
        : [
            write(pen, toX(tick), floor + sizes.small * 1.5, formatNumber(tick, axis.digits), {
              anchor: "middle",
              colour: "ink-3",
            }),
          ]),
    ]),
    ...(line
      ? lineOf(pen, line.label, toX(line.value), above, isNarrow ? spans : [[above - sizes.small * 0.4, floor]])
      : []),
    ...rows.flatMap((each, at) =>
      row(pen, each, toFigure(each.value), tops[at] ?? above, pitches[at] ?? pitch, {
        ...{ left, right, toX, notes, names },
        lowest: Math.min(...pitches),
      }),
    ),
    ...drawGaps(pen, picture.rows, { rows, rest }, tops),
    ...sayRest(pen, Math.min(height - 1, floor + sizes.small * 3), { rows, rest }),
  ];
}

/** The line through all rows, with its label above on the side that has room. */
function lineOf(
  pen: Pen,
  label: string,
  x: number,
  above: number,
  spans: readonly (readonly [number, number])[],
): Mark[] {
  const { sizes, width } = pen;
  const text = fitText(label, sizes.small, width);
  const half = textWidth(text, sizes.small) / 2;
  return [
    ...spans.map(([from, to]) =>
      rule(pen, [x, from], [x, to], "ink", sizes.line * 0.75, [sizes.line * 2.5, sizes.line * 2]),
    ),
    write(pen, Math.min(width - half, Math.max(half, x)), Math.min(above, sizes.small), text, {
      anchor: "middle",
      colour: "ink",
    }),
  ];
}
