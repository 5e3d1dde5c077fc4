import { formatNumber, formatOrdinal, formatRange } from "@/lib/platform/words/format";
import { joinNames } from "@/lib/platform/words/sentences";
import type { RangeRun, RowWithRange } from "@/lib/rankings/range-runs";
import type { RankRange } from "@/lib/rankings/ranking-row";

type Ends = Pick<RankRange, "low" | "high">;

/** `Safely in the top 50`, `Safely 20th to 200th`; `Anywhere in the 18` for a range that is the whole list of 18. */
export function wordRange({ low, high }: Ends, total: number): string {
  const last = Math.min(high, total);
  if (low === 1 && last === total) return `Anywhere in the ${formatNumber(total)}`;
  if (low === last) return `Safely ${formatOrdinal(low)}`;
  return low === 1
    ? `Safely in the top ${formatNumber(last)}`
    : `Safely ${formatOrdinal(low)} to ${formatOrdinal(last)}`;
}

/** `1–50 of 412`. */
export const wordRangeFigures = ({ low, high }: Ends, total: number): string =>
  `${formatRange(low, Math.min(high, total))} of ${formatNumber(total)}`;

/** The label of a run: `Safely in the top 50: positions 2 to 10`. */
export function wordRun({ range, rows }: RangeRun<RowWithRange>, total: number): string {
  const all = rows.map(({ position }) => position);
  const first = all[0] ?? 1;
  const last = all.at(-1) ?? first;
  // One industry's brands have gaps between them in the market's ranking.
  const areNeighbours = last - first === all.length - 1;
  const positions =
    all.length === 1
      ? `position ${formatNumber(first)}`
      : `positions ${areNeighbours ? `${formatNumber(first)} to ${formatNumber(last)}` : joinNames(all.map((each) => formatNumber(each)))}`;
  return range ? `${wordRange(range, total)}: ${positions}` : `No rank range: ${positions}`;
}

/**
 * What the public range shows about the brands of a run; null if nothing.
 * @param isLeadOpen whether it also shows that the study cannot tell which of the first ten is ahead
 */
export function wordTies({ isTied, isWholeList, rows }: RangeRun<RowWithRange>, isLeadOpen: boolean): string | null {
  if (isWholeList && rows.length > 1) return "The study cannot place these brands within the list.";
  if (!isTied) return null;
  const tied = "These brands are tied: the study cannot show which is ahead";
  return isLeadOpen ? `${tied}, nor which of the top ten leads.` : `${tied}.`;
}

/** Explains `safely`, once under each list of public ranges. */
export const SAFELY =
  "“Safely” means with at least 95% confidence, for all brands at once. Rank ranges on free pages are rounded outward (1, 3, 5, 10, 20 and so on).";
