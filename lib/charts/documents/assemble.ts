import type { ChartDocument, ChartPicture, ChartTable } from "@/lib/charts/document";
import { toPictureTable, type TableWords } from "@/lib/charts/documents/picture-table";
import { ANALYSES, type AnalysisId } from "@/lib/catalogue/analyses";
import { toChartTable } from "@/lib/charts/table-document";
import { shortName } from "@/lib/platform/words/shorten";
import type { CsvTable } from "@/lib/charts/csv-table";

interface DocumentParts extends Omit<ChartDocument, "figure" | "name" | "kicker" | "notes" | "pictures" | "tables"> {
  /** The pictures, each with the name of its sheet and the format of its values. */
  drawn: readonly { picture: ChartPicture; words: TableWords }[];
  /** Sheets in addition to those of the pictures. */
  more?: readonly ChartTable[];
  /** Everything the page shows, as in its CSV file. */
  csv: CsvTable;
  /** Name of that sheet. */
  csvName: string;
}

/** Rows that the title names are drawn in every size. */
function markSaid(picture: ChartPicture, title: string): ChartPicture {
  const isNamed = ({ label }: { label: string }) => title.includes(label) || title.includes(shortName(label));
  const mark = <Row extends { label: string }>(row: Row) => (isNamed(row) ? { ...row, isSaid: true as const } : row);
  if (picture.kind === "intervals") return { ...picture, rows: picture.rows.map(mark) };
  return picture.kind === "heat" ? { ...picture, rows: picture.rows.map(mark) } : picture;
}

/** Assembles a document: a sheet for each picture, the page's own table last, the page's notes. */
export function assemble(
  figure: AnalysisId,
  { drawn, more = [], csv, csvName, ...rest }: DocumentParts,
): ChartDocument {
  // A picture has its own rows: it shares only what applies to the whole page.
  const common = Object.fromEntries(Object.entries(csv.about).filter(([, value]) => !Array.isArray(value)));
  return {
    ...rest,
    figure,
    name: csv.name,
    kicker: ANALYSES[figure].name,
    summary: rest.summary.filter((each) => each !== ""),
    filters: rest.filters.filter(({ value }) => value !== ""),
    notes: csv.notes,
    pictures: drawn.map(({ picture }) => markSaid(picture, rest.title)),
    tables: [
      ...drawn.map(({ picture, words }) => ({ ...toPictureTable(picture, words), about: common })),
      ...more,
      { ...toChartTable(csv), name: csvName },
    ],
  };
}
