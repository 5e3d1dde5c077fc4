import { writeFile } from "node:fs/promises";

/** Writes a table as CSV in UTF-8 with commas, its column names first. */
export async function writeCsv(
  file: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): Promise<void> {
  const lines = [columns, ...rows].map((row) => row.map(toCell).join(","));
  await writeFile(file, `${lines.join("\n")}\n`);
}

function toCell(value: string | number): string {
  const text = String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
