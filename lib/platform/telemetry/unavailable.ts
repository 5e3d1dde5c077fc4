import { currentRequest } from "@/lib/platform/telemetry/instance-state";

/** Seconds after which to retry a page that could not be loaded. */
const RETRY_AFTER = 5;

/** Marks the page being rendered as failed: the web server responds with 503 (supabase/local/site-response.ts). */
export function noteUnavailable(): void {
  const request = currentRequest();
  if (request) request.failure = { status: 503, retryAfter: RETRY_AFTER };
}

/**
 * Marks the page being rendered as refused, as its reader made too many requests: the web server responds with 429.
 * @param retryAfter seconds until requests are accepted again
 */
export function noteTooMany(retryAfter: number): void {
  const request = currentRequest();
  if (request) request.failure = { status: 429, retryAfter };
}
