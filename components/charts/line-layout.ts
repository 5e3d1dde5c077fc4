import { type Axis, toAxisOf } from "@/lib/charts/drawing/axis";
import { toYearPosition } from "@/lib/charts/drawing/line-layout";
import { formatNumber } from "@/lib/platform/words/format";
import type { AveragePoint, LinePoint, LineSeries } from "./chart-series";

/** Margins around the plot. The left one leaves space for the axis labels. */
export const MARGIN = { top: 26, right: 10, bottom: 32, left: 40 } as const;

export type KnownPoint = LinePoint & { value: number };
export const isKnown = (point: LinePoint): point is KnownPoint => point.value !== null;

/** An axis for everything drawn, including bands and average. */
export const toLineAxis = (series: readonly LineSeries[], average: readonly AveragePoint[] | null): Axis =>
  toAxisOf([
    ...series.flatMap(({ points }) => points.filter(isKnown).flatMap(({ value, low, high }) => [value, low, high])),
    ...(average ?? []).map(({ value }) => value),
  ]);

/** Where an axis starts, said in the line of the unit: ", axis from 60"; empty from 0. */
export const sayAxisStart = ({ min, digits }: Pick<Axis, "min" | "digits">): string =>
  min === 0 ? "" : `, axis from ${formatNumber(min, digits)}`;

export const toY = (axis: Axis, height: number) => (value: number) =>
  MARGIN.top + (1 - (value - axis.min) / (axis.max - axis.min)) * (height - MARGIN.top - MARGIN.bottom);

/** The x position of a year in a drawing of this width. */
export const toX = (years: readonly number[], width: number): ((year: number) => number) =>
  toYearPosition(years, MARGIN.left, width - MARGIN.right);
