/** A letter above a row's line. */
export interface PlacedLetter {
  /** Position on the axis, as a share of its length. */
  at: number;
  /** One of the two that the row is about: those stay on the line if there is room. */
  isEnd: boolean;
}

/**
 * The level of each letter, from 0 on the line upwards, so that no two on a level are closer than `width`, a share of
 * the axis's length. The ends are placed first, then the others from lowest to highest.
 */
export function stackLetters(letters: readonly PlacedLetter[], width: number): number[] {
  const order = letters
    .map((letter, index) => ({ ...letter, index }))
    .toSorted((a, b) => Number(b.isEnd) - Number(a.isEnd) || a.at - b.at);
  const levels: number[] = letters.map(() => 0);
  const placed: { at: number; level: number }[] = [];
  for (const { at, index } of order) {
    const isFree = (level: number) =>
      placed.every((other) => other.level !== level || Math.abs(other.at - at) >= width);
    let level = 0;
    while (!isFree(level)) level++;
    levels[index] = level;
    placed.push({ at, level });
  }
  return levels;
}

/**
 * The plot of a row in each layout of the rows: the share of it that a letter takes with 2 px of air, at the narrowest
 * that the layout has. The layouts' widths stand in letter-rows.module.css.
 */
export const LETTER_LAYOUTS = [
  { layout: "wide", size: 26, plot: 700 },
  { layout: "middle", size: 26, plot: 436 },
  { layout: "tight", size: 26, plot: 280 },
  { layout: "phone", size: 24, plot: 322 },
  { layout: "small", size: 24, plot: 292 },
  { layout: "least", size: 24, plot: 228 },
] as const;

/** Air between two letters. */
const AIR = 2;

export type LetterLayout = (typeof LETTER_LAYOUTS)[number]["layout"];

/** The levels of a row's letters in each layout. */
export function stackForLayouts(letters: readonly PlacedLetter[]): Record<LetterLayout, number[]> {
  const levels = LETTER_LAYOUTS.map(({ layout, size, plot }) => [layout, stackLetters(letters, (size + AIR) / plot)]);
  return Object.fromEntries(levels) as Record<LetterLayout, number[]>;
}
