import type { NextRequest } from "next/server";
import { endMemberSession } from "@/lib/access/load";
import { isSameOrigin } from "@/lib/access/same-origin";
import { setting } from "@/lib/platform/environment/env.server";

/**
 * Ends the session of a page without activity for half an hour, or after a failed sign-out. 204, 202 while ending it is
 * being retried, or 403 from another site.
 */
export async function POST(request: NextRequest): Promise<Response> {
  if (!isSameOrigin(request.headers, setting("APP_ORIGIN"))) return new Response(null, { status: 403 });
  const isEnded = await endMemberSession();
  return new Response(null, { status: isEnded ? 204 : 202, headers: { "Cache-Control": "no-store" } });
}
