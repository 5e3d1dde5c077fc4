import type { NextRequest } from "next/server";
import { asMember, keepMemberSession } from "@/lib/access/load";
import { isSameOrigin } from "@/lib/access/same-origin";
import { setting } from "@/lib/platform/environment/env.server";

/**
 * The page reports activity (mouse, keys, touch): the inactivity timer restarts. `{ signedIn: false }` if the session
 * has already ended; 403 from another site.
 */
export async function POST(request: NextRequest): Promise<Response> {
  if (!isSameOrigin(request.headers, setting("APP_ORIGIN"))) return new Response(null, { status: 403 });
  await keepMemberSession();
  return Response.json({ signedIn: (await asMember()) !== null }, { headers: { "Cache-Control": "no-store" } });
}
