import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import { FLAG_NAMES, type Flag } from "@/lib/accounts/flags/flag";

const flagRow = z.strictObject({ name: z.enum(FLAG_NAMES), is_on: z.boolean(), text: z.string() });

/**
 * All switches the caller can read.
 * @throws {DataError} if there is no response, an error, or a response of another shape
 */
export async function listFlags(caller: Caller): Promise<Flag[]> {
  const rows = await callFunction(createDataClient(caller), "list_flags", {}, z.array(flagRow));
  return rows.map(({ name, is_on, text }) => ({ name, isOn: is_on, text }));
}
