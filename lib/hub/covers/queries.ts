import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import type { StoredCover } from "@/lib/hub/covers/cover";
import { callFunction, createDataClient, createSystemClient } from "@/lib/platform/database/client";
import { DataError } from "@/lib/platform/database/data-error";

/** The bucket for posts' pictures. */
export const COVERS = "covers";

/**
 * The bytes of one file of a picture; null if there is none with that name.
 * @throws {DataError} if the store does not respond
 */
export async function readCoverFile(file: string): Promise<ArrayBuffer | null> {
  const { data, error } = await createSystemClient().storage.from(COVERS).download(file);
  if (data) return data.arrayBuffer();
  if (error && "status" in error && typeof error.status === "number" && error.status >= 400 && error.status < 500)
    return null;
  throw new DataError("unreachable", "store of covers", error?.message ?? "no answer", { cause: error });
}

const size = { width: z.int().positive(), height: z.int().positive() };

/** A stored picture as the database describes it. */
export const coverRow = z.strictObject({ id: z.uuid(), ...size, sizes: z.array(z.strictObject(size)) });

/**
 * A stored picture; null if there is none with that id, and for anyone but admins.
 * @throws {DataError} if there is no response, or one of another shape
 */
export async function findCover(caller: Caller, id: string): Promise<StoredCover | null> {
  return callFunction(createDataClient(caller), "find_cover", { p_id: id }, coverRow.nullable());
}
