import { PLAIN_CSV, toCsv } from "@/lib/charts/csv";

/**
 * Whether the request wants CSV instead of JSON. The parameter decides, otherwise the preference in the `Accept`
 * header.
 */
export function wantsCsv(format: string | null, accept: string | null): boolean {
  if (format !== null) return format === "csv";
  return liking(accept, "text/csv") > liking(accept, "application/json");
}

/** From 0 to 1: a header's preference for a type; a named type is more specific than a family or a wildcard. */
function liking(accept: string | null, type: string): number {
  const [family = ""] = type.split("/");
  const ranges = (accept ?? "*/*").split(",").map((range) => {
    const [name = "", ...settings] = range.split(";").map((part) => part.trim().toLowerCase());
    const quality = Number(settings.find((setting) => setting.startsWith("q="))?.slice(2) ?? 1);
    return { name, quality: Number.isFinite(quality) ? quality : 0 };
  });
  for (const name of [type, `${family}/*`, "*/*"]) {
    const found = ranges.find((range) => range.name === name);
    if (found) return found.quality;
  }
  return 0;
}

/** Rows as CSV for programs: commas, decimal points, a first line of column names, empty for null. */
export function toApiCsv(
  columns: readonly string[],
  rows: readonly Record<string, string | number | boolean | null>[],
): string {
  const cells = rows.map((row) => columns.map((column) => toCell(row[column] ?? null)));
  return toCsv({ columns, rows: cells }, PLAIN_CSV);
}

const toCell = (value: string | number | boolean | null) => (typeof value === "boolean" ? String(value) : value);
