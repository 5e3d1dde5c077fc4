import type { Mark } from "@/lib/charts/drawing/mark";

/** The same mark so many pixels to the right and down. */
export function shift(mark: Mark, right: number, down: number): Mark {
  return mark.kind === "path"
    ? { ...mark, points: mark.points.map(([x, y]) => [x + right, y + down] as const) }
    : { ...mark, x: mark.x + right, y: mark.y + down };
}
