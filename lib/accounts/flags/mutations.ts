import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import type { Flag } from "@/lib/accounts/flags/flag";

const answer = z.strictObject({ status: z.enum(["done", "stale"]), line: z.int().positive().optional() });

/**
 * Sets a switch if it is still in the state that the admin saw; returns the log entry, otherwise null.
 * @throws {DataError} if there is no response, an error (for anyone but admins), or a response of another shape
 */
export async function setFlag(
  caller: Caller,
  was: Flag,
  { isOn, text }: Pick<Flag, "isOn" | "text">,
): Promise<number | null> {
  const args = { p_name: was.name, p_was_on: was.isOn, p_was_text: was.text, p_on: isOn, p_text: text };
  return (await callFunction(createDataClient(caller), "set_flag", args, answer)).line ?? null;
}
