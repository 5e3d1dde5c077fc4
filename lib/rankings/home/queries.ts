import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import { type ReaderHome, readerHome } from "@/lib/rankings/home/home";

/**
 * The caller's saved market and industry; null if they were never asked.
 * @throws {DataError} without a response, on a refusal, or on another shape
 */
export async function findReaderHome(caller: Caller): Promise<ReaderHome | null> {
  const [row] = await callFunction(createDataClient(caller), "find_reader_home", {}, z.array(readerHome));
  return row ?? null;
}
