import "server-only";
import { asMember } from "@/lib/access/load";
import { coverSrc, COVER_TYPES, kindOfFile, type StoredCover } from "@/lib/covers/cover";
import { findCover, readCoverFile } from "@/lib/covers/queries";

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A kept picture, for the admin who asks; null where there is none of that id, and for anyone else. */
export async function loadCover(id: string): Promise<(StoredCover & { src: string }) | null> {
  const cover = UUID.test(id) ? await findCover(asMember, id) : null;
  return cover && { ...cover, src: coverSrc(cover) };
}

/** A file of a picture with its type; null for a name that none has. */
export async function loadCoverFile(file: string): Promise<{ bytes: ArrayBuffer; type: string } | null> {
  const kind = kindOfFile(file);
  const bytes = kind && (await readCoverFile(file));
  return bytes && { bytes, type: COVER_TYPES[kind] };
}
