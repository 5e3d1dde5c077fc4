import { toast } from "@/components/ui/toast";
import type { InvitationOutcome } from "@/lib/accounts/invitations/outcome";
import { wordOutcome } from "@/lib/accounts/invitations/words";

/** Tells what became of an invitation, and stays until it is closed. */
export function tellOutcome(outcome: InvitationOutcome): void {
  const { title, description, isFault } = wordOutcome(outcome);
  toast({ title, description, variant: isFault ? "destructive" : "default" });
}
