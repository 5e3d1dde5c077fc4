import type { Variable } from "@/lib/study/interviews/variable";
import type { DeliveredColumns, Frequency } from "@/lib/study/mapping/delivered-columns";

/** The codes of a column by their meaning; codes without one are omitted. */
export type ReadColumn = { values: { code: string; means: string }[]; dontKnow: string[] };

type Counted = { columns: Set<string>; rows: number; firstRow: number; column: string };

/**
 * The meaning of columns' codes: `classify` returns a code's meaning, "dont-know" or "not-asked", or null if unknown.
 * Unknown codes declared as missing count as "not asked", with a warning; others are problems, counted over all
 * columns.
 */
export function readValues(
  columns: DeliveredColumns,
  variables: readonly Variable[],
  values: ReadonlyMap<string, Frequency[] | null>,
  classify: (name: string, code: string) => string | null,
  what: string,
  fix: string,
): Map<string, ReadColumn> {
  const read = new Map<string, ReadColumn>();
  const [unnamed, unknown] = [new Map<string, Counted>(), new Map<string, Counted>()];
  for (const { name } of variables) {
    const own: ReadColumn = { values: [], dontKnow: [] };
    read.set(name, own);
    const frequencies = values.get(name) ?? null;
    if (frequencies === null) {
      columns.log.add(
        "values",
        { file: columns.file.name, column: name },
        "the column has more than 2,000 different values",
        "choose another column",
      );
      continue;
    }
    for (const frequency of frequencies) {
      const { code } = frequency;
      const means = classify(name, code);
      if (means === "dont-know") own.dontKnow.push(code);
      else if (means === "not-asked") continue;
      else if (means !== null) own.values.push({ code, means });
      else count(columns.isDeclaredMissing(name, code) ? unnamed : unknown, columns.named(name, code), name, frequency);
    }
  }
  for (const [value, { columns: own, rows, firstRow, column }] of unknown) {
    columns.log.add(
      "values",
      { file: columns.file.name, line: firstRow, column, value },
      `${what} (${countIn(rows, own.size)})`,
      fix,
    );
  }
  for (const [value, { columns: own, rows, firstRow, column }] of unnamed) {
    const message = `declared missing, and not in the mapping: counted as not asked (${countIn(rows, own.size)})`;
    const place = { file: columns.file.name, line: firstRow, column, value };
    columns.log.add("values", place, message, "if it is an answer, add it to the mapping’s dontKnow", {
      isWarning: true,
    });
  }
  return read;
}

function count(into: Map<string, Counted>, value: string, column: string, { rows, firstRow }: Frequency): void {
  const known = into.get(value) ?? { columns: new Set<string>(), rows: 0, firstRow, column };
  known.columns.add(column);
  known.rows += rows;
  into.set(value, known);
}

const countIn = (rows: number, columns: number) =>
  `${rows.toLocaleString("en-GB")} time${rows === 1 ? "" : "s"}${columns > 1 ? ` in ${columns} columns` : ""}`;
