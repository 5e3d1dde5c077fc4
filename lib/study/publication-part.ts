/** A row for a staging call. */
export type Row = Record<string, unknown>;

/** A table's part of a study, for the database's staging calls. */
export type Part = {
  /** Its name in progress and messages. */
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
  /** The rows from `start` to `end`, exclusive. */
  slice: (start: number, end: number) => Row[];
};

/** A part with these items, each converted to a row when sent. */
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

/** Every byte of a row costs time in the database, where an omitted column is null. */
function withoutNulls(row: Row): Row {
  for (const key in row) if (row[key] === null) delete row[key];
  return row;
}
