import { drawChange, drawKey, type EndLabel } from "@/lib/charts/drawing/line-labels";
import type { Mark } from "@/lib/charts/drawing/mark";
import { type Pen, rule, type Sizes, write } from "@/lib/charts/drawing/pen";
import { textWidth, wrapText } from "@/lib/charts/drawing/text-width";

/** Height of a row of one line, and of each further line, in letters. */
const ROW = 34;
const LINE = 1.3;
const MARK_ROOM = 22;
const VALUE_ROOM = 70;
const CHANGE_ROOM = 70;
/** More lines than any name has: none is cut. */
const MOST_LINES = 60;

interface BrandRow {
  label: EndLabel;
  lines: string[];
  height: number;
}

/** A row for each line under a narrow plot, with its full name. */
export function toBrandRows(labels: readonly EndLabel[], sizes: Sizes, width: number): BrandRow[] {
  const values = Math.max(VALUE_ROOM, ...labels.map(({ value }) => textWidth(value, sizes.text) + 10));
  const beside = values + (labels.some(({ change }) => change) ? CHANGE_ROOM : 0);
  return labels
    .filter(({ isReference }) => !isReference)
    .toSorted((a, b) => b.at - a.at)
    .map((label) => {
      const lines = wrapText(label.name, sizes.text, Math.max(40, width - MARK_ROOM - beside), MOST_LINES);
      return { label, lines, height: ROW + (Math.max(1, lines.length) - 1) * sizes.text * LINE };
    });
}

export const toBrandRowsHeight = (rows: readonly BrandRow[]): number =>
  rows.reduce((sum, { height }) => sum + height, rows.length > 0 ? 8 : 0);

/** Draws the rows from `top` on. */
export function drawBrandRows(pen: Pen, rows: readonly BrandRow[], top: number): Mark[] {
  const { sizes, width } = pen;
  const hasChange = rows.some(({ label }) => label.change);
  let at = top + 7;
  return rows.flatMap(({ label, lines, height }): Mark[] => {
    const [start, middle] = [at, at + ROW / 2];
    at += height;
    const letters = { colour: "ink", size: sizes.text, weight: label.isOwn ? 600 : 400 } as const;
    return [
      rule(pen, [0, start], [width, start]),
      drawKey(pen, label, 8, middle),
      ...lines.map((line, row) => write(pen, MARK_ROOM, middle + sizes.text * (0.35 + row * LINE), line, letters)),
      write(pen, width - (hasChange ? CHANGE_ROOM : 0), middle + sizes.text * 0.35, label.value, {
        ...letters,
        anchor: "end",
      }),
      ...drawChange(pen, label, width, middle),
    ];
  });
}
