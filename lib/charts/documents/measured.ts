import type { Measured } from "@/lib/charts/document";
import { roundTo } from "@/lib/platform/words/format";

interface Raw {
  value: number | null;
  low?: number | null;
  high?: number | null;
}

/** A value rounded as on the pages, with its interval; empty if it has no value. `[]` or one, for `flatMap`. */
export function toMeasured({ value, low = null, high = null }: Raw, digits: number): Measured[] {
  const round = (each: number | null) => (each === null ? null : roundTo(each, digits));
  return value === null ? [] : [{ value: roundTo(value, digits), low: round(low), high: round(high) }];
}

/** A line's years that have a value, rounded as on the pages. */
export function toPoints(points: readonly (Raw & { year: number })[], digits: number): ({ year: number } & Measured)[] {
  return points.flatMap((point) => toMeasured(point, digits).map((figure) => ({ year: point.year, ...figure })));
}
