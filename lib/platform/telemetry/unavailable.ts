import { currentRequest } from "@/lib/platform/telemetry/instance-state";

/** Marks the page being rendered as failed: the web server responds with 503 (supabase/local/site-response.ts). */
export function noteUnavailable(): void {
  const request = currentRequest();
  if (request) request.isUnavailable = true;
}
