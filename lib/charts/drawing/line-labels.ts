import type { LinesPicture } from "@/lib/charts/document";
import type { Colour } from "@/lib/charts/drawing/colours";
import {
  isCutInColumn,
  LEADER_ROOM,
  type LabelColumn,
  spreadValues,
  toLabelColumn,
  toLeader,
} from "@/lib/charts/drawing/label-column";
import { spreadLabels } from "@/lib/charts/drawing/label-positions";
import type { Mark } from "@/lib/charts/drawing/mark";
import { type Pen, rule, write } from "@/lib/charts/drawing/pen";
import type { MarkerShape } from "@/lib/charts/drawing/series-mark";
import { fitText, textWidth } from "@/lib/charts/drawing/text-width";
import { DECIMALS, formatNumber, formatSigned } from "@/lib/platform/words/format";

type Series = LinesPicture["series"][number];

/** The label at a line's end. */
export interface EndLabel {
  name: string;
  /** The last value, with its year if it is not the picture's last. */
  value: string;
  change: { text: string; isClear: boolean } | null;
  colour: Colour;
  shape: MarkerShape;
  isOwn: boolean;
  isReference: boolean;
  /** The line's last value. */
  at: number;
}

export function toEndLabel(
  { name, points, isOwn, isReference, change }: Series,
  { colour, shape }: { colour: Colour; shape: MarkerShape },
  { digits }: LinesPicture,
  lastYear: number,
): EndLabel | null {
  const last = points.toSorted((a, b) => a.year - b.year).at(-1);
  if (!last) return null;
  return {
    name,
    value: formatNumber(last.value, digits) + (last.year === lastYear ? "" : ` (${last.year})`),
    change: change ? { text: formatSigned(change.value, DECIMALS.points), isClear: change.isClear } : null,
    colour,
    shape,
    isOwn,
    isReference,
    at: last.value,
  };
}

/** Where labels go: beside the plot in a column, or as bare values with the names in rows below it. */
export type LabelLook = "column" | "bare" | "stacked";

export interface EndLabels {
  look: LabelLook;
  labels: readonly EndLabel[];
  /** The number of labels without room. */
  rest: number;
  /** Centres, in the order of the labels. */
  tops: readonly number[];
  column: LabelColumn | null;
  leaderRoom: number;
  /** Beside the plot: leaders and labels. */
  room: number;
}

/** Space between a line's end and its label or value: enough for a ring on the end. */
const STACK_LEFT = 14;
const BARE_LEFT = 22;
/** The part of a picture that labels may take. */
const MOST_SHARE = { column: 0.46, stacked: 0.34 } as const;
/** From this width on there is room for names beside the plot. */
const WIDE = 900;
/** Letters of a picture with a column of changes. */
const COLUMN_LETTERS = 14;
/** Letters of images, at least. */
const CARD_LETTERS = 20;

/** Whether names do not fit beside a plot that is not wide. */
export const needRowsBelow = (labels: readonly EndLabel[], size: number, width: number): boolean =>
  width < WIDE && isCutInColumn(labels, size, width * MOST_SHARE.column - LEADER_ROOM);

const firstOf = (labels: readonly EndLabel[], most: number): readonly EndLabel[] =>
  labels.length <= most ? labels : labels.slice(0, Math.max(1, most - 1));

/** Lays out the labels of a picture: positions, widths and texts. */
export function toEndLabels(
  pen: Pen,
  labels: readonly EndLabel[],
  look: LabelLook,
  toY: (value: number) => number,
  [top, bottom]: readonly [number, number],
  hasChange: boolean,
): EndLabels {
  const { sizes, width } = pen;
  const scale = sizes.text / COLUMN_LETTERS;
  const ends = (shown: readonly EndLabel[]) => shown.map(({ at }) => toY(at));
  if (look === "column") {
    const most = Math.max(1, Math.floor((bottom - top) / (22 * scale)) + 1);
    const shown = firstOf(labels, most);
    const rest = labels.length - shown.length;
    const column = toLabelColumn(
      shown.map(({ name, value, at }) => ({ name, value, y: toY(at) })),
      {
        top: top + (hasChange ? sizes.small * 1.6 : 0),
        bottom: rest > 0 ? bottom - 22 * scale : bottom,
        size: sizes.text,
        hasChange,
        isMiddle: width < 900,
        isSnug: sizes.text >= CARD_LETTERS,
        most: width * MOST_SHARE.column - LEADER_ROOM,
      },
    );
    const leaderRoom = width < 900 ? LEADER_ROOM * 0.7 : LEADER_ROOM;
    return {
      look,
      labels: shown,
      rest,
      tops: column.rows.map(({ y }) => y),
      column,
      leaderRoom,
      room: leaderRoom + column.width,
    };
  }
  if (look === "bare") {
    const tops = spreadValues(ends(labels), sizes.small, top, bottom);
    const widest = Math.max(0, ...labels.map(({ value }) => textWidth(value, sizes.small)));
    return {
      look,
      labels,
      rest: 0,
      tops,
      column: null,
      leaderRoom: BARE_LEFT,
      room: BARE_LEFT + Math.ceil(widest) + 1,
    };
  }
  const gap = sizes.text * 2.35;
  const shown = firstOf(labels, Math.max(1, Math.floor((bottom - top) / gap) + 1));
  const rest = labels.length - shown.length;
  const values = Math.max(0, ...shown.map(({ value }) => textWidth(value, sizes.text)));
  const widest = Math.max(values, ...shown.map(({ name }) => textWidth(name, sizes.text)));
  return {
    look,
    labels: shown,
    rest,
    tops: spreadLabels(ends(shown), gap, top, rest > 0 ? bottom - gap : bottom),
    column: null,
    leaderRoom: STACK_LEFT,
    room: Math.min(STACK_LEFT + Math.ceil(widest) + 2, Math.max(STACK_LEFT + values + 2, width * MOST_SHARE.stacked)),
  };
}

/** A series' mark beside its name; dashes for a reference. */
export function drawKey(pen: Pen, { colour, shape, isReference }: EndLabel, x: number, y: number): Mark {
  const { sizes, palette } = pen;
  return isReference
    ? rule(pen, [x - sizes.dot * 1.4, y], [x + sizes.dot * 1.4, y], "ink", sizes.line * 0.75, [3, 2])
    : { kind: "marker", x, y, radius: sizes.dot, shape, fill: palette.of(colour) };
}

/** A change with its dot, ending at `right`. */
export function drawChange(pen: Pen, { change }: EndLabel, right: number, y: number): Mark[] {
  if (!change) return [];
  const { small, text } = pen.sizes;
  const radius = small * 0.3;
  return [
    write(pen, right - radius * 2 - 6, y + text * 0.35, change.text, {
      anchor: "end",
      colour: change.isClear ? "ink" : "ink-2",
      weight: change.isClear ? 600 : 400,
    }),
    {
      kind: "marker",
      x: right - radius - 1,
      y,
      radius,
      shape: "circle",
      fill: pen.palette.of(change.isClear ? "ink" : "paper"),
      stroke: pen.palette.of(change.isClear ? "ink" : "ink-3"),
      strokeWidth: 1.4,
    },
  ];
}

/** Draws the labels from `left`, the right edge of the plot, on. */
export function drawLabels(
  pen: Pen,
  { look, labels, rest, tops, column, leaderRoom, room }: EndLabels,
  left: number,
  toY: (value: number) => number,
  bottom: number,
): Mark[] {
  const { sizes } = pen;
  const start = left + leaderRoom;
  const leaders = labels.map(({ at }, index): Mark => ({
    kind: "path",
    points: toLeader(left, toY(at), tops[index] ?? 0, look === "column" ? leaderRoom : leaderRoom - 3),
    stroke: pen.palette.of("ink-3"),
    strokeWidth: 1,
  }));
  const more =
    rest > 0
      ? [write(pen, start, bottom + sizes.small * 0.35, fitText(`and ${rest} more`, sizes.small, room - leaderRoom))]
      : [];
  if (look === "column" && column)
    return [
      ...leaders,
      ...labels.flatMap((label, at): Mark[] => {
        const middle = tops[at] ?? 0;
        const baseline = middle + sizes.text * 0.35;
        const lines = column.rows[at]?.lines ?? [label.name];
        const weight = label.isReference ? 400 : 600;
        const values = start + column.marks + column.room + column.values;
        return [
          drawKey(pen, label, start + column.marks * 0.4, middle),
          ...lines.map((line, row) =>
            write(pen, start + column.marks, baseline + (row - (lines.length - 1) / 2) * sizes.text * 1.25, line, {
              colour: "ink",
              size: sizes.text,
              weight,
            }),
          ),
          write(pen, values, baseline, label.value, { anchor: "end", colour: "ink", size: sizes.text, weight }),
          ...(column.changes > 0 ? drawChange(pen, label, values + column.changes, middle) : []),
        ];
      }),
      ...more,
    ];
  if (look === "bare")
    return [
      ...leaders,
      ...labels.map(({ value, isOwn }, at) =>
        write(pen, pen.width, (tops[at] ?? 0) + sizes.small * 0.35, value, {
          anchor: "end",
          colour: "ink",
          weight: isOwn ? 600 : 400,
        }),
      ),
    ];
  return [
    ...labels.flatMap(({ name, value, colour, isOwn, isReference }, at): Mark[] => {
      const y = (tops[at] ?? 0) - sizes.text * 0.15;
      const letters = { colour: isReference ? "ink" : colour, size: sizes.text, weight: 600 } as const;
      return [
        write(pen, start, y, fitText(name, sizes.text, room - leaderRoom), letters),
        write(pen, start, y + sizes.text * 1.15, value, { ...letters, weight: isOwn ? 600 : 400 }),
      ];
    }),
    ...more,
  ];
}
