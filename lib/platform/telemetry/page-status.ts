import { currentRequest } from "@/lib/platform/telemetry/instance-state";

// What a page says of itself while it is rendered. The web server sends the status (supabase/local/site-response.ts).

/** Seconds after which to retry a page that could not be loaded. */
const RETRY_AFTER = 5;

/** Marks the page being rendered as failed: 503. */
export function noteUnavailable(): void {
  const request = currentRequest();
  if (request) request.failure = { status: 503, retryAfter: RETRY_AFTER };
}

/**
 * Marks the page being rendered as refused, as its reader made too many requests: 429.
 * @param retryAfter seconds until requests are accepted again
 */
export function noteTooMany(retryAfter: number): void {
  const request = currentRequest();
  if (request) request.failure = { status: 429, retryAfter };
}

/**
 * Marks the page being rendered as one that says there is nothing at its address: 404. Next's own `notFound` sends an
 * empty document from pages rendered for each request, which scripts must fill.
 */
export function noteMissing(): void {
  const request = currentRequest();
  if (request) request.failure ??= { status: 404 };
}
