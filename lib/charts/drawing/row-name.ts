import type { Colour } from "@/lib/charts/drawing/colours";
import type { Mark } from "@/lib/charts/drawing/mark";
import { type Pen, write } from "@/lib/charts/drawing/pen";
import { textWidth, wrapText } from "@/lib/charts/drawing/text-width";

/** Distance of two lines, in letters. */
const LINE = 1.1;
/** Sizes of a name on two lines, as parts of its size on one. */
const SMALLER = [1, 0.9, 0.82, 0.74, 0.68];

/** Part of a picture's width that names may take, and where they would be cut otherwise. */
const SHARE = { usual: 0.34, most: 0.46 } as const;

interface NameRoom {
  /** Baseline of a name on one line. */
  baseline: number;
  room: number;
  /** Height for two lines. */
  tall: number;
}

interface Look {
  colour: Colour;
  size: number;
  weight: 400 | 600;
}

/** A name on one line, or on two in the largest letters that fit; cut only where the smallest do not. */
export function drawRowName(pen: Pen, label: string, { baseline, room, tall }: NameRoom, look: Look): Mark[] {
  if (textWidth(label, look.size) <= room) return [write(pen, 0, baseline, label, look)];
  const sizes = SMALLER.map((part) => part * look.size);
  const fitting = sizes.find(
    (size) => size * LINE * 2 <= tall && !wrapText(label, size, room, 2).at(-1)?.endsWith("…"),
  );
  const size = fitting ?? sizes.at(-1) ?? look.size;
  const lines = wrapText(label, size, room, 2);
  // The lines stand around the middle of the one.
  const middle = baseline - look.size * 0.35;
  return lines.map((line, at) =>
    write(pen, 0, middle + size * (0.35 + LINE * (at - (lines.length - 1) / 2)), line, { ...look, size }),
  );
}

/** Width of a column of names: as wide as they are, up to a third of the picture, or more where two lines need it. */
export function toNameWidth(labels: readonly string[], size: number, width: number): number {
  const longest = Math.max(0, ...labels.map((label) => textWidth(label, size))) + size;
  const usual = width * SHARE.usual;
  if (longest <= usual) return longest;
  const smallest = size * (SMALLER.at(-1) ?? 1);
  const fits = (room: number) =>
    labels.every(
      (label) => textWidth(label, size) <= room || !wrapText(label, smallest, room, 2).at(-1)?.endsWith("…"),
    );
  return fits(usual - size) ? usual : Math.min(longest, width * SHARE.most);
}
