/** Steps between labels, finest first: for any axis times a power of ten, and for an axis of whole numbers. */
const STEPS = [1, 2, 5, 10, 20, 50, 100];
const WHOLE_STEPS = [1, 2, 5, 10, 20, 25, 50, 100];

/** Both ends of an axis. */
export interface AxisEnds {
  min: number;
  max: number;
}

export interface Axis extends AxisEnds {
  ticks: number[];
  /** Decimals that the labels need. */
  digits: number;
}

/** An axis with round ends that contains `low` to `high`, with at most `most` steps. */
export function toAxis(low: number, high: number, most = 5): Axis {
  // Smaller than the precision of any value: a rounding error, not a difference to draw an axis for.
  const isOne = Math.abs(high - low) <= 1e-5 * Math.max(1, Math.abs(low), Math.abs(high));
  const [from, to] = isOne ? [low - 1, low + 1] : [Math.min(low, high), Math.max(low, high)];
  const power = 10 ** Math.floor(Math.log10((to - from) / most));
  return toTicks(
    from,
    to,
    most,
    STEPS.map((each) => each * power),
  );
}

/** The same with labels in whole numbers. */
export const toWholeAxis = (low: number, high: number, most: number): Axis => toTicks(low, high, most, WHOLE_STEPS);

/** The same axis with a label at every second tick, or at fewer, so that there are at most `most` steps between them. */
export function thinTicks(axis: Axis, most: number): Axis {
  const every = Math.ceil((axis.ticks.length - 1) / Math.max(1, most));
  // From zero where it has a label, so that it keeps it.
  const from = Math.max(0, axis.ticks.indexOf(0)) % every;
  return { ...axis, ticks: axis.ticks.filter((_, at) => at % every === from) };
}

/** The axis of all these values, ignoring nulls; of `empty` if there are none. */
export function toAxisOf(
  values: readonly (number | null | undefined)[],
  { most = 5, empty = [0, 100] }: { most?: number; empty?: readonly [number, number] } = {},
): Axis {
  const known = values.filter((value) => value !== null && value !== undefined);
  return known.length === 0 ? toAxis(...empty, most) : toAxis(Math.min(...known), Math.max(...known), most);
}

/** The finest of `steps` that needs at most `most` of them, otherwise the last. */
function toTicks(from: number, to: number, most: number, steps: readonly number[]): Axis {
  const fits = (step: number) => Math.ceil(round(to / step)) - Math.floor(round(from / step)) <= most;
  const step = steps.find(fits) ?? steps.at(-1) ?? 1;
  const first = Math.floor(round(from / step));
  const last = Math.max(first + 1, Math.ceil(round(to / step)));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => round((first + index) * step));
  return { min: ticks[0] ?? from, max: ticks.at(-1) ?? to, ticks, digits: decimalsOf(step) };
}

/** Round ends, about six steps apart, of an axis without labels; 0 to 1 if there are no values. */
export function toRoundEnds(values: readonly number[]): AxisEnds {
  if (values.length === 0) return { min: 0, max: 1 };
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = Math.max(high - low, 1e-9) / 6;
  const power = 10 ** Math.floor(Math.log10(span));
  const step = ([1, 2, 5].find((each) => each * power >= span) ?? 10) * power;
  const [min, max] = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
  return min === max ? { min, max: min + step } : { min, max };
}

/** The position of a value on its axis, 0 at the lower end and 1 at the upper, clamped. */
export function toShare({ min, max }: AxisEnds, value: number): number {
  return Math.min(1, Math.max(0, (value - min) / (max - min)));
}

/** Removes binary rounding errors: 0.30000000000000004 → 0.3. */
const round = (value: number) => Number(value.toPrecision(12));

function decimalsOf(step: number): number {
  const [mantissa = "", exponent = "0"] = round(step).toExponential().split("e");
  return Math.max(0, (mantissa.split(".")[1]?.length ?? 0) - Number(exponent));
}
