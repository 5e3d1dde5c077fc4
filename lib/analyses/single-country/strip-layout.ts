/** A brand in the strip: where its dot lies. */
interface StripDot {
  slug: string;
  x: number;
  /** Lane from the axis up, from 0. */
  lane: number;
}

/**
 * Dots of one radius along an axis, each in the lowest lane where it touches no other. Order in is order out; lanes
 * are filled from the left, so that the same data always lie the same.
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

/** Where a label beside a whisker stands: right of it, left of it where the right has no room, else at the nearer edge. */
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
