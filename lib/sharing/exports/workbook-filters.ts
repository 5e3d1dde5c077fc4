import "server-only";
import type { Blob } from "node:buffer";
import type Stream from "node:stream";
import type { Feature } from "write-excel-file/node";

/** The range of a sheet's table, including its first row. */
export interface SheetRange {
  columns: number;
  rows: number;
}

/** `0` → `A`, `26` → `AA`. */
const toColumnName = (column: number): string =>
  (column >= 26 ? toColumnName(Math.floor(column / 26) - 1) : "") + String.fromCodePoint(65 + (column % 26));

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escape = (text: string) => text.replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

type FilterFeature = Feature<Stream | Buffer | Blob>;

/** Adds filters to each sheet's table, because the workbook writer cannot; null: a sheet without filters. */
export function filters(ranges: readonly (SheetRange | null)[], names: readonly string[]): FilterFeature {
  const ends = ranges.map((range) =>
    range && range.columns > 0 ? { column: range.columns - 1, row: range.rows - 1 } : null,
  );
  const defined = ends.flatMap((end, sheet) => {
    if (!end) return [];
    const name = escape((names[sheet] ?? "").replaceAll("'", "''"));
    return [
      `<definedName name="_xlnm._FilterDatabase" localSheetId="${sheet}" hidden="1">'${name}'!$A$1:$${toColumnName(end.column)}$${end.row + 1}</definedName>`,
      // The heading repeats on each printed page.
      `<definedName name="_xlnm.Print_Titles" localSheetId="${sheet}">'${name}'!$1:$1</definedName>`,
    ];
  });
  return {
    files: {
      transform: {
        "xl/worksheets/sheet{id}.xml": {
          transform: (xml, _options, { sheetIndex }) => {
            const end = ends[sheetIndex];
            return end
              ? xml.replace(
                  "</sheetData>",
                  `</sheetData><autoFilter ref="A1:${toColumnName(end.column)}${end.row + 1}"/>`,
                )
              : xml;
          },
        },
        // Spreadsheets also need the filter's hidden name.
        "xl/workbook.xml": {
          transform: (xml) =>
            xml.replace(/<definedNames\s*\/>|<definedNames>\s*<\/definedNames>/, () =>
              defined.length > 0 ? `<definedNames>${defined.join("")}</definedNames>` : "",
            ),
        },
      },
    },
  };
}
