import "server-only";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { coverSrc } from "@/lib/hub/covers/cover";
import { encodeCover, type NoPicture } from "@/lib/hub/covers/picture";
import { COVERS } from "@/lib/hub/covers/queries";
import { callFunction, createDataClient, createSystemClient } from "@/lib/platform/database/client";
import { DataError } from "@/lib/platform/database/data-error";

const YEAR = "31536000";

/** A picture that was stored. */
export interface UploadedCover {
  status: "kept";
  id: string;
  width: number;
  height: number;
  src: string;
}

/**
 * Stores a picture for posts: checked, re-encoded in three sizes and three formats, stored, and recorded with the admin
 * who sent it.
 * @throws {DataError} if the store or the database does not respond, or refuses (for anyone but admins)
 */
export async function uploadCover(
  caller: Caller,
  file: { bytes: Uint8Array; name: string },
): Promise<UploadedCover | NoPicture> {
  const encoded = await encodeCover(randomUUID(), Buffer.from(file.bytes));
  if ("status" in encoded) return encoded;
  const { cover, files } = encoded;
  // Recorded first, so that people without the right are refused before anything is stored.
  const args = { p_id: cover.id, p_width: cover.width, p_height: cover.height, p_sizes: cover.sizes };
  await callFunction(createDataClient(caller), "keep_cover", args, z.literal(true));
  const bucket = createSystemClient().storage.from(COVERS);
  // Under new names, so an upload can be repeated.
  for (const { name, type, bytes } of files) {
    const { error } = await bucket.upload(name, bytes, { contentType: type, cacheControl: YEAR, upsert: true });
    if (error) throw new DataError("unreachable", "store of covers", error.message, { cause: error });
  }
  return { status: "kept", id: cover.id, width: cover.width, height: cover.height, src: coverSrc(cover) };
}
