import type { RankRange } from "@/lib/rankings/ranking-row";
import { exactEndsBehind } from "@/lib/statistics/rank-grid";

/** What a run is made from: the position and the public rank range of each row on screen, and nothing else. */
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
  /** Whether it may go on below the last visible row. Also true where the next row does not share the range. */
  isCut: boolean;
  /** Whether the public range alone proves that all exact ranges behind it overlap. Only said of three rows or more. */
  isTied: boolean;
}

interface List {
  /** Brands in the whole ranking, visible or not. */
  total: number;
  /** Whether the ranking goes on below the last row. */
  goesOn: boolean;
}

/** Rows from which on a run is said to be tied. */
const TIED_FROM = 3;

/**
 * Cuts a ranking into runs of neighbours with the same public range.
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

/** Whether the public ranges alone prove that the study cannot tell which of the first ten brands leads. */
export function isLeadOpen(rows: readonly RowWithRange[]): boolean {
  const firstTen = rows.filter(({ position }) => position <= 10);
  const ranges = firstTen.flatMap(({ range }) => (range ? [range] : []));
  return ranges.length >= 10 && ranges.length === firstTen.length && doOverlap(ranges);
}

/** Whether all exact ranges behind these public ones share a position, whatever they are: each begins before any ends. */
function doOverlap(ranges: readonly RankRange[]): boolean {
  const ends = ranges.map((range) => exactEndsBehind(range));
  return Math.max(...ends.map(({ low }) => low.high)) <= Math.min(...ends.map(({ high }) => high.low));
}

const isSameRange = (one: RankRange | null, other: RankRange | null) =>
  one === other || (one?.low === other?.low && one?.high === other?.high && one !== null && other !== null);
