import "server-only";
import type PptxGenJS from "pptxgenjs";
import { wrapText } from "@/lib/charts/drawing/text-width";
import { FONT, FOOT, INCH, ROOM, slideColour } from "@/lib/sharing/slides/look";
import { toXmlText } from "@/lib/charts/documents/xml-text";

/** Whether a text of this size, in points, fits this many lines of `room` inches. */
const fits = (text: string, size: number, room: number, lines: number): boolean =>
  wrapText(text, size, room * INCH, lines + 1).length <= lines;

/** The largest of these sizes in which a text fits its lines; otherwise the smallest. */
function toSize(text: string, sizes: readonly (readonly [size: number, lines: number])[], room: number): number {
  return (sizes.find(([size, lines]) => fits(text, size, room, lines)) ?? sizes.at(-1) ?? [10])[0];
}

/** Fills a placeholder with text of this size, in its layout's colour unless another is given. */
export function fillPlace(
  slide: PptxGenJS.Slide,
  place: string,
  text: string,
  { size, colour, isBold = false }: { size: number; colour?: string; isBold?: boolean },
): void {
  const options = { fontSize: size, bold: isBold, fontFace: FONT, ...(colour === undefined ? {} : { color: colour }) };
  slide.addText([{ text: toXmlText(text), options }], { placeholder: place });
}

const TITLES = [
  [26, 2],
  [22, 2],
  [18, 2],
  [15, 3],
  [12, 4],
] as const;
const SUBTITLES = [
  [13, 2],
  [12, 2],
  [10, 3],
] as const;

/** As many sentences of a source as fit two lines of 10 points; none is cut. */
export function toShownSource(source: string): string {
  const sentences = `Source: ${source}`.split(/(?<=\.)\s+/);
  while (sentences.length > 1 && !fits(sentences.join(" "), 10, FOOT.source - 0.1, 2)) sentences.pop();
  return sentences.join(" ");
}

/** The address of a chart as readers type it; null where it is too long for the foot of a slide. */
export function toShownAddress(address: string): string | null {
  const bare = address.replace(/^https?:\/\//, "");
  return fits(bare, 10, FOOT.address, 1) ? bare : null;
}

/**
 * Title, subtitle and source of a slide: long ones in smaller type, never cut. The title has the colour of its layout
 * (`masters.ts`), which may be a team's own.
 */
export function fillHead(slide: PptxGenJS.Slide, title: string, subtitle: string, source: string): void {
  const soft = slideColour("ink-2");
  fillPlace(slide, "title", title, { size: toSize(title, TITLES, ROOM), isBold: true });
  fillPlace(slide, "subtitle", subtitle, { size: toSize(subtitle, SUBTITLES, ROOM), colour: soft });
  fillPlace(slide, "source", source, { size: 10, colour: soft });
}

/** Title of a cover, in the largest size that fits. */
export const coverSize = (title: string): number =>
  toSize(
    title,
    [
      [44, 2],
      [36, 2],
      [28, 3],
      [20, 5],
      [14, 7],
    ],
    11.4,
  );
