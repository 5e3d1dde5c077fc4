import { toYearPosition } from "@/lib/charts/drawing/line-layout";
import { type Axis, toAxis } from "@/lib/charts/drawing/axis";
import { MARGIN } from "@/components/charts/line-layout";
import type { SeriesMark } from "@/lib/charts/drawing/series-mark";
import type { ForecastYear } from "@/lib/analyses/predictions/dataset";
import type { MeasuredYear } from "@/lib/analyses/trajectory/strand";

/** A brand as it is drawn. */
export interface DrawnStrand {
  slug: string;
  name: string;
  mark: SeriesMark;
  isOwn: boolean;
  measured: readonly MeasuredYear[];
  /** Empty without a forecast. */
  ahead: readonly ForecastYear[];
  /** Beside its name: the chance that the brand in focus is ahead of it. */
  note: string | null;
}

/** What a drawing of forecasts holds: the brand in focus with all its bands, others as lines. */
export interface ForecastPicture {
  strands: readonly DrawnStrand[];
  average: readonly { year: number; value: number }[];
  /** Score of a position to reach, finer dotted; null: none is drawn. */
  threshold: { value: number; label: string; brief: string } | null;
  /** Measured and forecast years, ascending. */
  years: readonly number[];
  yearsAhead: readonly number[];
}

export interface ForecastLayout {
  x: (year: number) => number;
  y: (value: number) => number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A threshold farther above the drawn values than this share of their span would flatten them: it is said in words instead. */
const MOST_ABOVE = 0.4;

/** The range beside a forecast. */
export const spanOf = ({ p80, p95 }: ForecastYear) => p80 ?? p95;

function valuesOf({ strands, average }: ForecastPicture): number[] {
  const drawn = strands.flatMap(({ isOwn, measured, ahead }) => {
    const known = measured.flatMap(({ value, low, high }) =>
      value === null ? [] : isOwn ? [value, low ?? value, high ?? value] : [value],
    );
    const foreseen = ahead.flatMap(({ value, p95 }) => (isOwn ? [value, p95.low, p95.high] : [value]));
    return [...known, ...foreseen];
  });
  return [...drawn, ...average.map(({ value }) => value)];
}

/** Whether the threshold is close enough to the data to be drawn. */
export function isNear(picture: ForecastPicture): boolean {
  const values = valuesOf(picture);
  if (!picture.threshold || values.length === 0) return false;
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const reach = MOST_ABOVE * (max - min);
  return picture.threshold.value <= max + reach && picture.threshold.value >= min - reach;
}

/** An axis for everything that is drawn. */
export function toForecastAxis(picture: ForecastPicture): Axis {
  const values = valuesOf(picture);
  if (picture.threshold && isNear(picture)) values.push(picture.threshold.value);
  return values.length === 0 ? toAxis(0, 100) : toAxis(Math.min(...values), Math.max(...values));
}

/** Where years and values lie in a drawing of this size. Years are as far apart as they were. */
export function toForecastLayout(picture: ForecastPicture, axis: Axis, width: number, height: number): ForecastLayout {
  const all = [...picture.years, ...picture.yearsAhead];
  const [first, last] = [Math.min(...all), Math.max(...all)];
  const [left, right] = [MARGIN.left, width - MARGIN.right];
  const [top, bottom] = [MARGIN.top, height - MARGIN.bottom];
  return {
    x: toYearPosition([first, last], left, right),
    y: (value) => top + (1 - (value - axis.min) / (axis.max - axis.min)) * (bottom - top),
    left,
    right,
    top,
    bottom,
  };
}

/** Years with a label, at least `gap` apart: the last, the last measured and the first before all others. */
export function toNamedYears(
  { years, yearsAhead }: Pick<ForecastPicture, "years" | "yearsAhead">,
  x: (year: number) => number,
  gap: number,
): number[] {
  const inOrder = [yearsAhead.at(-1), years.at(-1), years[0], ...yearsAhead, ...years.toReversed()];
  const shown: number[] = [];
  for (const year of inOrder)
    if (year !== undefined && shown.every((other) => Math.abs(x(other) - x(year)) >= gap)) shown.push(year);
  return shown.toSorted((a, b) => a - b);
}

type Known = MeasuredYear & { value: number };

/** The years in which a brand had a score. */
export const knownOf = ({ measured }: DrawnStrand): Known[] => measured.filter((at): at is Known => at.value !== null);
