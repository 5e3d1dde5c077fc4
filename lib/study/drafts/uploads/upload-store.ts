import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rm, statfs } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { setting } from "@/lib/platform/environment/env.server";
import { forgetFileJobs } from "@/lib/study/jobs/file-jobs";
import { writeNote } from "@/lib/study/jobs/write-note";
import {
  type ChunkRange,
  hasRoom,
  isForgotten,
  largestFile,
  type UploadNote,
  uploadNote,
  USUAL_LIMIT,
} from "@/lib/study/drafts/uploads/upload";

// One folder for each upload: `upload.json`, what is known of it, and `content`, its bytes. Names of files are in the
// note and nowhere else.

const dataDirectory = () => path.resolve(setting("DATA_DIR") ?? ".data");
const uploadsFolder = () => path.join(dataDirectory(), "uploads");

/** The folder of an upload. */
export function uploadFolder(id: string): string {
  // Ids are checked where they enter; a path is made of nothing else.
  return path.join(uploadsFolder(), z.uuid().parse(id).toLowerCase());
}

/** The bytes of an upload. */
export const contentOf = (id: string): string => path.join(uploadFolder(id), "content");
const noteOf = (id: string): string => path.join(uploadFolder(id), "upload.json");

const codeOf = (error: unknown): string => (error instanceof Error && "code" in error ? String(error.code) : "");

async function keepNote(note: UploadNote): Promise<void> {
  await writeNote(noteOf(note.id), note);
}

/** Largest file in bytes that this site takes. */
export const uploadLimit = (): number => largestFile(setting("UPLOAD_LIMIT") ?? USUAL_LIMIT);

/** Whether files can be kept here: not where there is no disk to write to. */
export async function canKeepFiles(): Promise<boolean> {
  try {
    await mkdir(uploadsFolder(), { recursive: true, mode: 0o700 });
    return true;
  } catch {
    return false;
  }
}

export type BegunUpload = { status: "begun"; note: UploadNote } | { status: "too-large" } | { status: "no-room" };

/** Begins an upload if there is room for it and for what is made of it. */
export async function beginUpload(draft: string, { name, size }: { name: string; size: number }): Promise<BegunUpload> {
  if (size > uploadLimit()) return { status: "too-large" };
  await mkdir(uploadsFolder(), { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(uploadsFolder());
  if (!hasRoom(size, bavail * bsize)) return { status: "no-room" };
  const now = new Date().toISOString();
  const id = randomUUID();
  const note: UploadNote = { id, draft, name, size, received: 0, first: null, begunAt: now, changedAt: now };
  await mkdir(uploadFolder(id), { mode: 0o700 });
  await (await open(contentOf(id), "wx", 0o600)).close();
  await keepNote(note);
  return { status: "begun", note };
}

/** What is known of an upload; null if there is none. */
export async function findUpload(id: string): Promise<UploadNote | null> {
  try {
    return uploadNote.parse(JSON.parse(await readFile(noteOf(id), "utf8")));
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

/** All uploads, or those of one draft, earliest first. */
export async function listUploads(draft?: string): Promise<UploadNote[]> {
  const names = await readdir(uploadsFolder()).catch(() => []);
  const notes = await Promise.all(names.filter((name) => z.uuid().safeParse(name).success).map(findUpload));
  return notes
    .filter((note) => note !== null)
    .filter((note) => draft === undefined || note.draft === draft)
    .toSorted((a, b) => (a.begunAt < b.begunAt ? -1 : 1));
}

/** Deletes an upload with its bytes; nothing happens if there is none. */
export async function deleteUpload(id: string): Promise<void> {
  await forgetFileJobs(uploadFolder(id));
  await rm(uploadFolder(id), { recursive: true, force: true });
}

export type WrittenChunk = { status: "written"; note: UploadNote } | { status: "hash" | "length" | "no-room" };

/**
 * Writes a chunk at its place while it arrives, and counts it only if it is whole and has its hash: one that broke off
 * is written again. Nothing but the part that has arrived is in memory.
 * @throws if the connection breaks
 */
export async function writeChunk(
  note: UploadNote,
  range: ChunkRange,
  sha256: string,
  body: AsyncIterable<Uint8Array>,
): Promise<WrittenChunk> {
  const hash = createHash("sha256");
  let size = 0;
  const file = await open(contentOf(note.id), "r+");
  try {
    for await (const part of body) {
      if (size + part.byteLength > range.size) return { status: "length" };
      hash.update(part);
      // One write may take less than it is given, such as on a disk that is nearly full.
      for (let done = 0; done < part.byteLength;) {
        const { bytesWritten } = await file.write(part, done, part.byteLength - done, range.first + size + done);
        done += bytesWritten;
      }
      size += part.byteLength;
    }
    if (size !== range.size) return { status: "length" };
    if (hash.digest("hex") !== sha256) return { status: "hash" };
    // What is counted is on the disk, even if the power fails.
    await file.datasync();
  } catch (error) {
    if (codeOf(error) === "ENOSPC" || codeOf(error) === "EDQUOT") return { status: "no-room" };
    throw error;
  } finally {
    await file.close();
  }
  const written: UploadNote = {
    ...note,
    received: Math.max(note.received, range.first + size),
    first: note.first ?? (range.first === 0 ? { size, sha256 } : null),
    changedAt: new Date().toISOString(),
  };
  await keepNote(written);
  return { status: "written", note: written };
}

/**
 * Deletes unfinished uploads that no one continued, and complete ones that no draft names any more.
 * @returns the number deleted
 */
export async function clearUploads(named: ReadonlySet<string>, now: Date): Promise<number> {
  const old = (await listUploads()).filter(
    (note) => isForgotten(note, now) || (!named.has(note.id) && isForgotten({ ...note, received: 0 }, now)),
  );
  for (const { id } of old) await deleteUpload(id);
  return old.length;
}
