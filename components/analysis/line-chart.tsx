"use client";

import { ChartWaiting } from "./chart-frame";
import type { AveragePoint, LineNote, LineSeries } from "./chart-series";

export interface LineChartProps {
  series: readonly LineSeries[];
  /** The market's average, as ink dashes; null: none is drawn. */
  average: readonly AveragePoint[] | null;
  averageLabel?: string;
  years: readonly number[];
  digits: number;
  /** What the numbers are: "Score 0–200". */
  unit: string;
  height?: number;
  notes?: readonly LineNote[];
  /** What it shows, for who does not see it. */
  label: string;
}

/** Lines over the years with soft bands of 95 %. */
export function LineChart({ height = 440 }: LineChartProps) {
  return <ChartWaiting height={height} />;
}
