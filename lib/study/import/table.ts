/** A cell as the file gives it: text from CSV, typed values from a workbook. */
export type Cell = string | number | boolean | Date | null;

/** A file as rows of cells, each with the line it stands on; the first row names the columns. */
export type Table = {
  headerLine: number;
  header: readonly Cell[];
  rows: readonly { line: number; cells: readonly Cell[] }[];
};
