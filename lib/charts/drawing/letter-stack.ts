/** A letter on a line of a row. */
export interface PlacedLetter {
  /** Where on the axis, as a share of its length. */
  at: number;
  /** One of the two that the row is about: those stay on the line where there is room. */
  isEnd: boolean;
}

/**
 * The level of each letter, 0 on the line and upwards from there, so that no two of a level are nearer than `width`,
 * a share of the axis's length. The ends are placed first, then from the lowest to the highest.
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
