import readWorkbookFile from "read-excel-file/node";
import type { Problems } from "@/lib/study/import/problem";
import { findExcelErrors } from "@/lib/study/import/excel-errors";
import { MOST_UNPACKED, unpackWorkbook, WorkbookTooLarge } from "@/lib/study/import/workbook-parts";
import type { Cell, Table } from "@/lib/study/import/table";

/** The fix for a cell with an Excel error. */
const FIX_ERROR = "correct the formula or type the value, or clear the cell where the value may be missing";

/** The first sheet of an Excel workbook (.xlsx) as a table. Null when it cannot be read. */
export async function readWorkbook(
  bytes: Uint8Array,
  problems: Problems,
  warn: (text: string) => void,
): Promise<Table | null> {
  const parts = unpackInBounds(bytes, problems);
  if (parts === "refused") return null;
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
  const filled = sheets.flatMap((sheet, at) => (sheet.data.length > 0 ? [{ ...sheet, at }] : []));
  const [first, ...others] = filled;
  if (!first) {
    problems.add({}, "the workbook has no filled sheet", "export the study again");
    return null;
  }
  for (const { sheet } of others) warn(`Sheet "${sheet}" is not read; only the first one, "${first.sheet}", is.`);
  for (const { line, cell, code } of parts ? (findExcelErrors(parts)[first.at] ?? []) : []) {
    problems.add({ line, value: code }, `cell ${cell} contains an Excel error instead of a value`, FIX_ERROR);
  }
  const rows = first.data
    .map((cells, i) => ({ line: i + 1, cells: cells.map(toCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== null && cell !== ""));
  const [header, ...body] = rows;
  return header ? { headerLine: header.line, header: header.cells, rows: body } : null;
}

/** The texts of the workbook; null if they cannot be unpacked, which its reader will explain. */
function unpackInBounds(bytes: Uint8Array, problems: Problems): Map<string, string> | null | "refused" {
  try {
    return unpackWorkbook(bytes);
  } catch (error) {
    if (!(error instanceof WorkbookTooLarge)) throw error;
    const megabytes = MOST_UNPACKED / 1024 ** 2;
    problems.add(
      {},
      `the workbook unpacks to more than ${megabytes} MB, so it is not read`,
      "copy the study's sheet alone to a new workbook, or export it as CSV UTF-8",
    );
    return "refused";
  }
}

function toCell(value: unknown): Cell {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return value instanceof Date ? value : null;
}
