import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import type { ReaderHome } from "@/lib/rankings/home/home";

const homeRow = z.strictObject({ market: z.string().nullable(), industry: z.string().nullable() });

/**
 * The caller's saved market and industry; null if they were never asked.
 * @throws {DataError} without a response, on a refusal, or on another shape
 */
export async function findReaderHome(caller: Caller): Promise<ReaderHome | null> {
  const [row] = await callFunction(createDataClient(caller), "find_reader_home", {}, z.array(homeRow));
  return row ?? null;
}
