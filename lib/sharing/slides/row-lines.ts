import type { IntervalsPicture } from "@/lib/charts/document";
import { OTHER_MARK, paintOf, type Paints } from "@/lib/charts/drawing/paints";
import { toShownRows } from "@/lib/charts/drawing/row-column";
import type { SeriesMark } from "@/lib/charts/drawing/series-mark";

type Row = IntervalsPicture["rows"][number];

/** Visible rows of a slide, with one or two lines for those left out. */
const MOST_ROWS = 18;

/** A row, or the number left out between two. */
export type Line = { row: Row } | { gap: number };

/** Rows in order, always including the selected ones; a line states how many are left out. */
export function toLines(rows: readonly Row[], paints: Paints): { lines: Line[]; shown: number } {
  const { rows: shown } = toShownRows(
    rows,
    MOST_ROWS,
    ({ isOwn, label }) => isOwn || paints.has(label),
    ({ isSaid }) => isSaid === true,
  );
  const kept = new Set(shown);
  // The only row left out between two takes no more room than a line that counts it.
  const isAlone = (at: number) => {
    const [before, after] = [rows[at - 1], rows[at + 1]];
    return (!before || kept.has(before)) && (!after || kept.has(after));
  };
  const lines: Line[] = [];
  for (const [at, row] of rows.entries()) {
    const last = lines.at(-1);
    if (kept.has(row) || isAlone(at)) lines.push({ row });
    else if (last && "gap" in last) last.gap += 1;
    else lines.push({ gap: 1 });
  }
  return { lines, shown: lines.filter((line) => "row" in line).length };
}

interface Marked {
  name: string;
  mark: SeriesMark;
  isMarked: boolean;
  has: (line: Line) => boolean;
}

/** One series for all others, and one for each row with its own colour. */
export function toMarks(lines: readonly Line[], paints: Paints): Marked[] {
  const rows = lines.flatMap((each) => ("row" in each ? [each.row] : []));
  const own = rows.filter(({ label, isOwn, item }) => isOwn || (item !== "other" && paints.has(label)));
  const others: Marked = {
    name: own.length > 0 ? "Others" : rows.some(({ item }) => item) ? "Items" : "Brands",
    mark: OTHER_MARK,
    isMarked: false,
    has: (line) => "row" in line && !own.includes(line.row),
  };
  return [
    ...(own.length < rows.length ? [others] : []),
    ...own.map((row): Marked => ({
      name: row.label,
      mark: paintOf(paints, row),
      isMarked: row.isOwn,
      has: (line) => "row" in line && line.row === row,
    })),
  ];
}
