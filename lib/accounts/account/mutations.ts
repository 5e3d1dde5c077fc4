import "server-only";
import { z } from "zod";
import type { Initialisation } from "@/lib/accounts/account/account";
import type { Caller } from "@/lib/platform/database/caller";
import { createDataClient } from "@/lib/platform/database/client";
import { DataError } from "@/lib/platform/database/data-error";
import { invitationOutcome, type InvitationOutcome } from "@/lib/accounts/invitations/outcome";

const CALL = "initialize-user";
const answer = z.strictObject({
  initialized: z.literal(true),
  created: z.boolean(),
  invitation: invitationOutcome.nullable(),
});

/**
 * Sets up the caller's account, once, and takes the seat of their invitation; existing data are not changed.
 * @returns whether it was new, and the result of the invitation
 * @throws {DataError} if the function does not respond, refuses the caller, or returns something else
 */
export async function initialiseUser(
  caller: Caller,
  { userType, invitationCode }: Initialisation,
): Promise<{ created: boolean; invitation: InvitationOutcome | null }> {
  const { functions } = createDataClient(caller);
  const reply = await functions.invoke<unknown>(CALL, { body: { userType, invitationCode } });
  if (reply.error instanceof Error) {
    const kind = reply.error.name === "FunctionsHttpError" ? "refused" : "unreachable";
    throw new DataError(kind, CALL, reply.error.message, { cause: reply.error });
  }
  const parsed = answer.safeParse(reply.data);
  if (!parsed.success) throw new DataError("malformed", CALL, parsed.error.message, { cause: parsed.error });
  const { created, invitation } = parsed.data;
  return { created, invitation };
}
