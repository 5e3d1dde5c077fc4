/** A brand in the strip: the position of its dot. */
interface StripDot {
  slug: string;
  x: number;
  /** Lane from the axis up, from 0. */
  lane: number;
}

/**
 * Dots of one radius along an axis, each in the lowest lane where it touches no other. The order is preserved; lanes
 * are filled from the left, so the same data always give the same picture.
 */
export function stackDots(dots: readonly { slug: string; x: number }[], spacing: number): StripDot[] {
  const ends: number[] = [];
  const laneOf = new Map<string, number>();
  for (const { slug, x } of dots.toSorted((a, b) => a.x - b.x || a.slug.localeCompare(b.slug, "en"))) {
    const free = ends.findIndex((end) => x - end >= spacing);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = x;
    laneOf.set(slug, lane);
  }
  return dots.map(({ slug, x }) => ({ slug, x, lane: laneOf.get(slug) ?? 0 }));
}

/**
 * The position of a label beside a whisker: right of it, left if there is no room on the right, otherwise at the nearer
 * edge.
 */
export function positionLabel(
  low: number,
  high: number,
  labelWidth: number,
  width: number,
  gap = 10,
): { x: number; anchor: "start" | "end" } {
  if (high + gap + labelWidth <= width) return { x: high + gap, anchor: "start" };
  if (low - gap - labelWidth >= 0) return { x: low - gap, anchor: "end" };
  return width - high > low ? { x: high + gap, anchor: "start" } : { x: low - gap, anchor: "end" };
}
