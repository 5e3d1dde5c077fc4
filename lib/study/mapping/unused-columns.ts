import { quoteName } from "@/lib/study/duckdb/quote";
import type { DeliveredColumns } from "@/lib/study/mapping/delivered-columns";
import type { Mapping } from "@/lib/study/mapping/mapped-study";

/** Unused columns named in a message; the others are counted. */
const MOST_NAMED = 12;

/** Reports how many of a file's columns the mapping uses, and names the others; also brands without ratings. */
export function reportUnused(columns: DeliveredColumns, mapping: Mapping): void {
  const { variables, name, weight } = columns.file;
  for (const [column, [message, fix]] of columns.lookAlike) {
    if (!columns.used.has(column))
      columns.log.add("columns", { file: name, column }, message, fix, { isWarning: true });
  }
  const unused = variables.filter((variable) => !columns.used.has(variable.name)).map((variable) => variable.name);
  if (unused.length > 0) {
    const shown = unused.slice(0, MOST_NAMED).map(quoteName).join(", ");
    const more = unused.length - MOST_NAMED;
    const message = `${unused.length} of ${variables.length} columns are not used: ${shown}${more > 0 ? ` and ${more} more` : ""}`;
    columns.log.add("columns", { file: name }, message, "", { isWarning: true });
  }
  if (weight !== null && mapping.weight === null) {
    const fix = "name it in the mapping if its weights are to be used";
    columns.log.add(
      "weighting",
      { file: name, column: weight },
      "the file is weighted by this column, and the mapping has no weight",
      fix,
      { isWarning: true },
    );
  }
}
