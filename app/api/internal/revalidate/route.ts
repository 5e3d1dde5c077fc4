import { revalidateTag } from "next/cache";
import { isInternalCall } from "@/lib/access/internal-call";
import { loadHealth } from "@/lib/operations/health/load";
import { PUBLICATION_TAG } from "@/lib/platform/page-cache/cached-for-all";
import { logSecurityEvent } from "@/lib/platform/telemetry/security-log";
import { setting } from "@/lib/platform/environment/env.server";

const NOT_KEPT = { "Cache-Control": "no-store" };

/**
 * Called after publishing and rolling back, and at each start: revalidates every page made from results. 503 while the
 * database is unavailable: current pages stay, and are revalidated automatically later.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isInternalCall(request.headers.get("authorization"), setting("INTERNAL_TOKEN"))) {
    logSecurityEvent({ event: "internal-call", outcome: "refused" });
    return new Response(null, { status: 404 });
  }
  const health = await loadHealth();
  if (health.status !== "ok" && health.unavailable === "database") {
    return Response.json({ unavailable: "database" }, { status: 503, headers: { ...NOT_KEPT, "Retry-After": "5" } });
  }
  revalidateTag(PUBLICATION_TAG, { expire: 0 });
  return Response.json({ revalidated: PUBLICATION_TAG }, { headers: NOT_KEPT });
}
