import { strToU8 } from "fflate";
import { packZip } from "@/lib/charts/documents/pack-zip";
import { type Column, escapeXml } from "@/lib/sharing/slides/chart-xml";

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const KIND = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const cell = (value: string | number | null): string =>
  value === null
    ? "<c/>"
    : typeof value === "number"
      ? `<c><v>${value}</v></c>`
      : `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;

const row = (cells: readonly (string | number | null)[]): string => `<row>${cells.map(cell).join("")}</row>`;

/**
 * The smallest workbook (SpreadsheetML, ISO/IEC 29500-1, 18) for the data of a slide's chart: one sheet with column
 * names in the first row. Text is never a formula.
 */
export function toChartSheet(columns: readonly Column[]): Uint8Array<ArrayBuffer> {
  const count = Math.max(0, ...columns.map(({ cells }) => cells.length));
  const rows = Array.from({ length: count }, (_, at) => row(columns.map(({ cells }) => cells[at] ?? null)));
  return packZip({
    "[Content_Types].xml": strToU8(
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${KIND}.worksheet+xml"/></Types>`,
    ),
    "_rels/.rels": strToU8(
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    "xl/workbook.xml": strToU8(
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": strToU8(
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    "xl/worksheets/sheet1.xml": strToU8(
      `${HEAD}<worksheet xmlns="${MAIN}"><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="1" width="32" customWidth="1"/></cols><sheetData>${row(columns.map(({ name }) => name))}${rows.join("")}</sheetData></worksheet>`,
    ),
  });
}
