import { memberRankingHref, toRows, type MemberQuery } from "@/lib/rankings/member-query";

/** A position at which to start in a long list. */
export interface Jump {
  position: number;
  href: string;
}

const FIRST_STOPS = [1, 50];
const STEP = 100;
/** Fewer stops are not worth having links. */
const LEAST_STOPS = 3;

/** The stops of a list of so many brands: 1, 50, 100, 200 … */
export function toStops(total: number): number[] {
  const hundreds = Array.from({ length: Math.floor(total / STEP) }, (_, index) => (index + 1) * STEP);
  const stops = [...FIRST_STOPS, ...hundreds].filter((stop) => stop <= total);
  return stops.length < LEAST_STOPS ? [] : stops;
}

export const toStopId = (position: number): string => `position-${position}`;

/** Links to the stops of a list, each with as many rows as it needs. */
export function toJumps(query: MemberQuery, total: number): Jump[] {
  return toStops(total).map((position) => ({
    position,
    href: `${memberRankingHref({ ...query, brand: null, show: Math.max(query.show, toRows(position)) })}#${toStopId(position)}`,
  }));
}

/** Rows by position → the first row at or after each stop. Ties share a position, stops do not share a row. */
export function toStopRows<Row extends { position: number }>(rows: readonly Row[], total: number): Map<Row, number> {
  const found = new Map<Row, number>();
  for (const stop of toStops(total)) {
    const row = rows.find(({ position }) => position >= stop);
    if (row && !found.has(row)) found.set(row, stop);
  }
  return found;
}
