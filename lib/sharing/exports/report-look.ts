import type PDFDocument from "pdfkit";
import { toPalette } from "@/lib/charts/drawing/colours";
import { FONTS } from "@/lib/sharing/exports/fonts";

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

/** Registers the fonts with a document. */
export function registerFonts(doc: PDFDocument): void {
  for (const { family, weight, file } of FONTS) doc.registerFont(nameOf(family, weight), file);
}

/** Characters of other alphabets need another font. */
const isPlain = (text: string): boolean => !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text);

/** A colour of the site or a team as "#rrggbb". */
const toHex = (colour: NonNullable<Look["colour"]>): string => (isHex(colour) ? colour : INK.of(colour));
export const isHex = (colour: string): colour is `#${string}` => colour.startsWith("#");

/** Sets font and colour for this text. */
export function setPen(
  doc: PDFDocument,
  text: string,
  { size, weight = 400, family = "Schibsted Grotesk", colour = "ink" }: Look,
): PDFDocument {
  const face = isPlain(text) ? nameOf(family, family === "Newsreader" ? 400 : weight) : nameOf("Noto Sans", weight);
  return doc.font(face).fontSize(size).fillColor(toHex(colour));
}
