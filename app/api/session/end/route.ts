import type { NextRequest } from "next/server";
import { endMemberSession } from "@/lib/access/load";
import { isSameOrigin } from "@/lib/access/same-origin";
import { setting } from "@/lib/platform/environment/env.server";

/**
 * Ends the session for a page without activity for half an hour, or one whose sign-out failed. 204, 202 while the end is
 * still being tried, or 403 from another site.
 */
export async function POST(request: NextRequest): Promise<Response> {
  if (!isSameOrigin(request.headers, setting("APP_ORIGIN"))) return new Response(null, { status: 403 });
  const isEnded = await endMemberSession();
  return new Response(null, { status: isEnded ? 204 : 202, headers: { "Cache-Control": "no-store" } });
}
