import "server-only";
import { z } from "zod";
import { TIERS } from "@/lib/access/claims";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import type { InvitationLook } from "@/lib/accounts/invitations/look";

const look = z.union([
  z.object({ status: z.literal("unknown") }),
  z
    .strictObject({
      status: z.enum(["open", "used", "expired", "ended", "named_only"]),
      team: z.string(),
      from: z.string(),
      tier: z.enum(TIERS),
      email: z.string().nullable(),
      domain: z.string().nullable(),
      expires_at: z.string().nullable(),
    })
    .transform(({ expires_at, ...row }) => ({ ...row, expiresAt: expires_at && new Date(expires_at).toISOString() })),
]);

/**
 * The details of an invitation, for anyone who has its code.
 * @throws {DataError} if there is no response, a refusal, or a response of another shape
 */
export async function lookAtInvitation(code: string): Promise<InvitationLook> {
  return callFunction(createDataClient(null), "look_at_invitation", { p_code: code }, look);
}
