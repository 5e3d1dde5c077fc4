import type { FoundFile } from "@/lib/study/interviews/find-files";
import { columnsOf, type InterviewKind, KIND_COLUMNS, type KindColumns, loosely } from "@/lib/study/interviews/kind";
import type { ProblemLog } from "@/lib/study/interviews/problem-log";

/**
 * The columns of a kind in a file. Missing, duplicate and misspelled columns are problems (returns null); others are
 * warnings.
 * @param line line of the names; null in Parquet
 */
export function assignColumns(
  file: FoundFile,
  kind: InterviewKind,
  names: readonly string[],
  line: number | null,
  log: ProblemLog,
  columns: KindColumns = KIND_COLUMNS,
): string[] | null {
  const known = columnsOf(kind, columns).map(([name]) => name);
  let isWhole = true;
  const report = (column: string, message: string, fix: string) => {
    isWhole = false;
    log.add("columns", { file: file.name, line, column }, message, fix);
  };
  for (const name of known) {
    const found = names.filter((candidate) => candidate === name).length;
    const similar = names.find((candidate) => !known.includes(candidate) && loosely(candidate) === loosely(name));
    if (found > 1) report(name, "duplicate column", "remove one of the two");
    else if (found === 0 && similar !== undefined) {
      report(similar, `the column must be called exactly "${name}"`, `rename it to "${name}"`);
    } else if (found === 0 && name in columns[kind].required) {
      report(name, "the column is missing", `add a column named exactly "${name}" to this file of ${kind}`);
    }
  }
  const strangers = names.filter((name) => name !== "" && !known.some((column) => loosely(column) === loosely(name)));
  for (const column of strangers) {
    log.add("columns", { file: file.name, line, column }, "the column is not used", "", { isWarning: true });
  }
  return isWhole ? known.filter((name) => names.includes(name)) : null;
}
