import "server-only";
import type { Blob } from "node:buffer";
import type Stream from "node:stream";
import type { Feature } from "write-excel-file/node";

/** Order of a font's parts in the schema (ISO/IEC 29500-1, 18.8.22): the workbook library writes another. */
const ORDER = ["b", "i", "strike", "u", "vertAlign", "sz", "color", "name", "family", "scheme"];

const placeOf = (part: string): number => ORDER.indexOf(/^<(\w+)/.exec(part)?.[1] ?? "");

/** Fonts as the schema wants them: some readers repair the file otherwise. */
export const styles: Feature<Stream | Buffer | Blob> = {
  files: {
    transform: {
      "xl/styles.xml": {
        transform: (xml) =>
          xml.replaceAll(
            /<font>(.*?)<\/font>/g,
            (_, parts: string) =>
              `<font>${(parts.match(/<[^>]+>/g) ?? []).toSorted((a, b) => placeOf(a) - placeOf(b)).join("")}</font>`,
          ),
      },
    },
  },
};
