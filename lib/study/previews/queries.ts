import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import { PREVIEW_LEVELS, type PreviewLink } from "@/lib/study/previews/preview-link";

const time = z.coerce.date().transform((date) => date.toISOString());

const linkRow = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    level: z.enum(PREVIEW_LEVELS),
    until: time,
    ended_at: time.nullable(),
    created_at: time,
    by_name: z.string().nullable(),
    openings: z.strictObject({ count: z.int().nonnegative(), latest: z.array(time) }),
  })
  .transform(({ ended_at, created_at, by_name, ...row }): PreviewLink => {
    return { ...row, endedAt: ended_at, createdAt: created_at, by: by_name };
  });

/**
 * Preview links of a computation, latest first. Empty for anyone but researchers and admins.
 * @throws {DataError} if there is no response, a refusal, or a response of another shape
 */
export async function listPreviewLinks(caller: Caller, computationId: string): Promise<PreviewLink[]> {
  const args = { p_computation: computationId };
  return callFunction(createDataClient(caller), "list_preview_links", args, z.array(linkRow));
}
