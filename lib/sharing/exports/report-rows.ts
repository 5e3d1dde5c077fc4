import type { ChartColumn } from "@/lib/charts/column";
import type { ChartTable } from "@/lib/charts/document";
import { textWidth } from "@/lib/charts/drawing/text-width";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";

type Cell = string | number | null;

/** A cell as readers see it: numbers with their decimals, a dash if empty. */
export function formatCell(cell: Cell, { kind, digits = DECIMALS.count }: ChartColumn): string {
  if (cell === null) return "–";
  if (typeof cell === "string") return cell;
  if (kind === "year") return String(cell);
  return formatNumber(cell, digits) + (kind === "percent" ? "%" : "");
}

/** Rows of one page. */
export interface TablePart {
  rows: ChartTable["rows"];
  /** Number of its first row, from 1. */
  from: number;
}

/** A table split over pages, at most `most` rows of it, with `each` rows per page. */
export function toParts({ rows }: ChartTable, each: number, most: number): TablePart[] {
  const shown = rows.slice(0, most);
  return Array.from({ length: Math.max(1, Math.ceil(shown.length / each)) }, (_, at) => ({
    rows: shown.slice(at * each, (at + 1) * each),
    from: at * each + 1,
  }));
}

/**
 * Column widths in points, together at most `room`: each as wide as its longest cell, and if that is too much the
 * widest shrink first.
 */
export function toColumnWidths({ columns, rows }: ChartTable, size: number, room: number): number[] {
  const padding = size * 1.6;
  const needs = columns.map(
    (column, at) =>
      Math.max(
        size * 3,
        ...[column.label, ...rows.slice(0, 200).map((row) => formatCell(row[at] ?? null, column))].map((text) =>
          textWidth(text, size),
        ),
      ) + padding,
  );
  const fits = (limit: number) => needs.reduce((sum, need) => sum + Math.min(need, limit), 0) <= room;
  let [low, high] = [0, Math.max(0, ...needs)];
  if (!fits(high)) {
    for (let step = 0; step < 30; step += 1) {
      const middle = (low + high) / 2;
      if (fits(middle)) low = middle;
      else high = middle;
    }
    high = low;
  }
  return needs.map((need) => Math.min(need, high));
}
