import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";

/**
 * Shows again what was shown before the latest publication, which has to be named: "stale" where another one is the
 * latest by now, or nothing was shown before it.
 * @throws {DataError} when there is no answer, a refusal (for anyone but researchers and admins), or an answer of another shape
 */
export async function takeBackPublication(caller: Caller, id: number): Promise<"done" | "stale"> {
  return callFunction(
    createDataClient(caller),
    "take_back_publication",
    { p_publication: id },
    z.enum(["done", "stale"]),
  );
}
