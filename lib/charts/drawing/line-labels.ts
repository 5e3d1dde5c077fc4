import { formatNumber, formatRange } from "@/lib/platform/words/format";
import type { LinesPicture } from "@/lib/charts/document";
import type { Colour } from "@/lib/charts/drawing/colours";
import { spreadLabels } from "@/lib/charts/drawing/label-positions";
import type { Mark } from "@/lib/charts/drawing/mark";
import { type Pen, write } from "@/lib/charts/drawing/pen";
import { fitText, textWidth } from "@/lib/charts/drawing/text-width";

type Series = LinesPicture["series"][number];

/** The label at a line's end: its name and last value, with the year if it is not the picture's last. */
export interface EndLabel {
  name: string;
  value: string;
  /** Below both, if there is room: the interval. */
  more: string | null;
  colour: Colour;
  isOwn: boolean;
  /** The line's last value. */
  at: number;
}

export function toEndLabel(
  { name, points, isOwn, isReference }: Series,
  colour: Colour,
  { digits }: LinesPicture,
  lastYear: number,
  hasMore: boolean,
): EndLabel | null {
  const last = points.toSorted((a, b) => a.year - b.year).at(-1);
  if (!last) return null;
  const year = last.year === lastYear ? "" : ` (${last.year})`;
  const more =
    hasMore && isOwn && last.low !== null && last.high !== null
      ? `95% interval ${formatRange(last.low, last.high, digits)}`
      : null;
  return {
    name,
    value: formatNumber(last.value, digits) + year,
    more,
    colour: isReference ? "ink" : colour,
    isOwn,
    at: last.value,
  };
}

/** Space between a line's end and its label. */
const LABEL_LEFT = 14;

/** Width of the label column: as wide as its longest label, at most a third of the picture. */
export function toLabelRoom(labels: readonly EndLabel[], pen: Pen): number {
  const { isNarrow, sizes, width } = pen;
  const needs = labels.map(({ name, value, more }) =>
    Math.max(
      isNarrow
        ? Math.max(textWidth(name, sizes.text), textWidth(value, sizes.text))
        : textWidth(`${name} ${value}`, sizes.text),
      more ? textWidth(more, sizes.small) : 0,
    ),
  );
  const values = LABEL_LEFT + Math.max(0, ...labels.map(({ value }) => textWidth(value, sizes.text))) + 2;
  return Math.min(
    LABEL_LEFT + Math.ceil(Math.max(0, ...needs)) + 2,
    Math.max(values, width * (isNarrow ? 0.34 : 0.32)),
  );
}

/** Draws the labels at `left` without overlaps; if not all fit, the first ones and the number of the rest. */
export function drawLabels(
  pen: Pen,
  labels: readonly EndLabel[],
  left: number,
  room: number,
  toY: (value: number) => number,
  [top, bottom]: [number, number],
): Mark[] {
  const { isNarrow, sizes } = pen;
  const gap = isNarrow ? sizes.text * 2.35 : sizes.text * (labels.some(({ more }) => more) ? 1.95 : 1.4);
  const most = Math.max(1, Math.floor((bottom - top) / gap) + 1);
  const shown = labels.length <= most ? labels : labels.slice(0, Math.max(1, most - 1));
  const rest = labels.length - shown.length;
  const lowest = rest > 0 ? bottom - gap : bottom;
  const tops = spreadLabels(
    shown.map(({ at }) => toY(at)),
    gap,
    top,
    lowest,
  );
  const space = room - LABEL_LEFT;
  return [
    ...shown.flatMap(({ name, value, more, colour, isOwn }, at): Mark[] => {
      const middle = tops[at] ?? top;
      const y = middle + sizes.text * (isNarrow ? -0.15 : more ? 0.05 : 0.35);
      const look = { colour, size: sizes.text, weight: 600 } as const;
      const below =
        more && textWidth(more, sizes.small) <= space
          ? [write(pen, left + LABEL_LEFT, y + sizes.small * 1.2, more, { size: sizes.small, colour: "ink-2" })]
          : [];
      if (isNarrow)
        return [
          write(pen, left + LABEL_LEFT, y, fitText(name, sizes.text, space), look),
          write(pen, left + LABEL_LEFT, y + sizes.text * 1.15, value, { ...look, weight: isOwn ? 600 : 400 }),
        ];
      return [
        write(
          pen,
          left + LABEL_LEFT,
          y,
          `${fitText(name, sizes.text, space - textWidth(` ${value}`, sizes.text))} ${value}`,
          look,
        ),
        ...below,
      ];
    }),
    ...(rest > 0
      ? [write(pen, left + LABEL_LEFT, bottom + sizes.small * 0.35, fitText(`and ${rest} more`, sizes.small, space))]
      : []),
  ];
}
