import "server-only";
import type { Blob } from "node:buffer";
import type Stream from "node:stream";
import type { Feature } from "write-excel-file/node";

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Maximum characters of a header's or footer's text; Excel allows 255 including codes. */
const LONGEST = 180;

/**
 * A header or footer in Excel's codes: text on the left, a code such as the page number on the right. A digit at the
 * beginning would be read as part of the size.
 */
function toMargin(words: string, code: string): string {
  const cut = Array.from(words).length > LONGEST ? `${Array.from(words).slice(0, LONGEST).join("")}…` : words;
  const apart = /^\d/.test(cut) ? " " : "";
  return `&L&8${apart}${cut.replaceAll("&", "&&")}&R&8${code}`.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}

/**
 * Print settings, which the workbook library cannot write: A4, fitted to the paper's width, the first sheet portrait
 * and the tables landscape, with title and sheet above them; source and page number in the footer.
 */
export function printing(title: string, source: string): Feature<Stream | Buffer | Blob> {
  return {
    files: {
      transform: {
        "xl/worksheets/sheet{id}.xml": {
          transform: (xml, _options, { sheetIndex }) =>
            xml
              .replace(/(<worksheet[^>]*>)/, '$1<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
              .replace(
                "</worksheet>",
                `<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.7" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="${sheetIndex === 0 ? "portrait" : "landscape"}" fitToWidth="1" fitToHeight="0"/><headerFooter>${sheetIndex === 0 ? "" : `<oddHeader>${toMargin(title, "&A")}</oddHeader>`}<oddFooter>${toMargin(source, "&P of &N")}</oddFooter></headerFooter></worksheet>`,
              ),
        },
      },
    },
  };
}
