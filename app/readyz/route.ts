import { loadReadiness } from "@/lib/operations/health/load";

export const dynamic = "force-dynamic";

/** 200 while this instance can receive visitors, otherwise 503 with the reason. */
export async function GET(): Promise<Response> {
  const readiness = await loadReadiness();
  return Response.json(readiness, {
    status: readiness.status === "ready" ? 200 : 503,
    headers: { "Cache-Control": "no-store" },
  });
}
