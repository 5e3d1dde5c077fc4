import { siteOrigin } from "@/lib/platform/site/origin";
import { toSecurityText } from "@/lib/platform/site/security-text";
import { SITE } from "@/lib/platform/site/site";

/** Depends on the deployment's settings, so it is rendered per request. */
export const dynamic = "force-dynamic";

/** Contact for security reports (RFC 9116). */
export function GET(): Response {
  const text = toSecurityText({ origin: siteOrigin(), contact: SITE.contactAddress, now: new Date() });
  return new Response(text, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=86400" },
  });
}
