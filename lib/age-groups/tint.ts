/** Differences below this many points are as good as none and stay uncoloured. */
const LEAST = 1.25;
/** Most of the colour that text on it allows. */
const MOST = 54;

/** Per cent of the colour for a difference in points: visible from the least, full at 16. */
export function toTint(difference: number): number {
  const points = Math.abs(difference);
  return points < LEAST ? 0 : Math.min(MOST, Math.round(8 + 2.9 * points));
}
