import "server-only";
import { z } from "zod";
import { asMember } from "@/lib/access/load";
import { coverSrc, COVER_TYPES, kindOfFile, type StoredCover } from "@/lib/hub/covers/cover";
import { type UploadedCover, uploadCover } from "@/lib/hub/covers/mutations";
import type { NoPicture } from "@/lib/hub/covers/picture";
import { findCover, readCoverFile } from "@/lib/hub/covers/queries";

const uuid = z.uuid();

/** A stored picture, for admins; null if there is none with that id, and for anyone else. */
export async function loadCover(id: string): Promise<(StoredCover & { src: string }) | null> {
  const cover = uuid.safeParse(id).success ? await findCover(asMember, id) : null;
  return cover && { ...cover, src: coverSrc(cover) };
}

/** A picture file with its type; null for an invalid name. */
export async function loadCoverFile(file: string): Promise<{ bytes: ArrayBuffer; type: string } | null> {
  const kind = kindOfFile(file);
  const bytes = kind && (await readCoverFile(file));
  return bytes && { bytes, type: COVER_TYPES[kind] };
}

/**
 * Stores a picture that an admin uploads, for the next revision of a post.
 * @throws {DataError} if the store or the database does not respond, or refuses (for anyone but admins)
 */
export async function takeCover(file: { bytes: Uint8Array; name: string }): Promise<UploadedCover | NoPicture> {
  return uploadCover(asMember, file);
}
