import "server-only";
import { isOwnOrigin } from "@/lib/platform/requests/own-origin";
import { logSecurityEvent } from "@/lib/platform/telemetry/security-log";

/**
 * Did a page of this site send it? A request without an origin, or from elsewhere, is refused and logged. Server actions
 * follow the same rule (`lib/platform/requests/arrival.ts`).
 * @param siteOrigin the site's configured address, beside the one the request came to
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
