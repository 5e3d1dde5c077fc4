import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import type { LookLogo } from "@/lib/sharing/looks/look";
import { toSafeSvg } from "@/lib/sharing/looks/svg-logo";
import { DECIMALS, formatNumber } from "@/lib/platform/words/format";

/** Why a logo was not taken, for its sender. */
interface NoLogo {
  words: string;
}

const KILOBYTE = 1024;
const MOST_LOGO_BYTES = 512 * KILOBYTE;
/** What is stored: enough for a cover in print. */
const [MOST_WIDE, MOST_HIGH] = [1_200, 400];
const MOST_STORED = 300_000;
const MOST_PIXELS = 16_000_000;
/** A smaller one is blurred on a cover. */
const [LEAST_WIDE, LEAST_HIGH] = [32, 32];
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Seconds until a slow picture is given up. */
const PATIENCE = 10;

const NEITHER = "The logo must be a PNG or SVG file.";
const BROKEN = "We couldn’t read the PNG; it may be damaged. Save it again and retry.";

/** The drawing in the largest size that is stored. Nothing is loaded: it has neither pictures nor text. */
function drawSvg(svg: string): Buffer | NoLogo {
  try {
    const font = { loadSystemFonts: false };
    const { width, height } = new Resvg(svg, { font });
    if (!(width > 0 && height > 0)) return { words: "The SVG has no size. Export it again, or send a PNG." };
    const fitTo =
      width / height >= MOST_WIDE / MOST_HIGH
        ? ({ mode: "width", value: MOST_WIDE } as const)
        : ({ mode: "height", value: MOST_HIGH } as const);
    return Buffer.from(new Resvg(svg, { font, fitTo }).render().asPng());
  } catch {
    return { words: "We couldn’t draw the SVG. Export it again, or send a PNG." };
  }
}

/** Share of the visible pixels that stand out from white paper. */
async function visibleShare(png: Buffer): Promise<number> {
  const { data } = await sharp(png)
    .resize({ width: 200, height: 200, fit: "inside" })
    .flatten({ background: "#ffffff" })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.reduce((count, level) => count + (level < 235 ? 1 : 0), 0) / Math.max(1, data.length);
}

/**
 * A logo from the file that was sent: drawn or encoded again, so that nothing of the file remains but its pixels, and at
 * most 1,200 by 400 of them.
 */
export async function toLogo(bytes: Uint8Array): Promise<LookLogo | NoLogo> {
  if (bytes.byteLength > MOST_LOGO_BYTES)
    return {
      words: `The logo has ${formatNumber(bytes.byteLength / KILOBYTE)} kB; the limit is ${formatNumber(MOST_LOGO_BYTES / KILOBYTE)} kB.`,
    };
  const file = Buffer.from(bytes);
  let png: Buffer = file;
  if (!file.subarray(0, PNG.length).equals(PNG)) {
    const text = new TextDecoder("utf-8").decode(file);
    if (!/<svg[\s>]|:svg[\s>]/.test(text)) return { words: NEITHER };
    const safe = toSafeSvg(text);
    if ("words" in safe) return safe;
    const drawn = drawSvg(safe.svg);
    if ("words" in drawn) return drawn;
    png = drawn;
  }
  try {
    const { format, width, height } = await sharp(png, { limitInputPixels: false }).metadata();
    if (format !== "png") return { words: BROKEN };
    if (width * height > MOST_PIXELS)
      return {
        words: `The logo has ${formatNumber((width * height) / 1_000_000, DECIMALS.amount)} million pixels; the limit is ${MOST_PIXELS / 1_000_000} million. ${formatNumber(MOST_WIDE)} pixels across are enough.`,
      };
    if (width < LEAST_WIDE || height < LEAST_HIGH)
      return {
        words: `The logo is ${width} × ${height} pixels; it must be at least ${LEAST_WIDE} × ${LEAST_HIGH}. ${formatNumber(MOST_WIDE)} pixels across are best.`,
      };
    const fitted = sharp(png, { limitInputPixels: MOST_PIXELS, failOn: "error" })
      .timeout({ seconds: PATIENCE })
      .resize({ width: MOST_WIDE, height: MOST_HIGH, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb");
    let kept = await fitted.clone().png({ compressionLevel: 9 }).toBuffer({ resolveWithObject: true });
    if (kept.data.byteLength > MOST_STORED)
      kept = await fitted.clone().png({ palette: true, colours: 128 }).toBuffer({ resolveWithObject: true });
    if (kept.data.byteLength > MOST_STORED)
      return { words: "The logo has too many colours and details to be stored. Send a simpler or smaller version." };
    // A white logo is meant for dark ground: on a slide it would be an empty space.
    if ((await visibleShare(kept.data)) < 0.002)
      return { words: "The logo can’t be seen on white paper. Send a version for light backgrounds." };
    return { png: kept.data.toString("base64"), width: kept.info.width, height: kept.info.height };
  } catch {
    return { words: BROKEN };
  }
}
