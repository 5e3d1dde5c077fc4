import type { ChartPicture } from "@/lib/charts/document";

interface Ends {
  low: number | null;
  high: number | null;
}
const hasInterval = ({ low, high }: Ends): boolean => low !== null && high !== null;

/** What bands or lines of a picture are, as a sentence; "" where it has none. */
export function sayIntervals(picture: ChartPicture): string {
  if (picture.kind === "intervals") return picture.rows.some(hasInterval) ? "Lines: 95% intervals." : "";
  if (picture.kind !== "lines") return "";
  const banded = picture.series.filter(({ isReference, points }) => !isReference && points.some(hasInterval));
  const drawn = picture.isOneBand ? banded.filter(({ isOwn }) => isOwn) : banded;
  if (drawn.length === 0) return "";
  return drawn.length === 1 ? "Shaded band: 95% interval." : "Shaded bands: 95% intervals.";
}
