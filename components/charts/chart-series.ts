import type { SeriesMark } from "@/lib/charts/drawing/series-mark";

/** One year of a line: null without a value, with n if it was too small for one. */
export interface LinePoint {
  year: number;
  value: number | null;
  low: number | null;
  high: number | null;
  n: number | null;
}

export interface LineSeries {
  slug: string;
  name: string;
  mark: SeriesMark;
  /** The brand in focus: thicker line, bold label. */
  isOwn: boolean;
  points: readonly LinePoint[];
  /** Since the wave before the last one drawn; absent where none was compared. */
  change?: LineChange | null;
}

interface LineChange {
  value: number;
  isClear: boolean;
}

export interface AveragePoint {
  year: number;
  value: number | null;
}

/** A ring on a point of a line, with a text that names its line; without one, the text is at the line's end. */
export interface LineNote {
  year: number;
  slug: string;
  text: string | null;
  /** Above its point: a rise. */
  isUp: boolean;
}

export interface BumpSeries {
  slug: string;
  name: string;
  mark: SeriesMark;
  isOwn: boolean;
  /** Context: its line in grey, behind the others. */
  isQuiet?: boolean;
  points: readonly { x: string | number; position: number | null }[];
}

export interface ScatterPoint {
  slug: string;
  name: string;
  /** Undefined: a brand without its own mark, in grey. */
  mark?: SeriesMark | null;
  x: number;
  y: number;
  xLow?: number;
  xHigh?: number;
  yLow?: number;
  yHigh?: number;
  /** Outlined instead of filled: no clear change. */
  isHollow?: boolean;
  isOwn: boolean;
  /** Named in any case. */
  isSelected?: boolean;
}
