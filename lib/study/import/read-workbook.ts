import readWorkbookFile from "read-excel-file/node";
import type { Problems } from "@/lib/study/import/problem";
import type { Cell, Table } from "@/lib/study/import/table";

/** The first sheet of an Excel workbook (.xlsx) as a table. Null when it cannot be read. */
export async function readWorkbook(
  bytes: Uint8Array,
  problems: Problems,
  warn: (text: string) => void,
): Promise<Table | null> {
  const sheets = await readWorkbookFile(Buffer.from(bytes)).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    problems.add(
      {},
      `the workbook cannot be read: ${reason}`,
      "open it in Excel, save it as .xlsx without a password, or export CSV UTF-8",
    );
    return null;
  });
  if (!sheets) return null;
  const [first, ...others] = sheets.filter(({ data }) => data.length > 0);
  if (!first) {
    problems.add({}, "the workbook has no filled sheet", "export the study again");
    return null;
  }
  for (const { sheet } of others) warn(`Sheet "${sheet}" is not read; only the first one, "${first.sheet}", is.`);
  const rows = first.data
    .map((cells, i) => ({ line: i + 1, cells: cells.map(toCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== null && cell !== ""));
  const [header, ...body] = rows;
  return header ? { headerLine: header.line, header: header.cells, rows: body } : null;
}

function toCell(value: unknown): Cell {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return value instanceof Date ? value : null;
}
