"use client";

import { ChartWaiting } from "./chart-frame";
import type { BumpSeries } from "./chart-series";

export interface BumpChartProps {
  series: readonly BumpSeries[];
  /** Years or markets, from left to right. */
  columns: readonly (string | number)[];
  height: number;
  label: string;
}

/** Positions from column to column, the best on top. */
export function BumpChart({ height }: BumpChartProps) {
  return <ChartWaiting height={height} />;
}
