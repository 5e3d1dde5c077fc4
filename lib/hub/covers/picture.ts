import sharp from "sharp";
import {
  coverFile,
  COVER_KINDS,
  COVER_TYPES,
  NARROWEST,
  sizesOf,
  type CoverKind,
  type CoverSize,
  type StoredCover,
} from "@/lib/hub/covers/cover";

const MEGABYTE = 1024 * 1024;
const MOST_BYTES = 8 * MEGABYTE;
const MOST_PIXELS = 40_000_000;
/** A picture with a larger ratio of height to width is not suitable as a cover. */
const TALLEST = 3;
/** Seconds until reading a slow picture is abandoned. */
const PATIENCE = 20;

/** First bytes of each accepted kind, and its decoder. AVIF names itself in its first box. */
const KINDS: readonly { format: string; isIt: (bytes: Buffer) => boolean }[] = [
  { format: "jpeg", isIt: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) },
  {
    format: "png",
    isIt: (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  },
  {
    format: "webp",
    isIt: (bytes) => bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP",
  },
  {
    format: "heif",
    isIt: (bytes) => bytes.toString("latin1", 4, 8) === "ftyp" && /avif|avis/.test(bytes.toString("latin1", 8, 32)),
  },
];

/** Why a picture was refused, as shown to its sender. */
export interface NoPicture {
  status: "refused";
  words: string;
}

export interface Encoded {
  cover: StoredCover;
  files: { name: string; type: string; bytes: Buffer }[];
}

const refused = (words: string): NoPicture => ({ status: "refused", words });

/** Turned upright: cameras store the rotation in metadata, which is removed. */
const open = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", pages: 1 })
    .timeout({ seconds: PATIENCE })
    .autoOrient();

/** A kind that matches both its first bytes and its decoder, and the displayed size. */
async function measure(bytes: Buffer): Promise<CoverSize | NoPicture> {
  const kind = KINDS.find(({ isIt }) => isIt(bytes));
  if (!kind)
    return refused("The file is not a JPEG, PNG, WebP or AVIF image. Save it in one of these formats and try again.");
  try {
    const { format, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    if (format !== kind.format)
      return refused("The file’s content doesn’t match its type. Save it again as JPEG or PNG.");
    if (width * height > MOST_PIXELS)
      return refused(
        `The image has ${Math.round((width * height) / 1_000_000)} million pixels; the limit is 40 million. A width of 1,920 pixels is enough.`,
      );
    if (width < NARROWEST)
      return refused(`The image is ${width} pixels wide; it must be at least ${NARROWEST}. 1,920 is best.`);
    if (height > width * TALLEST)
      return refused("The image is more than three times as tall as it is wide. Crop it to a wider shape.");
    return { width, height };
  } catch {
    return refused("We couldn’t read the image; it may be damaged. Save it again and retry.");
  }
}

async function encode(bytes: Buffer, { width, height }: CoverSize, kind: CoverKind): Promise<Buffer> {
  const picture = open(bytes).resize({ width, height, fit: "fill" }).toColourspace("srgb");
  if (kind === "avif") return picture.avif({ quality: 55, effort: 3 }).toBuffer();
  if (kind === "webp") return picture.webp({ quality: 76, effort: 4 }).toBuffer();
  // JPEG has no transparency: transparent areas become paper.
  return picture.flatten({ background: "#ffffff" }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}

/**
 * An uploaded picture → the stored files, encoded again from its pixels alone, without place, camera or other metadata.
 */
export async function encodeCover(id: string, bytes: Buffer): Promise<Encoded | NoPicture> {
  if (bytes.length > MOST_BYTES)
    return refused(
      `The file is ${(bytes.length / MEGABYTE).toFixed(1)} MB; the limit is 8 MB. Reduce its size or save it as JPEG.`,
    );
  const size = await measure(bytes);
  if ("status" in size) return size;
  const sizes = sizesOf(size);
  const files: Encoded["files"] = [];
  try {
    // One after the other: several at once would slow down the site for everyone.
    for (const each of sizes) {
      for (const kind of COVER_KINDS)
        files.push({
          name: coverFile(id, each, kind),
          type: COVER_TYPES[kind],
          bytes: await encode(bytes, each, kind),
        });
    }
  } catch {
    return refused("The image is incomplete or damaged. Save it again and retry.");
  }
  const largest = sizes.at(-1) ?? size;
  return { cover: { id, ...largest, sizes }, files };
}
