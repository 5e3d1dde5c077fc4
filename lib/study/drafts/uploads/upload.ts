import { z } from "zod";
import { LARGEST_CHUNK } from "@/lib/study/drafts/uploads/chunks";

/** Gigabytes of a file at most, where the setting is not given. */
export const USUAL_LIMIT = 20;
const GIGABYTE = 1_000_000_000;
/** Free disk space, in sizes of the file: itself, its copy as Parquet, and scratch. */
const TIMES_FREE = 3;
/** Days that an unfinished upload is kept. */
const DAYS_KEPT = 7;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
export const chunkHash = hash;

/**
 * A name as it is shown. It is never used as a path; control characters and path separators are refused all the same.
 */
export const fileName = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}/\\]+$/u);

/** What is known of an upload, beside its bytes. */
export const uploadNote = z.strictObject({
  id: z.uuid(),
  draft: z.uuid(),
  name: fileName,
  size: z.int().positive(),
  /** Bytes that have arrived, from the first. */
  received: z.int().nonnegative(),
  /** Size and hash of the first chunk, by which a browser recognises a file that is chosen again. */
  first: z.strictObject({ size: z.int().positive(), sha256: hash }).nullable(),
  /** ISO times. */
  begunAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
});
export type UploadNote = z.output<typeof uploadNote>;

export const isComplete = ({ size, received }: Pick<UploadNote, "size" | "received">): boolean => received === size;

/** What a chunk says of its place. */
export type ChunkRange = { first: number; size: number; total: number };

/** `Content-Range: bytes 0-99/1000`; null for anything else. */
export function parseRange(header: string | null): ChunkRange | null {
  const parts = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(header ?? "");
  if (!parts) return null;
  const [first, last, total] = parts.slice(1).map(Number) as [number, number, number];
  return last < first || last >= total ? null : { first, size: last - first + 1, total };
}

export type ChunkRefusal = "range" | "too-large" | "gap";

/** Why a chunk does not belong to an upload; null if it does. Bytes that are there already may be sent again. */
export function refuseChunk(
  range: ChunkRange | null,
  note: Pick<UploadNote, "size" | "received">,
): ChunkRefusal | null {
  if (range === null || range.total !== note.size) return "range";
  if (range.size > LARGEST_CHUNK) return "too-large";
  return range.first > note.received ? "gap" : null;
}

/** Largest file in bytes, for a limit in gigabytes. */
export const largestFile = (gigabytes: number): number => Math.floor(gigabytes * GIGABYTE);

/** Whether the disk has room for a file and for what is made of it. */
export const hasRoom = (size: number, free: number): boolean => free >= TIMES_FREE * size;

/** Whether an unfinished upload is so old that it is deleted. */
export function isForgotten(note: UploadNote, now: Date): boolean {
  return !isComplete(note) && now.getTime() - Date.parse(note.changedAt) > DAYS_KEPT * 86_400_000;
}
