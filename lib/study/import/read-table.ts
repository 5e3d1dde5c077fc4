import type { Problems } from "@/lib/study/import/problem";
import { readCsv } from "@/lib/study/import/read-csv";
import { readWorkbook } from "@/lib/study/import/read-workbook";
import type { Table } from "@/lib/study/import/table";

/** A file as a table, CSV or workbook by its first bytes rather than its name. Null when it cannot be read. */
export async function readTable(
  bytes: Uint8Array,
  problems: Problems,
  warn: (text: string) => void,
): Promise<Table | null> {
  const signature = Buffer.from(bytes.subarray(0, 4)).toString("hex");
  if (signature === "504b0304") return readWorkbook(bytes, problems, warn);
  if (signature === "50415231") {
    problems.add(
      {},
      "the file is in Parquet, which is for interviews; import takes finished results",
      "compute interviews with: npm run study -- compute; export finished results as CSV UTF-8 or .xlsx",
    );
    return null;
  }
  if (signature === "d0cf11e0") {
    problems.add({}, "old Excel format (.xls) or password-protected file", "save it as .xlsx without a password");
    return null;
  }
  return readCsv(bytes, problems);
}
