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

/** Shares of a table's width: a column that needs more than the first has sentences, and has at least the second. */
const [SENTENCES, LEAST] = [0.4, 0.25];

/** Widths that fit `room`: the widest shrink first, none below its least. */
function shrink(needs: readonly number[], room: number, least: readonly number[] = []): number[] {
  const cut = (limit: number) => needs.map((need, at) => Math.max(least[at] ?? 0, Math.min(need, limit)));
  const fits = (limit: number) => cut(limit).reduce((sum, each) => sum + each, 0) <= room;
  let [low, high] = [0, Math.max(0, ...needs)];
  if (!fits(high)) {
    for (let step = 0; step < 30; step += 1) {
      const middle = (low + high) / 2;
      if (fits(middle)) low = middle;
      else high = middle;
    }
    high = low;
  }
  return cut(high);
}

/** A column's longest word in points, with the space after it. */
const toWordWidth = ({ columns, rows }: ChartTable, at: number, size: number): number => {
  const column = columns[at];
  if (!column) return 0;
  const texts = [column.label, ...rows.slice(0, MEASURED).map((row) => formatCell(row[at] ?? null, column))];
  return Math.max(...texts.flatMap((text) => text.split(/\s+/)).map((word) => textWidth(word, size))) + size;
};
/** Rows whose cells are measured. */
const MEASURED = 200;

/**
 * Column widths in points, together at most `room`: each as wide as its longest cell or heading's word. If that is too
 * much, the widest shrink first; one or two columns of sentences have what the others leave.
 */
export function toColumnWidths(table: ChartTable, size: number, room: number): number[] {
  const { columns, rows } = table;
  const padding = size * 1.6;
  const needs = columns.map(
    (column, at) =>
      Math.max(
        size * 3,
        // Headings can wrap: a column must fit the longest word and, for a long heading, half of it.
        ...column.label.split(/\s+/).map((word) => textWidth(word, size)),
        textWidth(column.label, size) / 2,
        ...rows.slice(0, MEASURED).map((row) => textWidth(formatCell(row[at] ?? null, column), size)),
      ) + padding,
  );
  const hasSentences = (need: number) => need > room * SENTENCES;
  const count = needs.filter(hasSentences).length;
  if (count === 0 || count > 2) return shrink(needs, room);
  const others = needs.filter((need) => !hasSentences(need));
  const words = needs.flatMap((need, at) => (hasSentences(need) ? [] : [toWordWidth(table, at, size)]));
  const sum = (list: readonly number[]) => list.reduce((all, each) => all + each, 0);
  const wide = Math.max((room - sum(others)) / count, Math.min(LEAST * room, (room - sum(words)) / count));
  if (wide < LEAST * room * 0.5) return shrink(needs, room);
  const short = shrink(others, room - count * wide, words);
  let next = 0;
  return needs.map((need) => (hasSentences(need) ? Math.min(need, wide) : (short[next++] ?? 0)));
}
