import type { Session } from "@/lib/study/duckdb/session";
import { quoteText } from "@/lib/study/duckdb/quote";
import { findNearestName } from "@/lib/study/import/nearest-name";
import { caseOf, countValues, type DeliveredColumns } from "@/lib/study/mapping/delivered-columns";
import type { Source } from "@/lib/study/mapping/mapped-study";
import { ROW_COLUMN } from "@/lib/study/interviews/sav/to-parquet";

/** Messages about values without a meaning. */
type Words = { what: string; fix: string; isWarning?: boolean };

/**
 * SQL for each row's value from a mapping's source: one value for all, or the meaning of a column's codes or labels.
 * Values that `resolve` does not know (null) are problems, with their counts and first row; declared missing ones are
 * empty.
 * @param table the interviews, with the delivered columns
 */
export async function resolveSource(
  session: Session,
  columns: DeliveredColumns,
  table: string,
  source: Source,
  resolve: (value: string) => string | null,
  words: Words,
): Promise<string> {
  const { log, file } = columns;
  if ("value" in source) {
    const value = resolve(String(source.value));
    if (value !== null) return quoteText(value);
    log.add("values", { file: file.name, value: String(source.value) }, words.what, words.fix);
    return "NULL::VARCHAR";
  }
  const variable = columns.find(source.column);
  if (variable === null) return "NULL::VARCHAR";
  const values = (await countValues(session, table, [variable], ROW_COLUMN)).get(variable.name) ?? null;
  const place = { file: file.name, column: variable.name };
  if (values === null) {
    log.add("values", place, "the column has more than 2,000 different values", "choose another column");
    return "NULL::VARCHAR";
  }
  const { by, values: map } = source;
  const targets = new Map<string, string>();
  for (const { code, rows, firstRow } of values) {
    if (columns.isDeclaredMissing(variable.name, code)) continue;
    const label = variable.valueLabels.get(code);
    const asked = by === "label" ? (label ?? code) : code;
    const mapped = map === undefined ? asked : map[asked.normalize("NFC")];
    const target = mapped === undefined ? null : resolve(String(mapped));
    if (target !== null) targets.set(code, target);
    else {
      const value = columns.named(variable.name, code);
      const counted = `${words.what} (in ${rows.toLocaleString("en-GB")} rows)`;
      log.add("values", { ...place, line: firstRow, value }, counted, words.fix, { isWarning: words.isWarning });
    }
  }
  reportUnknownKeys(
    columns,
    source,
    values.map(({ code }) => code),
  );
  return caseOf(variable, targets);
}

/** Values of a mapping that the file lacks, if a similar label or code has no meaning. */
function reportUnknownKeys(
  columns: DeliveredColumns,
  source: Exclude<Source, { value: unknown }>,
  codes: readonly string[],
): void {
  const variable = columns.find(source.column);
  if (source.values === undefined || variable === null) return;
  const labels = [
    ...new Set([
      ...variable.valueLabels.values(),
      ...(source.by === "code" ? variable.valueLabels.keys() : []),
      ...codes,
    ]),
  ];
  for (const key of Object.keys(source.values)) {
    if (labels.includes(key)) continue;
    const nearest = findNearestName(
      key,
      labels.filter((label) => !(label in (source.values ?? {}))),
    );
    if (nearest === null) continue;
    const place = { file: columns.file.name, column: variable.name, value: key };
    columns.log.add("values", place, "the column has no such value", `did you mean "${nearest}"?`, { isWarning: true });
  }
}
