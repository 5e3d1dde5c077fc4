import type { Axis } from "@/lib/charts/drawing/axis";
import { LEADER_ROOM, type LabelColumn, toLabelColumn } from "@/lib/charts/drawing/label-column";
import { textWidth } from "@/lib/charts/drawing/text-width";
import { formatNumber } from "@/lib/platform/words/format";
import type { AveragePoint, LineSeries } from "./chart-series";
import { isKnown, MARGIN, toY } from "./line-layout";

/** The label at the end of a line. */
export interface LineEnd {
  key: string;
  name: string;
  line: LineSeries | null;
  value: number;
  /** The year of the value, if it is not the last drawn. */
  year: number | null;
  y: number;
}

interface ColumnAsked {
  series: readonly LineSeries[];
  average: readonly AveragePoint[] | null;
  averageLabel: string;
  years: readonly number[];
  axis: Axis;
  height: number;
  digits: number;
}

const latestFirst = (a: { year: number }, b: { year: number }) => b.year - a.year;

/** The last value of each line and of the average, null values aside. */
export function toLineEnds({ series, average, averageLabel, years, axis, height }: ColumnAsked): LineEnd[] {
  const at = toY(axis, height);
  const last = Math.max(...years);
  const yearOf = (year: number) => (year === last ? null : year);
  const ends = series.flatMap((line): LineEnd[] => {
    const point = line.points.filter(isKnown).toSorted(latestFirst)[0];
    return point
      ? [{ key: line.slug, name: line.name, line, value: point.value, year: yearOf(point.year), y: at(point.value) }]
      : [];
  });
  const mean = average
    ?.flatMap(({ year, value }) => (value === null ? [] : [{ year, value }]))
    .toSorted(latestFirst)[0];
  if (mean)
    ends.push({
      key: "",
      name: averageLabel,
      line: null,
      value: mean.value,
      year: yearOf(mean.year),
      y: at(mean.value),
    });
  return ends;
}

/** Widths from which names are beside the plot, and changes beside the names. */
const NAMES_FROM = 481;
const CHANGES_FROM = 960;

/** Letters of the column, and of bare values on phones. */
const COLUMN_LETTERS = 14;
export const BARE_LETTERS = 12;
const MIDDLE_LEADERS = 30;
const BARE_LEADERS = 14;

export interface LineColumn {
  ends: readonly LineEnd[];
  /** Null on phones: bare values beside the plot, and rows of names under it. */
  column: LabelColumn | null;
  leaderRoom: number;
  /** All of it, in pixels. */
  width: number;
  hasChange: boolean;
}

/** A line's last value, with its year if that is not the last drawn. */
const sayValue = (value: number, year: number | null, digits: number): string =>
  formatNumber(value, digits) + (year === null ? "" : ` (${year})`);

/** Where labels begin: below the column's heading. */
export const HEAD_ROOM = 24;

/** The labels beside the plot in a stage of `whole` pixels. */
export function toLineColumn(asked: ColumnAsked, whole: number): LineColumn {
  const ends = toLineEnds(asked);
  if (whole < NAMES_FROM) {
    const values = ends.map(({ value }) => textWidth(formatNumber(value, asked.digits), BARE_LETTERS));
    return {
      ends,
      column: null,
      leaderRoom: BARE_LEADERS,
      width: BARE_LEADERS + Math.ceil(Math.max(0, ...values)),
      hasChange: false,
    };
  }
  const isMiddle = whole < CHANGES_FROM;
  const hasChange = !isMiddle && asked.series.some(({ change }) => change);
  const rows = ends.map(({ name, value, year, y }) => ({ name, value: sayValue(value, year, asked.digits), y }));
  const column = toLabelColumn(rows, {
    top: HEAD_ROOM + 16,
    bottom: asked.height - MARGIN.bottom + 8,
    size: COLUMN_LETTERS,
    hasChange,
    isMiddle,
  });
  const leaderRoom = isMiddle ? MIDDLE_LEADERS : LEADER_ROOM;
  return { ends, column, leaderRoom, width: leaderRoom + column.width, hasChange };
}
