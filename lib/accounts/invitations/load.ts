import "server-only";
import type { InvitationLook } from "@/lib/accounts/invitations/look";
import { lookAtInvitation } from "@/lib/accounts/invitations/queries";

/** The details of a code's invitation; "unknown" without one. */
export async function loadLook(code: string): Promise<InvitationLook> {
  return code === "" ? { status: "unknown" } : lookAtInvitation(code);
}
