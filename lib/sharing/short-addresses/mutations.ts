import "server-only";
import { z } from "zod";
import type { ChartConfiguration } from "@/lib/analyses/configuration";
import { callFunction, createSystemClient } from "@/lib/platform/database/client";
import { SHORT_CODE, toShortCodes } from "@/lib/sharing/short-addresses/short-code";

/**
 * Keeps a selection for good and answers its code, always the same one.
 * @throws {DataError} if there is no response, an error, or a response of another shape
 */
export async function keepShortAddress(configuration: ChartConfiguration): Promise<string> {
  const { codes, sha256 } = toShortCodes(configuration);
  return callFunction(
    createSystemClient(),
    "keep_short_address",
    { p_codes: codes, p_sha256: sha256, p_configuration: configuration },
    z.string().regex(SHORT_CODE),
  );
}
