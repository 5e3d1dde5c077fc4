import type { ChartColumn } from "@/lib/charts/column";
import type { ChartTable } from "@/lib/charts/document";
import { textWidth } from "@/lib/charts/drawing/text-width";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";

type Cell = string | number | null;

/** A cell's text: numbers with their decimals, a dash if empty. */
export function formatCell(cell: Cell, { kind, digits = DECIMALS.count }: ChartColumn): string {
  if (cell === null) return "–";
  if (typeof cell === "string") return cell;
  if (kind === "year") return String(cell);
  return formatNumber(cell, digits) + (kind === "percent" ? "%" : "");
}

/**
 * Column widths in points, together at most `room`: each as wide as its longest cell or heading's word, and if that is too much the
 * widest shrink first.
 */
export function toColumnWidths({ columns, rows }: ChartTable, size: number, room: number): number[] {
  const padding = size * 1.6;
  const needs = columns.map(
    (column, at) =>
      Math.max(
        size * 3,
        // Headings can wrap: a column must fit the longest word and, for a long heading, half of it.
        ...column.label.split(/\s+/).map((word) => textWidth(word, size)),
        textWidth(column.label, size) / 2,
        ...rows.slice(0, 200).map((row) => textWidth(formatCell(row[at] ?? null, column), size)),
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
