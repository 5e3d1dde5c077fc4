import "server-only";
import type { Blob } from "node:buffer";
import type Stream from "node:stream";
import type { Feature } from "write-excel-file/node";

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Maximum characters of a footer; Excel allows 255 including codes. */
const LONGEST = 180;

/** A footer in Excel's codes: text on the left, page number on the right. */
function toFoot(source: string): string {
  const cut = Array.from(source).length > LONGEST ? `${Array.from(source).slice(0, LONGEST).join("")}…` : source;
  return `&L&8${cut.replaceAll("&", "&&")}&R&8&P of &N`.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}

/**
 * Print settings, which the workbook library cannot write: A4, fitted to the paper's width, the first sheet portrait
 * and the tables landscape, with source and page number in the footer.
 */
export function printing(source: string): Feature<Stream | Buffer | Blob> {
  return {
    files: {
      transform: {
        "xl/worksheets/sheet{id}.xml": {
          transform: (xml, _options, { sheetIndex }) =>
            xml
              .replace(/(<worksheet[^>]*>)/, '$1<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
              .replace(
                "</worksheet>",
                `<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.7" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="${sheetIndex === 0 ? "portrait" : "landscape"}" fitToWidth="1" fitToHeight="0"/><headerFooter><oddFooter>${toFoot(source)}</oddFooter></headerFooter></worksheet>`,
              ),
        },
      },
    },
  };
}
