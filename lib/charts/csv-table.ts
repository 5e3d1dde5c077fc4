/** What an analysis page gives to take along as a file: the figures it shows, rounded as it shows them. */
export interface CsvTable {
  /** File name without its ending; made safe where the file is written. */
  name: string;
  columns: string[];
  /** Figures as numbers rounded by `roundTo`, words as text; null where there is nothing. */
  rows: (string | number | null)[][];
  /** Lines below the table: source, sample label, what an interval is of. */
  notes: string[];
}
