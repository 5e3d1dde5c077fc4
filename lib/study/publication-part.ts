/** A row as a staging call takes it. */
export type Row = Record<string, unknown>;

/** A table's share of a study, as the staging calls of the database take it. */
export type Part = {
  /** What it is called in progress and messages. */
  name: string;
  table:
    | "results"
    | "age_group_results"
    | "consumer_sections"
    | "forecasts"
    | "forecast_histories"
    | "forecast_records"
    | "forecast_tracks"
    | "passing_odds"
    | "risk_alerts";
  count: number;
  /** The rows from `start` up to, not including, `end`. */
  slice: (start: number, end: number) => Row[];
};

/** A part of these items, each made a row when it is sent. */
export function part<T>(
  name: string,
  table: Part["table"],
  items: readonly T[],
  toRow: (item: T, i: number) => Row,
): Part {
  const slice = (start: number, end: number) =>
    items.slice(start, end).map((item, i) => withoutNulls(toRow(item, start + i)));
  return { name, table, count: items.length, slice };
}

/** Every byte of a row costs time in the database, where a column that is not mentioned is null. */
function withoutNulls(row: Row): Row {
  for (const key in row) if (row[key] === null) delete row[key];
  return row;
}
