import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import type { ChartDocument } from "@/lib/charts/document";
import { describePicture } from "@/lib/charts/drawing/describe";
import { toSvg } from "@/lib/charts/drawing/svg";
import { toCard } from "@/lib/sharing/exports/card";
import { fontsFor, needsOtherFonts } from "@/lib/sharing/exports/fonts";

/** Pixels of the image per pixel of the drawing: sharp on dense screens, or the size that previews of links ask for. */
type Density = 1 | 2;

/** Of the PNG: each step takes longer and saves a little; the larger image is kept below 400 kB. */
const COMPRESSION = { wide: 2, square: 3 } as const;

/**
 * Returns the memory of pixels that are packed. V8 counts twelve megabytes as the thread’s own, and otherwise goes
 * through all of its objects after each picture.
 */
function giveBack({ buffer }: Buffer): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}

/**
 * An opaque SVG drawing as a PNG in the site's fonts. sharp packs it in a third of the
 * time that resvg needs; leaving out its opacity, which is whole, would take longer than packing it.
 */
async function rasterise(svg: string, density: Density, compressionLevel: number): Promise<Uint8Array> {
  const image = new Resvg(svg, {
    fitTo: { mode: "zoom", value: density },
    font: {
      fontFiles: fontsFor(svg),
      loadSystemFonts: needsOtherFonts(svg),
      defaultFontFamily: "Schibsted Grotesk",
    },
  }).render();
  const { width, height, pixels } = image;
  const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel })
    .toBuffer();
  giveBack(pixels);
  return png;
}

function toCardSvg(document: ChartDocument, kind: "wide" | "square" | "figure", permalink: string): string | null {
  const [picture] = document.pictures;
  const card = toCard(document, kind, "light", permalink);
  return picture && card
    ? toSvg(card, {
        title: document.title,
        description: `${document.subtitle} ${describePicture(picture)} ${document.source}`,
      })
    : null;
}

/**
 * A chart's first picture as a PNG, 2400 × 1260 ("wide") or 2160 × 2160 pixels ("square"), with title, unit, source and
 * address. Null for a chart without a picture.
 */
export async function toPng(
  document: ChartDocument,
  shape: "wide" | "square",
  permalink: string,
  density: Density = 2,
): Promise<Uint8Array | null> {
  const svg = toCardSvg(document, shape, permalink);
  return svg === null ? null : rasterise(svg, density, COMPRESSION[shape]);
}

/**
 * A chart's first picture as an SVG file, 1200 pixels wide and as high as it needs, framed like the PNG. Null for a
 * chart without a picture.
 */
export function toSvgFile(document: ChartDocument, permalink: string): string | null {
  return toCardSvg(document, "figure", permalink);
}
