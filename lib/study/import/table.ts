/** A cell as the file gives it: text from CSV, typed values from a workbook. */
export type Cell = string | number | boolean | Date | null;

/** A file as rows of cells, each with its line number; the first row has the column names. */
export type Table = {
  headerLine: number;
  header: readonly Cell[];
  rows: readonly { line: number; cells: readonly Cell[] }[];
};
