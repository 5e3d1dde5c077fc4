/** Steps between labels are these times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10] as const;

export interface Axis {
  min: number;
  max: number;
  ticks: number[];
  /** Decimals the labels need. */
  digits: number;
}

/** An axis with round ends that holds `low` to `high`, with at most `most` steps. */
export function toAxis(low: number, high: number, most = 5): Axis {
  // Closer together than any figure is given: what arithmetic adds, not a difference to draw an axis for.
  const isOne = Math.abs(high - low) <= 1e-5 * Math.max(1, Math.abs(low), Math.abs(high));
  const [from, to] = isOne ? [low - 1, low + 1] : [Math.min(low, high), Math.max(low, high)];
  const power = 10 ** Math.floor(Math.log10((to - from) / most));
  const fits = (step: number) => Math.ceil(round(to / step)) - Math.floor(round(from / step)) <= most;
  const step = [...STEPS, 20, 50].map((each) => each * power).find(fits) ?? 100 * power;
  const [first, last] = [Math.floor(round(from / step)), Math.ceil(round(to / step))];
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => round((first + index) * step));
  return { min: ticks[0] ?? from, max: ticks.at(-1) ?? to, ticks, digits: decimalsOf(step) };
}

/** Takes away what binary fractions add: 0.30000000000000004 → 0.3. */
const round = (value: number) => Number(value.toPrecision(12));

function decimalsOf(step: number): number {
  const [mantissa = "", exponent = "0"] = round(step).toExponential().split("e");
  return Math.max(0, (mantissa.split(".")[1]?.length ?? 0) - Number(exponent));
}
