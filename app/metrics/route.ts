import { isInternalCall } from "@/lib/access/internal-call";
import { loadAccountsHealth, loadDisk, loadReadiness, loadWaitingFigures } from "@/lib/operations/health/load";
import { metrics } from "@/lib/platform/telemetry/metrics";
import { setting } from "@/lib/platform/environment/env.server";

export const dynamic = "force-dynamic";

/** Instance metrics in Prometheus format. Requires the token; otherwise 404. */
export async function GET(request: Request): Promise<Response> {
  const shown = request.headers.get("authorization");
  const tokens = [setting("METRICS_TOKEN"), setting("INTERNAL_TOKEN")];
  if (!tokens.some((token) => isInternalCall(shown, token))) return new Response(null, { status: 404 });
  const { registry, emails, accounts, disk } = metrics();
  const [waiting, hasAccounts, room] = await Promise.all([
    loadWaitingFigures(),
    loadAccountsHealth(),
    loadDisk(),
    // Records when results last changed.
    loadReadiness(),
  ]);
  emails.set(waiting.emails);
  accounts.set(hasAccounts ? 1 : 0);
  disk.set({ kind: "free" }, room?.free ?? 0);
  disk.set({ kind: "total" }, room?.total ?? 0);
  return new Response(await registry.metrics(), {
    headers: { "Content-Type": registry.contentType, "Cache-Control": "no-store" },
  });
}
