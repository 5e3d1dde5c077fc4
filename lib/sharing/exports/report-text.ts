import type PDFDocument from "pdfkit";
import { wrapText } from "@/lib/charts/drawing/text-width";
import { isLatin, toFontRuns } from "@/lib/sharing/exports/fonts";
import { type Look, MARGIN, toHex, useFontFor } from "@/lib/sharing/exports/report-look";

const round = (value: number): number => Math.round(value * 1000) / 1000;

const COLOURS = new Map<string, string>();

/** The operator that sets a colour for what is filled. */
function toFill(hex: string): string {
  const known = COLOURS.get(hex);
  if (known !== undefined) return known;
  const parts = [1, 3, 5].map((at) => round(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const fill = `${parts.join(" ")} rg`;
  COLOURS.set(hex, fill);
  return fill;
}

type Anchor = "start" | "middle" | "end";
const BEFORE: Record<Anchor, number> = { start: 0, middle: 0.5, end: 1 };

/**
 * One line of text on its baseline, as a single piece of the page. The library's own way measures and breaks lines,
 * saves the whole state for each text and shapes it twice where it is aligned: a report has thousands of cells.
 */
export function drawLine(
  doc: PDFDocument,
  text: string,
  look: Look,
  x: number,
  y: number,
  anchor: Anchor = "start",
): void {
  const runs = isLatin(text) ? [text] : toFontRuns(text);
  const widths = runs.map((run) => (anchor === "start" && runs.length === 1 ? 0 : widthOf(doc, run, look)));
  let left = x - widths.reduce((sum, width) => sum + width, 0) * BEFORE[anchor];
  runs.forEach((run, at) => {
    drawRun(doc, run, look, left, y);
    left += widths[at] ?? 0;
  });
}

/** A longer text in lines of this width, for alphabets of which no font has all; its height in points. */
export function drawLines(
  doc: PDFDocument,
  text: string,
  look: Look,
  [x, y]: readonly [number, number],
  { width, gap, isDrawn }: { width: number; gap: number; isDrawn: boolean },
): number {
  useFontFor(doc, "", look);
  const [pitch, down] = [doc.currentLineHeight(true) + gap, (doc._font.ascender * look.size) / 1000];
  const lines = wrapText(text, look.size, width, MOST_LINES);
  if (isDrawn) lines.forEach((line, at) => drawLine(doc, line, look, x, y + down + at * pitch));
  return lines.length * pitch;
}

const MOST_LINES = 200;

function widthOf(doc: PDFDocument, text: string, look: Look): number {
  useFontFor(doc, text, look);
  return doc.widthOfString(text);
}

function drawRun(doc: PDFDocument, text: string, look: Look, left: number, y: number): void {
  useFontFor(doc, text, look);
  const font = doc._font;
  const [glyphs, places] = font.encode(text);
  if (places.some(({ xOffset, yOffset }) => xOffset !== 0 || yOffset !== 0)) {
    doc.text(text, left, y, { lineBreak: false, baseline: "alphabetic" });
    return;
  }
  let run = "";
  let shown = "";
  glyphs.forEach((glyph, at) => {
    run += glyph;
    const { xAdvance = 0, advanceWidth = 0 } = places[at] ?? {};
    if (xAdvance === advanceWidth) return;
    shown += `<${run}>${round(advanceWidth - xAdvance)}`;
    run = "";
  });
  if (run !== "") shown += `<${run}>`;
  doc.page.fonts[font.id] ??= font.ref();
  const matrix = `1 0 0 -1 ${round(left)} ${round(y)} Tm`;
  const fill = toFill(toHex(look.colour ?? "ink"));
  doc.addContent(`${fill} BT /${font.id} ${round(look.size)} Tf ${matrix} [${shown}] TJ ET`);
}

/** Numbers of sheets in contents, for print: an artifact, since links lead there. */
export function writeNumbers(
  doc: PDFDocument,
  numbers: readonly { name: string; size: number; y: number }[],
  anchors: ReadonlyMap<string, number>,
): void {
  if (numbers.length === 0) return;
  doc.markContent("Artifact", { type: "Layout" });
  for (const { name, size, y } of numbers) {
    const number = anchors.get(name);
    if (number !== undefined)
      drawLine(doc, String(number), { size, colour: "ink-2" }, doc.page.width - MARGIN, y + size, "end");
  }
  doc.endMarkedContent();
}
