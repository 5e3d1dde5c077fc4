import "server-only";
import type { Blob } from "node:buffer";
import type Stream from "node:stream";
import type { Feature } from "write-excel-file/node";

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Characters of a foot; Excel takes 255, codes included. */
const LONGEST = 180;

/** A foot in the codes of Excel: what it says on the left, the page on the right. */
function toFoot(source: string): string {
  const cut = Array.from(source).length > LONGEST ? `${Array.from(source).slice(0, LONGEST).join("")}…` : source;
  return `&L&8${cut.replaceAll("&", "&&")}&R&8&P of &N`.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}

/**
 * How each sheet prints, which the workbook writer cannot say: A4, as wide as the paper and as long as it needs, the
 * first sheet upright and the tables lying, with the source and the page below.
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
