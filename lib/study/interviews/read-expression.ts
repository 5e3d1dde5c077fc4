import { quoteName } from "@/lib/study/duckdb/quote";
import type { Reading } from "@/lib/study/interviews/kind";

/** Respondents are numbers if all of them can be, otherwise texts. */
export type IdType = "BIGINT" | "VARCHAR";

type Manner = { idType: IdType; isTrimmed: boolean; commas: boolean };

/** Replaces a value that cannot be read: it is outside every range, so all checks refuse it. */
export const UNREADABLE = {
  id: "(-9223372036854775807)::BIGINT",
  mark: "(-128)::TINYINT",
  whole: "(-2147483647)::INTEGER",
  decimal: "'NaN'::DOUBLE",
  day: "DATE '0001-01-01'",
} as const;

const SQL_TYPE: Record<Exclude<Reading, "id">, string> = {
  text: "VARCHAR",
  mark: "TINYINT",
  whole: "INTEGER",
  decimal: "DOUBLE",
  day: "DATE",
};

const INTEGER = /^U?(?:TINYINT|SMALLINT|INTEGER|BIGINT)$/;
const NUMBER = /^(?:FLOAT|DOUBLE|DECIMAL\(.*\)|U?(?:TINYINT|SMALLINT|INTEGER|BIGINT)|U?HUGEINT)$/;
const TEXT = /^(?:VARCHAR|ENUM\(.*\))$/;
const DAY = /^(?:DATE|TIMESTAMP.*)$/;

/** Whether a column of this type can contain the expected values. */
export function canRead(reading: Reading, type: string): boolean {
  if (TEXT.test(type)) return true;
  if (reading === "id" || reading === "text") return INTEGER.test(type) && type !== "UBIGINT";
  return reading === "day" ? DAY.test(type) : NUMBER.test(type);
}

/** Ids that are integers in normal form, so that conversion never merges two. */
export const PLAIN_ID = "^(0|-?[1-9][0-9]{0,17})$";

/** SQL that reads a column of a Parquet file; `type` is null if the file has no such column. */
export function readExpression(name: string, reading: Reading, type: string | null, manner: Manner): string {
  const { idType, isTrimmed, commas } = manner;
  const target = reading === "id" ? idType : SQL_TYPE[reading];
  if (type === null) return `NULL::${target}`;
  const column = quoteName(name);
  if (reading === "text") return isTrimmed ? textExpression(name, type) : `${column}::VARCHAR`;
  if (reading === "id") return readId(column, type, idType);
  if (type === target) return column;
  if (TEXT.test(type))
    return orUnreadable(`${column}::VARCHAR`, reading, readText(textExpression(name, type), reading, commas));
  if (reading === "day" || reading === "decimal")
    return orUnreadable(column, reading, `try_cast(${column} AS ${target})`);
  const isWhole = INTEGER.test(type) ? "true" : `${column} = floor(${column})`;
  return orUnreadable(column, reading, `CASE WHEN ${isWhole} THEN try_cast(${column} AS ${target}) END`);
}

/** SQL for a column's value as shown in the file; NULL if there is none. */
export function textExpression(name: string, type: string | null): string {
  if (type === null) return "NULL::VARCHAR";
  const column = quoteName(name);
  return TEXT.test(type) ? `nullif(trim(${column}::VARCHAR, ' \t'), '')` : `${column}::VARCHAR`;
}

function readId(column: string, type: string, idType: IdType): string {
  if (!TEXT.test(type)) return type === idType ? column : `${column}::${idType}`;
  const text = `nullif(trim(${column}::VARCHAR, ' \t'), '')`;
  if (idType === "VARCHAR") return text;
  return `CASE WHEN ${text} IS NULL THEN NULL WHEN regexp_matches(${text}, '${PLAIN_ID}') THEN ${text}::BIGINT ELSE ${UNREADABLE.id} END`;
}

/** A NULL stays NULL; what `reading` makes nothing of becomes unreadable. */
function orUnreadable(column: string, reading: Exclude<Reading, "id" | "text">, read: string): string {
  const empty = `nullif(trim(${column}::VARCHAR, ' \t'), '') IS NULL`;
  const isNothing = column.endsWith("::VARCHAR") ? empty : `${column} IS NULL`;
  return `CASE WHEN ${isNothing} THEN NULL ELSE coalesce(${read}, ${UNREADABLE[reading]}) END`;
}

function readText(text: string, reading: Exclude<Reading, "id" | "text">, commas: boolean): string {
  const point = commas ? "[.,]" : "[.]";
  switch (reading) {
    case "day":
      return `CASE WHEN regexp_full_match(${text}, '[0-9]{4}-[0-9]{2}-[0-9]{2}') THEN try_cast(${text} AS DATE) END`;
    case "decimal":
      return (
        `CASE WHEN regexp_full_match(${text}, '-?[0-9]+(${point}[0-9]+)?([eE][+-]?[0-9]{1,3})?') ` +
        `THEN try_cast(replace(${text}, ',', '.') AS DOUBLE) END`
      );
    case "mark":
    case "whole":
      // Some programs write 3 as "3.0".
      return (
        `CASE WHEN regexp_full_match(${text}, '-?[0-9]{1,9}(${point}0)?') ` +
        `THEN try_cast(regexp_extract(${text}, '-?[0-9]+') AS ${SQL_TYPE[reading]}) END`
      );
  }
}
