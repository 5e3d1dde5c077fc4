import { toast } from "@/components/ui/toast";
import { ENDED_MARK, isSignedInHere, markEnded } from "@/lib/access/session-events";

/** Milliseconds between two tries of ending a session that the server has not heard of; the last one repeats. */
const WAITS = [0, 2_000, 5_000, 15_000, 60_000] as const;

/** Reads the mark that a page left in this tab, and shows its message once. */
export function sayWhyEnded(): void {
  const mark = sessionStorage.getItem(ENDED_MARK);
  if (mark === "idle") {
    sessionStorage.removeItem(ENDED_MARK);
    toast({
      title: "Session Expired",
      description: "You've been signed out due to inactivity.",
      variant: "destructive",
    });
    return;
  }
  if (mark === "unfinished") {
    toast({
      title: "You’re signed out here",
      description: "Your session may still be open elsewhere. We’ll keep trying to end it.",
      variant: "destructive",
    });
  }
  markEnded("retrying");
  void endAgain(0);
}

/** Asks until the server has heard of it, which then ends the session or goes on trying by itself. */
async function endAgain(tries: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, WAITS[tries] ?? WAITS.at(-1)));
  // Someone has signed in since: their session is not the one to end, and signing in has ended that one.
  const isHeard = isSignedInHere() || (await ask());
  if (isHeard) sessionStorage.removeItem(ENDED_MARK);
  else await endAgain(tries + 1);
}

async function ask(): Promise<boolean> {
  try {
    return (await fetch("/api/session/end", { method: "POST", keepalive: true })).ok;
  } catch {
    return false;
  }
}
