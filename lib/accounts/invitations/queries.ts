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
 * What the invitation with a code is for, told to anyone who has the code.
 * @throws {DataError} when there is no answer, a refusal, or an answer of another shape
 */
export async function lookAtInvitation(code: string): Promise<InvitationLook> {
  return callFunction(createDataClient(null), "look_at_invitation", { p_code: code }, look);
}
