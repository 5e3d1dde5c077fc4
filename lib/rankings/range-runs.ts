import type { RankRange } from "@/lib/rankings/ranking-row";
import { exactEndsBehind } from "@/lib/statistics/rank-grid";

/** The input of a run: the position and public rank range of each row on screen. */
export interface RowWithRange {
  position: number;
  /** Null if the study has no scores to compute it from. */
  range: RankRange | null;
}

/** Neighbours in a ranking with the same public rank range. */
export interface RangeRun<Row extends RowWithRange> {
  range: RankRange | null;
  /** At least one, by position. */
  rows: Row[];
  /** The range is the whole list, so it says nothing. */
  isWholeList: boolean;
  /** Whether it may continue below the last visible row. True even if the next row has another range. */
  isCut: boolean;
  /** Whether the public range alone proves that all exact ranges in it overlap. Only for three rows or more. */
  isTied: boolean;
}

interface List {
  /** Brands in the whole ranking, visible or not. */
  total: number;
  /** Whether the ranking continues below the last row. */
  goesOn: boolean;
}

/** Number of rows from which a run is called tied. */
const TIED_FROM = 3;

/**
 * Groups a ranking into runs of neighbours with the same public range.
 * @param rows by position
 */
export function toRangeRuns<Row extends RowWithRange>(rows: readonly Row[], { total, goesOn }: List): RangeRun<Row>[] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.[0] && isSameRange(last[0].range, row.range)) last.push(row);
    else groups.push([row]);
  }
  return groups.map((group, index) => {
    const range = group[0]?.range ?? null;
    const isWholeList = range !== null && range.low === 1 && range.high >= total;
    return {
      range,
      rows: group,
      isWholeList,
      isCut: goesOn && index === groups.length - 1 && range !== null,
      isTied: range !== null && !isWholeList && group.length >= TIED_FROM && doOverlap([range]),
    };
  });
}

/** Whether the public ranges alone prove that the study cannot tell which of the first ten brands is ahead. */
export function isLeadOpen(rows: readonly RowWithRange[]): boolean {
  const firstTen = rows.filter(({ position }) => position <= 10);
  const ranges = firstTen.flatMap(({ range }) => (range ? [range] : []));
  return ranges.length >= 10 && ranges.length === firstTen.length && doOverlap(ranges);
}

/** Whether all exact ranges in these public ones share a position, whatever they are: each begins before any ends. */
function doOverlap(ranges: readonly RankRange[]): boolean {
  const ends = ranges.map((range) => exactEndsBehind(range));
  return Math.max(...ends.map(({ low }) => low.high)) <= Math.min(...ends.map(({ high }) => high.low));
}

const isSameRange = (one: RankRange | null, other: RankRange | null) =>
  one === other || (one?.low === other?.low && one?.high === other?.high && one !== null && other !== null);
