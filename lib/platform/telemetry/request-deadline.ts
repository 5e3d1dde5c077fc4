import { currentRequest } from "@/lib/platform/telemetry/instance-state";
import { setting } from "@/lib/platform/environment/env.server";

/** Milliseconds a page made for one person has for all it reads: its reader is told within two seconds, drawing included. */
const FOR_PAGE = 1_500;

/**
 * Gives the request that is being answered one deadline for all its calls together, counted from its arrival. A page
 * that asks several times must not wait as long as each call may take.
 */
export function limitRequest(): void {
  const request = currentRequest();
  if (request?.startedAt === undefined) return;
  request.deadline ??= request.startedAt + FOR_PAGE * (setting("DATABASE_PATIENCE") ?? 1);
}

/** Milliseconds that the request has left, 0 after its deadline; null where it has none. */
export function timeLeft(): number | null {
  const deadline = currentRequest()?.deadline;
  return deadline === undefined ? null : Math.max(0, deadline - performance.now());
}
