export interface CoverSize {
  width: number;
  height: number;
}

/** A picture kept for posts: each of its sizes is there as AVIF, WebP and JPEG. */
export interface StoredCover extends CoverSize {
  id: string;
  /** The smallest first; the last is the largest, whose width and height are the picture's. */
  sizes: readonly CoverSize[];
}

/** The picture of one post. */
export interface Cover extends StoredCover {
  /** What it shows, for people who can’t see it. */
  alt: string;
}

/** From the one that travels lightest to the one that every browser knows. */
export const COVER_KINDS = ["avif", "webp", "jpg"] as const;
export type CoverKind = (typeof COVER_KINDS)[number];

export const COVER_TYPES: Readonly<Record<CoverKind, string>> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
};

/** Below the bucket: `<id>/<width>x<height>.<kind>`. */
export const coverFile = (id: string, { width, height }: CoverSize, kind: CoverKind): string =>
  `${id}/${width}x${height}.${kind}`;

/** Where a page gets it from. */
const coverHref = (id: string, size: CoverSize, kind: CoverKind): string =>
  `/media/covers/${coverFile(id, size, kind)}`;

const FILE = /^[\da-f-]{36}\/[1-9]\d{0,4}x[1-9]\d{0,4}\.(avif|webp|jpg)$/;

/** The kind of a file of the bucket, or null for a name that none there can have. */
export function kindOfFile(file: string): CoverKind | null {
  const kind = FILE.exec(file)?.[1];
  return COVER_KINDS.find((one) => one === kind) ?? null;
}

/** All sizes of one kind, for `srcset`. */
export const coverSet = ({ id, sizes }: StoredCover, kind: CoverKind): string =>
  sizes.map((size) => `${coverHref(id, size, kind)} ${size.width}w`).join(", ");

/** The largest as every browser shows it: for cards elsewhere, feeds, and browsers without `<picture>`. */
export const coverSrc = (cover: StoredCover): string => coverHref(cover.id, cover, "jpg");

const WIDTHS = [640, 1280, 1920] as const;
/** Narrower pictures would be blown up on a page. */
export const NARROWEST = WIDTHS[0];

/** The sizes a picture is kept in: never larger than it is, the largest at most 1,920 wide. */
export function sizesOf({ width, height }: CoverSize): CoverSize[] {
  const largest = Math.min(width, WIDTHS[2]);
  const widths = [...WIDTHS.filter((one) => one < largest), largest];
  return widths.map((one) => ({ width: one, height: Math.max(1, Math.round((height * one) / width)) }));
}
