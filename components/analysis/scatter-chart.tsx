"use client";

import { ChartWaiting } from "./chart-frame";
import type { ScatterPoint } from "./chart-series";

export interface ScatterChartProps {
  points: readonly ScatterPoint[];
  xLabel: string;
  yLabel: string;
  /** Where a line divides the field: zero change, the market's average. */
  xZero?: number;
  yZero?: number;
  label: string;
  height: number;
  digits?: number;
  onChoose?: (slug: string) => void;
}

/** Brands between two measures. */
export function ScatterChart({ height }: ScatterChartProps) {
  return <ChartWaiting height={height} />;
}
