import "server-only";
import type { InvitationLook } from "@/lib/invitations/look";
import { lookAtInvitation } from "@/lib/invitations/queries";

/** What the invitation with a code is for; "unknown" without one. */
export async function loadLook(code: string): Promise<InvitationLook> {
  return code === "" ? { status: "unknown" } : lookAtInvitation(code);
}
