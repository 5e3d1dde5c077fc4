import { isInternalCall } from "@/lib/access/internal-call";
import { logSecurityEvent } from "@/lib/platform/telemetry/security-log";
import { runMaintenance } from "@/lib/operations/maintenance/load";
import { setting } from "@/lib/platform/environment/env.server";

/** Called by the start command every 15 minutes, or by a schedule where the site is hosted: runs the periodic jobs. */
export async function POST(request: Request): Promise<Response> {
  if (!isInternalCall(request.headers.get("authorization"), setting("INTERNAL_TOKEN"))) {
    logSecurityEvent({ event: "internal-call", outcome: "refused" });
    return new Response(null, { status: 404 });
  }
  return Response.json(await runMaintenance(), { headers: { "Cache-Control": "no-store" } });
}
