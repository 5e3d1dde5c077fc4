import { isDictionary, listOf, type PdfFile, wordsOf } from "./file";
import type { PdfValue } from "./values";

/** Letters of a font's glyphs (ISO 32000-1, 9.10.3): ranges with a list of texts, as pdfkit writes them. */
function lettersOf(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, from = "", , list = ""] of map.matchAll(/<([\da-f]+)> <([\da-f]+)> \[([^\]]*)\]/gi))
    [...list.matchAll(/<([\da-f ]*)>/gi)].forEach(([, codes = ""], at) =>
      letters.set(
        Number.parseInt(from, 16) + at,
        Buffer.from(codes.replaceAll(" ", ""), "hex").swap16().toString("utf16le"),
      ),
    );
  return letters;
}

/** Fonts of a page by their names in it. */
export function fontsOf({ at }: PdfFile, page: PdfValue): Map<string, PdfValue> {
  const fonts = at(page, "Resources", "Font");
  return new Map(isDictionary(fonts) ? fonts.entries : []);
}

/** Letters of a font's glyphs by their numbers. */
export const toUnicode = ({ entry, streamOf }: PdfFile, font: PdfValue | undefined): Map<number, string> =>
  lettersOf(streamOf(entry(font, "ToUnicode")));

/** Widths of a font's glyphs in thousandths, as the file states them (ISO 32000-1, 9.7.4.3). */
function statedWidths({ at, follow }: PdfFile, descendant: PdfValue): Map<number, number> {
  const widths = new Map<number, number>();
  const list = listOf(at(descendant, "W"));
  for (let at = 0; at < list.length;) {
    const first = Number(follow(list[at]));
    const next = follow(list[at + 1]);
    if (Array.isArray(next)) {
      next.forEach((width, glyph) => typeof width === "number" && widths.set(first + glyph, width));
      at += 2;
    } else {
      for (let glyph = first; glyph <= Number(next); glyph += 1) widths.set(glyph, Number(follow(list[at + 2])));
      at += 3;
    }
  }
  return widths;
}

/** Widths in thousandths from a TrueType program: its tables "head", "hhea" and "hmtx". */
function programWidths(program: Buffer): number[] {
  const count = program.readUInt16BE(4);
  const tables = new Map(
    Array.from({ length: count }, (_, at): [string, number] => [
      program.toString("latin1", 12 + at * 16, 16 + at * 16),
      program.readUInt32BE(20 + at * 16),
    ]),
  );
  const offset = (name: string): number => {
    const from = tables.get(name);
    if (from === undefined) throw new Error(`The font has no table ${name}.`);
    return from;
  };
  const scale = 1000 / program.readUInt16BE(offset("head") + 18);
  const metrics = program.readUInt16BE(offset("hhea") + 34);
  const glyphs = program.readUInt16BE(offset("maxp") + 4);
  return Array.from(
    { length: glyphs },
    (_, at) => program.readUInt16BE(offset("hmtx") + 4 * Math.min(at, metrics - 1)) * scale,
  );
}

/** Values of Unicode that are no letters: for glyphs without a meaning. */
const NO_LETTER = /[\0\ufeff\ufffe]/;

/** What a font must have so that its text can be read and copied (ISO 14289-1, 7.21); `used` are the glyphs drawn. */
export function findFontFaults(file: PdfFile, font: PdfValue, used: ReadonlySet<number>): string[] {
  const { at, entry, follow, streamOf } = file;
  const name = wordsOf(at(font, "BaseFont"));
  const faults: string[] = [];
  const fault = (text: string) => faults.push(`${text} (${name})`);
  const [descendant = null] = listOf(at(font, "DescendantFonts")).map(follow);
  if (wordsOf(at(font, "Subtype")) !== "Type0" || wordsOf(at(descendant, "Subtype")) !== "CIDFontType2")
    return [`${name}: only TrueType fonts of two bytes a glyph are read here`];
  if (wordsOf(at(font, "Encoding")) !== "Identity-H") fault("31-006: an encoding that is not predefined");
  if (wordsOf(at(descendant, "CIDToGIDMap")) !== "Identity") fault("31-004: no map from characters to glyphs");
  if (wordsOf(at(descendant, "CIDSystemInfo", "Ordering")) !== "Identity") fault("31-001: another order of characters");
  const descriptor = at(descendant, "FontDescriptor");
  const program = streamOf(entry(descriptor, "FontFile2"));
  if (program === "") {
    fault("31-009: a font that is not embedded");
    return faults;
  }
  const [stated, real] = [statedWidths(file, descendant), programWidths(Buffer.from(program, "latin1"))];
  const letters = toUnicode(file, font);
  for (const glyph of used) {
    const [says, is] = [stated.get(glyph), real[glyph]];
    if (glyph === 0 || is === undefined) fault(`31-030: a glyph that stands for a missing one: ${glyph}`);
    else if (says === undefined || Math.abs(says - is) > 1) fault(`31-016: glyph ${glyph} is ${is} wide, not ${says}`);
    if (!letters.get(glyph)) fault(`31-027: glyph ${glyph} has no letters`);
  }
  for (const [glyph, text] of letters)
    if (text === "" || NO_LETTER.test(text)) fault(`31-028: glyph ${glyph} stands for a character that is none`);
  const set = streamOf(entry(descriptor, "CIDSet"));
  const isInSet = (glyph: number) => (set.charCodeAt(glyph >> 3) & (0x80 >> (glyph & 7))) > 0;
  if (set !== "" && real.some((_, glyph) => !isInSet(glyph))) fault("31-013: glyphs are missing from the set");
  return faults;
}
