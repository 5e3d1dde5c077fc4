import { isInternalCall } from "@/lib/access/internal-call";
import { loadWaitingFigures } from "@/lib/operations/health/load";
import { metrics } from "@/lib/platform/telemetry/metrics";
import { setting } from "@/lib/platform/environment/env.server";

export const dynamic = "force-dynamic";

/**
 * What this instance counts, as Prometheus reads it. For anyone who knows the token; for others there is no such page.
 */
export async function GET(request: Request): Promise<Response> {
  const shown = request.headers.get("authorization");
  const tokens = [setting("METRICS_TOKEN"), setting("INTERNAL_TOKEN")];
  if (!tokens.some((token) => isInternalCall(shown, token))) return new Response(null, { status: 404 });
  const { registry, emails } = metrics();
  emails.set((await loadWaitingFigures()).emails);
  return new Response(await registry.metrics(), {
    headers: { "Content-Type": registry.contentType, "Cache-Control": "no-store" },
  });
}
