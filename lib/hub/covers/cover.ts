export interface CoverSize {
  width: number;
  height: number;
}

/** A picture for posts, with each of its sizes as AVIF, WebP and JPEG. */
export interface StoredCover extends CoverSize {
  id: string;
  /** Smallest first; the last is the largest, with the picture's full width and height. */
  sizes: readonly CoverSize[];
}

/** The picture of one post. */
export interface Cover extends StoredCover {
  /** What it shows, for people who can’t see it. */
  alt: string;
}

/** From the smallest file to the most widely supported. */
export const COVER_KINDS = ["avif", "webp", "jpg"] as const;
export type CoverKind = (typeof COVER_KINDS)[number];

export const COVER_TYPES: Readonly<Record<CoverKind, string>> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
};

/** Path in the bucket: `<id>/<width>x<height>.<kind>`. */
export const coverFile = (id: string, { width, height }: CoverSize, kind: CoverKind): string =>
  `${id}/${width}x${height}.${kind}`;

/** Its address on the site. */
const coverHref = (id: string, size: CoverSize, kind: CoverKind): string =>
  `/media/covers/${coverFile(id, size, kind)}`;

const FILE = /^[\da-f-]{36}\/[1-9]\d{0,4}x[1-9]\d{0,4}\.(avif|webp|jpg)$/;

/** The kind of a file in the bucket, or null for an invalid name. */
export function kindOfFile(file: string): CoverKind | null {
  const kind = FILE.exec(file)?.[1];
  return COVER_KINDS.find((one) => one === kind) ?? null;
}

/** All sizes of one kind, for `srcset`. */
export const coverSet = ({ id, sizes }: StoredCover, kind: CoverKind): string =>
  sizes.map((size) => `${coverHref(id, size, kind)} ${size.width}w`).join(", ");

/** The largest JPEG, for social cards, feeds, and browsers without `<picture>`. */
export const coverSrc = (cover: StoredCover): string => coverHref(cover.id, cover, "jpg");

const WIDTHS = [640, 1280, 1920] as const;
/** Narrower pictures would be enlarged on a page. */
export const NARROWEST = WIDTHS[0];

/** The sizes of a stored picture: never larger than the original, at most 1,920 wide. */
export function sizesOf({ width, height }: CoverSize): CoverSize[] {
  const largest = Math.min(width, WIDTHS[2]);
  const widths = [...WIDTHS.filter((one) => one < largest), largest];
  return widths.map((one) => ({ width: one, height: Math.max(1, Math.round((height * one) / width)) }));
}
