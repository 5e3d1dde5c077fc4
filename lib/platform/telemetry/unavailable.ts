import { currentRequest } from "@/lib/platform/telemetry/instance-state";

/** Notes that the page being drawn says that it could not be loaded: the web server answers 503 (supabase/local/site-response.ts). */
export function noteUnavailable(): void {
  const request = currentRequest();
  if (request) request.isUnavailable = true;
}
