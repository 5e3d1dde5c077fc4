import { sayShown } from "@/lib/charts/drawing/row-column";
import type { Column } from "@/lib/sharing/slides/chart-xml";
import type { SlideBox } from "@/lib/sharing/slides/look";

/** A column of a list of names with their numbers; inches. */
export interface ListedColumn {
  x: number;
  y: number;
  widths: readonly [number: number, name: number];
  rows: readonly { number: string; name: string; height: number }[];
}

/** A native chart of a slide, ready to be written. */
export interface DrawnChart {
  box: SlideBox;
  /** The workbook behind it. */
  columns: readonly Column[];
  /** The chart part. */
  xml: string;
  /** Tinted rows behind the chart, in inches. */
  tinted: readonly SlideBox[];
  /** The colour legend above the chart. */
  key: readonly { name: string; colour: string }[];
  /** Names of marks that have a number instead, beside the chart. */
  names?: readonly ListedColumn[];
  /** Intervals of lines are bars at each year: an area would drop to zero where a year is missing. */
  hasBars?: boolean;
  /** Lines that have their interval: fewer than on a page, where there is more room for colours. */
  bands?: number;
  /** "18 of 54 shown", if some are left out. */
  omitted: string | null;
}

/** How much of a picture is drawn; null if all of it is. */
export const sayOmitted = (shown: number, all: number): string | null => (shown < all ? sayShown(shown, all) : null);

/** A number format with this many decimals, and the minus sign of all texts. */
export function toFormat(digits: number): string {
  const amount = digits === 0 ? "#,##0" : `#,##0.${"0".repeat(digits)}`;
  return `${amount};−${amount}`;
}

/** Of an axis of positions: there is none before the first. */
export const POSITIONS_FORMAT = '[<1]"";0';

/** A unique column name. */
export function toColumnName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  for (let time = 2; ; time += 1) if (!taken.includes(`${name} (${time})`)) return `${name} (${time})`;
}
