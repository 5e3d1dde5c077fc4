import type PDFDocument from "pdfkit";
import type { OpenFont } from "pdfkit";
import { toPalette } from "@/lib/charts/drawing/colours";
import { FONTS, isLatin } from "@/lib/sharing/exports/fonts";

/** Colours on white paper. */
export const INK = toPalette("print");

/** Margins in points, and the remaining width of A4. */
export const MARGIN = 40;
export const PAGE_WIDTH = { portrait: 595.28 - 2 * MARGIN, landscape: 841.89 - 2 * MARGIN } as const;
/** Points above the first line and below the last. */
export const [TOP, BOTTOM] = [66, 58];

type Family = "Schibsted Grotesk" | "Newsreader";

/** A text's style; size in points. */
export interface Look {
  size: number;
  weight?: 400 | 600;
  family?: Family;
  /** Of the site, or a team's own. */
  colour?: Parameters<typeof INK.of>[0] | `#${string}`;
  /** Between lines, in points. */
  gap?: number;
}

const nameOf = (family: string, weight: number) => `${family} ${weight}`;

/**
 * Fonts as they were first read, and the words that are shaped in them. A thread makes one report after the other, and
 * both take longer than drawing.
 */
const READ = new Map<string, Pick<OpenFont, "font" | "layoutCache">>();
/** Words that are kept for each font; more than several reports have. */
const MOST_WORDS = 20_000;
/** For a glyph without a letter; pdfkit writes U+0000, which PDF/UA refuses (Matterhorn 31-028). */
const NO_LETTER = [0xff_fd];

/** Registers the fonts with a document. */
export function registerFonts(doc: PDFDocument): void {
  for (const { family, weight, file } of FONTS) {
    const name = nameOf(family, weight);
    const read = READ.get(name);
    if (read && Object.keys(read.layoutCache).length > MOST_WORDS) read.layoutCache = {};
    doc.registerFont(name, read?.font ?? file);
  }
}

/** Accented letters bring the parts they are drawn with: those have a width as well (Matterhorn 31-013, 31-016). */
function widenAll({ font, scale, subset, widths }: OpenFont): void {
  const encode = subset.encode.bind(subset);
  subset.encode = () => {
    const program = encode();
    subset.glyphs.forEach((glyph, at) => (widths[at] = font.getGlyph(glyph).advanceWidth * scale));
    return program;
  };
}

const READY = new WeakSet<OpenFont>();

function useFont(doc: PDFDocument, name: string): PDFDocument {
  doc.font(name);
  const open = doc._font;
  if (READY.has(open)) return doc;
  READY.add(open);
  const read = READ.get(name) ?? open;
  // A glyph keeps the letter it was first asked for with, and as a part of an accented one it is asked for with none.
  if (read === open) for (const letter of open.font.characterSet) open.font.glyphForCodePoint(letter);
  READ.set(name, read);
  open.layoutCache = read.layoutCache;
  open.unicode[0] = NO_LETTER;
  widenAll(open);
  return doc;
}

/** A colour of the site or a team as "#rrggbb". */
export const toHex = (colour: NonNullable<Look["colour"]>): string => (isHex(colour) ? colour : INK.of(colour));
export const isHex = (colour: string): colour is `#${string}` => colour.startsWith("#");

/** Sets the font for this text. */
export function useFontFor(
  doc: PDFDocument,
  text: string,
  { size, weight = 400, family = "Schibsted Grotesk" }: Look,
): PDFDocument {
  const face = isLatin(text) ? nameOf(family, family === "Newsreader" ? 400 : weight) : nameOf("Noto Sans", weight);
  return useFont(doc, face).fontSize(size);
}

/** Sets font and colour for this text. */
export const setPen = (doc: PDFDocument, text: string, look: Look): PDFDocument =>
  useFontFor(doc, text, look).fillColor(toHex(look.colour ?? "ink"));
