import "server-only";
import { z } from "zod";
import type { ChartConfiguration } from "@/lib/analyses/configuration";
import { parseConfiguration } from "@/lib/analyses/parse-configuration";
import { callFunction, createSystemClient } from "@/lib/platform/database/client";

/**
 * The selection of a short address; null where there is none. Asked by the site itself: the selection is no secret of
 * anyone, what is shown of it is decided by the rights of whoever opens it.
 * @throws {DataError} if there is no response, an error, or a response of another shape
 */
export async function findShortAddress(code: string): Promise<ChartConfiguration | null> {
  const found = await callFunction(createSystemClient(), "find_short_address", { p_code: code }, z.unknown());
  return found === null ? null : parseConfiguration(found);
}
