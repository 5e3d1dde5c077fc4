import { isInternalCall } from "@/lib/access/internal-call";
import { logSecurityEvent } from "@/lib/platform/telemetry/security-log";
import { runDueTasks, runMaintenance } from "@/lib/operations/maintenance/load";
import { setting } from "@/lib/platform/environment/env.server";

/**
 * Runs maintenance. Called every 15 minutes by the start command, or by a schedule on a hosted site; with `?only=due`
 * every half minute, for what is due at a set time.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isInternalCall(request.headers.get("authorization"), setting("INTERNAL_TOKEN"))) {
    logSecurityEvent({ event: "internal-call", outcome: "refused" });
    return new Response(null, { status: 404 });
  }
  const isOnlyDue = new URL(request.url).searchParams.get("only") === "due";
  return Response.json(await (isOnlyDue ? runDueTasks() : runMaintenance()), {
    headers: { "Cache-Control": "no-store" },
  });
}
