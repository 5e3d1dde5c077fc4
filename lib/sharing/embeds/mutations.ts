import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import type { OwnEmbed } from "@/lib/sharing/embeds/embed";

// Both: @throws {DataError} if there is no response, an error, or a response of another shape.

/** Saves an embed of the caller, new or changed. */
export async function saveEmbed(caller: Caller, { id, title, configuration, sites }: Omit<OwnEmbed, "createdAt">) {
  const args = { p_id: id, p_title: title, p_configuration: configuration, p_sites: sites };
  return callFunction(createDataClient(caller), "save_embed", args, z.enum(["saved", "full", "missing", "forbidden"]));
}

/** Deletes an embed of the caller at once; false if they have none with that id. */
export async function removeEmbed(caller: Caller, id: string): Promise<boolean> {
  return callFunction(createDataClient(caller), "remove_embed", { p_id: id }, z.boolean());
}
