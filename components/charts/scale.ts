/** Steps between labels, from the finest. */
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100] as const;

export interface Scale {
  min: number;
  max: number;
  ticks: number[];
}

/** A scale with round ends that holds `low` to `high`, in at most `intervals` steps. */
export function toScale(low: number, high: number, intervals: number): Scale {
  const step = STEPS.find((each) => Math.ceil(high / each) - Math.floor(low / each) <= intervals) ?? 100;
  const from = Math.floor(low / step);
  const to = Math.max(from + 1, Math.ceil(high / step));
  const ticks = Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
  return { min: from * step, max: to * step, ticks };
}

/** Where a value lies on its scale, 0 at the lower end and 1 at the upper, kept between them. */
export function toShare({ min, max }: Scale, value: number): number {
  return Math.min(1, Math.max(0, (value - min) / (max - min)));
}

/** For coordinates in markup: two decimals are finer than any screen. */
export const px = (value: number) => String(Math.round(value * 100) / 100);

/** A name that fits beside a drawing; the table of the same figures has it in full. */
export function shorten(name: string, letters: number): string {
  const all = Array.from(name);
  return all.length <= letters
    ? name
    : `${all
        .slice(0, letters - 1)
        .join("")
        .trimEnd()}…`;
}
