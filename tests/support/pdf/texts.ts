import { readContent } from "./content";
import { readPdf } from "./file";
import { fontsOf, toUnicode } from "./fonts";

/** Every text that a PDF file draws, in order: what readers copy out of it. Written for the files of this site. */
export function readPdfTexts(bytes: Uint8Array): string[] {
  const file = readPdf(bytes);
  return file.pages.flatMap(({ dictionary }) => {
    const letters = new Map([...fontsOf(file, dictionary)].map(([name, font]) => [name, toUnicode(file, font)]));
    return readContent(file.streamOf(file.entry(dictionary, "Contents"))).texts.map(({ font, glyphs }) =>
      glyphs.map((glyph) => letters.get(font)?.get(glyph) ?? "").join(""),
    );
  });
}
