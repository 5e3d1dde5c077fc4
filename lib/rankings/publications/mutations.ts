import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";

/**
 * Restores the publication before the latest, which must be named: "stale" if another one is the latest by now or
 * there is none before it.
 * @throws {DataError} without a response, on a refusal (for anyone but researchers and admins), or on another shape
 */
export async function takeBackPublication(caller: Caller, id: number): Promise<"done" | "stale"> {
  return callFunction(
    createDataClient(caller),
    "take_back_publication",
    { p_publication: id },
    z.enum(["done", "stale"]),
  );
}
