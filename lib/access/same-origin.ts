import "server-only";
import { logSecurityEvent } from "@/lib/platform/telemetry/security-log";

/**
 * Did a page of this site send it? Browsers name the origin of each POST themselves, and a page cannot change it; a
 * request without one, or from elsewhere, is not answered.
 * @param siteOrigin the site's configured address, beside the one the request came to
 */
export function isSameOrigin(headers: Headers, siteOrigin: string | null): boolean {
  const isOwn = isFromHere(headers, siteOrigin);
  if (!isOwn)
    logSecurityEvent({
      event: "other-site",
      outcome: "refused",
      reason: URL.parse(headers.get("origin") ?? "")?.host ?? "no origin",
    });
  return isOwn;
}

function isFromHere(headers: Headers, siteOrigin: string | null): boolean {
  const origin = URL.parse(headers.get("origin") ?? "");
  if (!origin) return false;
  const from = headers.get("sec-fetch-site");
  if (from !== null && from !== "same-origin") return false;
  const site = URL.parse(siteOrigin ?? "");
  if (origin.origin === site?.origin) return true;
  // Reached by another name than its public one, such as this machine's. The public name counts with its scheme alone.
  return origin.host === headers.get("host") && origin.host !== site?.host;
}
