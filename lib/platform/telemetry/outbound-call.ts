import { log } from "@/lib/platform/telemetry/logger";
import { metrics } from "@/lib/platform/telemetry/metrics";
import { scrubLine } from "@/lib/platform/telemetry/scrub";

/** Milliseconds from which on an answered call is worth a line. */
const SLOW = 1_000;

/** A call that leaves this process. */
export interface OutboundCall {
  startedAt: number;
  target: string;
  method: string;
  path: string;
  /** Of the request it is made for; null outside of any. */
  requestId: string | null;
}

/** Counts a call that has ended, and writes a line where it was slow or failed. */
export function settleCall(
  { startedAt, target, method, path, requestId }: OutboundCall,
  outcome: "answered" | "failed" | "unanswered",
  error?: unknown,
): void {
  const ms = performance.now() - startedAt;
  metrics().calls.observe({ target, outcome }, ms / 1000);
  if (error === undefined && ms < SLOW) return;
  const facts = {
    kind: "outbound",
    target,
    method,
    path: path.split("?", 1)[0],
    ms: Math.round(ms),
    outcome,
    requestId,
  };
  // Addresses of others may be secrets of anyone who gave them.
  log().warn(
    target === "other" ? { ...facts, path: undefined } : facts,
    error instanceof Error ? `Outbound call failed: ${scrubLine(error.message)}.` : "Slow outbound call.",
  );
}

/** Notes how many calls the backend had at its last answer. */
export const noteQueue = (length: string | undefined): void => metrics().backendQueue.set(Number(length) || 0);
