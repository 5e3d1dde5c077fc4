import "server-only";
import { isOwnOrigin } from "@/lib/platform/requests/own-origin";
import { logSecurityEvent } from "@/lib/platform/telemetry/security-log";

/**
 * Whether a page of this site sent it. Requests without an origin, or from another one, are refused and logged. Server
 * actions follow the same rule (`lib/platform/requests/arrival.ts`).
 * @param siteOrigin the site's configured address, allowed besides the one the request was sent to
 */
export function isSameOrigin(headers: Headers, siteOrigin: string | null): boolean {
  const isOwn = isOwnOrigin(headers, siteOrigin);
  if (!isOwn)
    logSecurityEvent({
      event: "other-site",
      outcome: "refused",
      reason: URL.parse(headers.get("origin") ?? "")?.host ?? "no origin",
    });
  return isOwn;
}
