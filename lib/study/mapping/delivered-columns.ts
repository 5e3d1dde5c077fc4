import { z } from "zod";
import { quoteName, quoteText } from "@/lib/study/duckdb/quote";
import type { Session } from "@/lib/study/duckdb/session";
import { findNearestName } from "@/lib/study/import/nearest-name";
import type { ProblemLog } from "@/lib/study/interviews/problem-log";
import { isDeclaredMissing, type Variable } from "@/lib/study/interviews/variable";
import type { Delivered } from "@/lib/study/mapping/delivered";

/** A value of a column, its frequency among the interviews, and its first row. */
export type Frequency = { code: string; rows: number; firstRow: number };

/** Maximum distinct values read from one column. */
const MOST_VALUES = 2_000;

const frequencyRow = z.object({ variable: z.number(), code: z.string(), rows: z.number(), first_row: z.number() });

/** The columns of a delivered file for a mapping; a missing one is a problem, reported once. */
export class DeliveredColumns {
  private readonly byName: ReadonlyMap<string, Variable>;
  private readonly missing = new Set<string>();
  readonly used = new Set<string>();
  /** Columns that resemble a pattern, with the message if nothing else uses them. */
  readonly lookAlike = new Map<string, [message: string, fix: string]>();

  constructor(
    readonly file: Delivered,
    readonly log: ProblemLog,
  ) {
    this.byName = new Map(file.variables.map((variable) => [variable.name, variable]));
  }

  has(name: string): boolean {
    return this.byName.has(name);
  }

  /** The column with this name; null, and a problem, if the file has none. `asks` says what else than the mapping needs it. */
  find(name: string, asks: readonly [message: string, fix: string] | null = null): Variable | null {
    const variable = this.byName.get(name) ?? null;
    if (variable !== null) this.used.add(name);
    else if (!this.missing.has(name)) {
      this.missing.add(name);
      const nearest = findNearestName(name, [...this.byName.keys()]);
      const fix = nearest === null ? "name one of its columns" : `did you mean "${nearest}"?`;
      const [message, other] = asks ?? ["the file has no such column", fix];
      this.log.add("columns", { file: this.file.name, column: name }, message, nearest === null ? other : fix);
    }
    return variable;
  }

  /** The label of a code, for messages: 3 ("Latvija"). */
  named(name: string, code: string): string {
    const label = this.byName.get(name)?.valueLabels.get(code);
    return label === undefined ? code : `${code} (${label})`;
  }

  isDeclaredMissing(name: string, code: string): boolean {
    const variable = this.byName.get(name);
    return variable !== undefined && isDeclaredMissing(variable, code);
  }
}

/** SQL for a column's value as a code: 1 is "1". */
export function codeExpression({ name, type }: Variable): string {
  const column = quoteName(name);
  if (type === "text") return column;
  if (type === "date") return `${column}::VARCHAR`;
  return `CASE WHEN ${column} = floor(${column}) AND abs(${column}) < 1e15 THEN ${column}::BIGINT::VARCHAR ELSE ${column}::VARCHAR END`;
}

/** SQL for whether a column has one of these codes. */
export function isOneOf(variable: Variable, codes: readonly string[]): string {
  const values =
    variable.type === "number"
      ? codes.filter((code) => code !== "" && Number.isFinite(Number(code)))
      : codes.map(quoteText);
  return values.length === 0
    ? "false"
    : `${variable.type === "date" ? codeExpression(variable) : quoteName(variable.name)} IN (${values.join(", ")})`;
}

/** SQL that maps each code to its meaning, and others to NULL. */
export function caseOf(variable: Variable, targets: ReadonlyMap<string, string>): string {
  if (targets.size === 0) return "NULL::VARCHAR";
  const byTarget = [...Map.groupBy(targets, ([, target]) => target)];
  const whens = byTarget.map(
    ([target, pairs]) =>
      `WHEN ${isOneOf(
        variable,
        pairs.map(([code]) => code),
      )} THEN ${quoteText(target)}`,
  );
  return `CASE ${whens.join(" ")} END`;
}

/**
 * The values of columns among the rows of `table` (a table or view with the delivered columns), for each column in the
 * order of their first row. Null for a column with more different values than are looked at.
 */
export async function countValues(
  session: Session,
  table: string,
  variables: readonly Variable[],
  rowColumn: string,
): Promise<Map<string, Frequency[] | null>> {
  const found = new Map<string, Frequency[] | null>(variables.map(({ name }) => [name, []]));
  for (let from = 0; from < variables.length; from += 50) {
    const some = variables.slice(from, from + 50);
    const parts = some.map(
      (variable, at) =>
        `(SELECT ${at}::DOUBLE AS variable, ${codeExpression(variable)} AS code, count(*)::DOUBLE AS rows, min(${quoteName(rowColumn)})::DOUBLE AS first_row
          FROM ${table} WHERE ${quoteName(variable.name)} IS NOT NULL GROUP BY 2 LIMIT ${MOST_VALUES + 1})`,
    );
    const rows = await session.rows(`${parts.join(" UNION ALL ")} ORDER BY variable, first_row`, frequencyRow);
    for (const [at, own] of Map.groupBy(rows, (row) => row.variable)) {
      const values = own.map(({ code, rows: count, first_row }) => ({ code, rows: count, firstRow: first_row }));
      found.set(some[at]?.name ?? "", values.length > MOST_VALUES ? null : values);
    }
  }
  return found;
}
