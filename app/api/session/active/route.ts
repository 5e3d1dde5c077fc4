import type { NextRequest } from "next/server";
import { asMember, keepMemberSession } from "@/lib/access/load";
import { isSameOrigin } from "@/lib/access/same-origin";
import { setting } from "@/lib/platform/environment/env.server";

/**
 * The page's beacon after real input (mouse, keys, touch): the idle clock starts again. `{ signedIn: false }` where the
 * session is over, which no input brings back; 403 from elsewhere.
 */
export async function POST(request: NextRequest): Promise<Response> {
  if (!isSameOrigin(request.headers, setting("APP_ORIGIN"))) return new Response(null, { status: 403 });
  await keepMemberSession();
  return Response.json({ signedIn: (await asMember()) !== null }, { headers: { "Cache-Control": "no-store" } });
}
