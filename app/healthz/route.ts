import { loadHealth } from "@/lib/operations/health/load";

export const dynamic = "force-dynamic";

/** 200 if the site, its database and a published ranking respond; otherwise 503 with the failing parts. */
export async function GET(): Promise<Response> {
  const health = await loadHealth();
  return Response.json(health, {
    status: health.status === "ok" ? 200 : 503,
    headers: { "Cache-Control": "no-store" },
  });
}
