import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import type { ReaderHome } from "@/lib/rankings/home/home";

/**
 * Saves the caller's market and industry; false if the study does not have them.
 * @throws {DataError} without a response, on a refusal, or on another shape
 */
export async function chooseReaderHome(caller: Caller, { market, industry }: ReaderHome): Promise<boolean> {
  return callFunction(
    createDataClient(caller),
    "choose_reader_home",
    { p_market: market, p_industry: industry },
    z.boolean(),
  );
}
