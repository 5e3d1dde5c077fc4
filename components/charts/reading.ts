/** The column nearest to an x position; null without columns. */
export function nearestColumn(positions: readonly number[], x: number): number | null {
  return positions.reduce<number | null>(
    (best, position, column) =>
      best === null || Math.abs(position - x) < Math.abs((positions[best] ?? 0) - x) ? column : best,
    null,
  );
}

/**
 * The column an arrow, Home or End leads to; undefined for other keys. Without a current column, the arrows start at
 * the last one.
 */
export function columnByKey(key: string, current: number | null, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case "ArrowLeft":
    case "ArrowDown":
      return current === null ? last : Math.max(0, current - 1);
    case "ArrowRight":
    case "ArrowUp":
      return current === null ? last : Math.min(last, current + 1);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return undefined;
  }
}
