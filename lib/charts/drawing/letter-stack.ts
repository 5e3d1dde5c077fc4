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
