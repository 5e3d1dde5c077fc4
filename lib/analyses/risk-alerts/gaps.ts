import type { Evidence } from "@/lib/analyses/risk-alerts/evidence";
import { type Interval, normalInterval } from "@/lib/statistics/interval";

/** A gap between the youngest and the oldest in points, with its 95% interval. */
export interface Gap extends Interval {
  value: number;
}

/** The gaps an age alert compares, of the wave before and of its own; each null where the reader's years do not have it. */
export function toGaps(of: Evidence): [Gap | null, Gap | null] {
  return [toGap(of, "gapThen", "errorThen"), toGap(of, "gapNow", "errorNow")];
}

/** The interval is that of a difference between two groups of people, as the page on age groups has it. */
function toGap(of: Evidence, gap: string, error: string): Gap | null {
  const value = of.number(gap);
  return value === null ? null : { value, ...normalInterval(value, of.number(error) ?? 0) };
}
