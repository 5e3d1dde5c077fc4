import { currentRequest, instanceState } from "@/lib/platform/telemetry/instance-state";
import { setting } from "@/lib/platform/environment/env.server";

/**
 * Milliseconds that a page for one person has for all its reads: its reader gets a page or an error within two seconds,
 * rendering included.
 */
const FOR_PAGE = 1_500;

/**
 * Sets one deadline for all calls of the current request's page, which must not wait for each one's own limit. It is
 * counted from the arrival of the request. A page after an action has its time from now on: what the action did, such as
 * sending emails, must not end in a page that could not be loaded.
 */
export function limitRequest(limit = FOR_PAGE): void {
  const request = currentRequest();
  if (request?.startedAt === undefined) return;
  const from = request.isSent === true ? performance.now() : request.startedAt;
  request.deadline ??= from + limit * (setting("DATABASE_PATIENCE") ?? 1);
}

/** Milliseconds that the request has left, 0 after its deadline; null if it has none. */
export function timeLeft(): number | null {
  const deadline = currentRequest()?.deadline;
  return deadline === undefined ? null : Math.max(0, deadline - performance.now());
}

/** Does work that others wait for too: the deadline of the request that happened to begin it does not end it. */
export function withoutDeadline<Result>(work: () => Result): Result {
  const request = currentRequest();
  return request?.deadline === undefined
    ? work()
    : instanceState().requests.run({ ...request, deadline: undefined }, work);
}
