import "server-only";
import { CLAIMS_COOKIE, CLAIMS_LIFE, sealClaims } from "@/lib/access/edge-claims";
import { findAccess } from "@/lib/access/queries";
import { authSecret } from "@/lib/accounts/identity/embedded/auth";
import { mintDataToken } from "@/lib/accounts/identity/embedded/data-token";
import type { Visit } from "@/lib/accounts/identity/embedded/visit";
import type { Session } from "@/lib/access/identity-port";
import { setting } from "@/lib/platform/environment/env.server";
import { hasActiveSubscription } from "@/lib/access/subscription";
import { logError } from "@/lib/platform/telemetry/log-error";

/** Maximum milliseconds this adds to signing in. */
const PATIENCE = 2_000;

/**
 * Stores the new session's claims for the edge, so the next page needs no extra redirect. If the data API does not
 * respond, the edge loads them itself.
 */
export async function leaveEdgeHint(visit: Visit, { userId, sessionId }: Session): Promise<void> {
  try {
    const access = await Promise.race([findAccess(() => mintDataToken(userId)), afterPatience()]);
    if (!access) return;
    const { role, subscription } = access;
    const tier = hasActiveSubscription(subscription) ? (subscription?.tier ?? null) : null;
    visit.write(CLAIMS_COOKIE, await sealClaims({ userId, sessionId, role, tier }, authSecret()), {
      maxAge: CLAIMS_LIFE,
    });
  } catch (error) {
    logError(error, "Signed in without claims for the edge.");
  }
}

function afterPatience(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE * (setting("DATABASE_PATIENCE") ?? 1), null).unref());
}
