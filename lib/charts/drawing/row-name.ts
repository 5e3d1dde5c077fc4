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

/** Room for a name. */
interface NameRoom {
  /** Its width. */
  room: number;
  /** Height for two lines. */
  tall: number;
}

interface NamePlace {
  /** Baseline of a name on one line, in full size. */
  baseline: number;
  room: number;
  /** Size of all names of the picture (`toNameSize`). */
  size: number;
  /** Of a name; two, unless rows are too low for that. */
  mostLines?: 1 | 2;
}

interface Look {
  colour: Colour;
  size: number;
  weight: 400 | 600;
}

/** Allows for rounding errors: a column is exactly as wide as its longest name. */
const isOnOneLine = (label: string, size: number, room: number): boolean => textWidth(label, size) <= room + 1e-6;

const isWhole = (label: string, size: number, room: number): boolean =>
  !wrapText(label, size, room, 2).at(-1)?.endsWith("…");

/** The size in which all names of a picture are written: the largest in which each fits on one line, or on two. */
export function toNameSize(labels: readonly string[], size: number, { room, tall }: NameRoom): number {
  const long = labels.filter((label) => !isOnOneLine(label, size, room));
  const sizes = SMALLER.map((part) => part * size);
  const fits = (each: number) =>
    long.every((label) => isOnOneLine(label, each, room) || (each * LINE * 2 <= tall && isWhole(label, each, room)));
  return sizes.find(fits) ?? sizes.at(-1) ?? size;
}

/** Height of a row beside others that are taller, in letters: less than rows have where all are alike. */
const LEAST_ROW = 1.3;
/** Space around a name of two lines, in letters. */
const AROUND = 0.2;

/** Letters of the names, and the height of each row. */
interface NamedRows {
  size: number;
  pitches: readonly number[];
}

/**
 * Rows that are alike where their names are in full size; otherwise those with names of two lines are taller than the
 * others, together as high, if that keeps the letters larger.
 */
export function toNamedRows(labels: readonly string[], size: number, room: number, pitch: number): NamedRows {
  const alike = { size: toNameSize(labels, size, { room, tall: pitch }), pitches: labels.map(() => pitch) };
  for (const letters of SMALLER.map((part) => part * size).filter((each) => each > alike.size)) {
    if (!labels.every((label) => isWhole(label, letters, room))) continue;
    const needs = labels.map((label) =>
      Math.max(LEAST_ROW * size, isOnOneLine(label, letters, room) ? 0 : letters * (2 * LINE + AROUND)),
    );
    const spare = pitch * labels.length - needs.reduce((sum, need) => sum + need, 0);
    if (spare >= 0) return { size: letters, pitches: needs.map((need) => need + spare / labels.length) };
  }
  return alike;
}

/** A name on one line or on two; cut only where the smallest letters do not fit. */
export function drawRowName(
  pen: Pen,
  label: string,
  { baseline, room, size, mostLines = 2 }: NamePlace,
  look: Look,
): Mark[] {
  const lines = isOnOneLine(label, size, room) ? [label] : wrapText(label, size, room, mostLines);
  // The lines stand around the middle of the one.
  const middle = baseline - look.size * 0.35;
  return lines.map((line, at) =>
    write(pen, 0, middle + size * (0.35 + LINE * (at - (lines.length - 1) / 2)), line, { ...look, size }),
  );
}

/**
 * Width of a column of names: as wide as they are, up to a third of the picture, or more where two lines would be cut
 * there, or would have to be small because their rows are less than `tall`.
 */
export function toNameWidth(labels: readonly string[], size: number, width: number, tall = Infinity): number {
  const longest = Math.max(0, ...labels.map((label) => textWidth(label, size))) + size;
  const usual = width * SHARE.usual;
  if (longest <= usual) return longest;
  const smallest = size * (SMALLER.at(-1) ?? 1);
  const fits = (room: number) =>
    labels.every((label) => isOnOneLine(label, size, room) || isWhole(label, smallest, room));
  const isRoomy = tall === Infinity || toNameSize(labels, size, { room: usual - size, tall }) === size;
  return fits(usual - size) && isRoomy ? usual : Math.min(longest, width * SHARE.most);
}
