/** A point, from the upper left corner. */
export type Point = readonly [x: number, y: number];

/** Two decimals are finer than any screen. */
export const roundPixels = (value: number): number => Math.round(value * 100) / 100;

/** A coordinate for markup. */
export const px = (value: number): string => String(roundPixels(value));

/** A line through points, as SVG path data. */
export const toPath = (points: readonly Point[], isClosed = false): string =>
  `M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join("L")}${isClosed ? "Z" : ""}`;
