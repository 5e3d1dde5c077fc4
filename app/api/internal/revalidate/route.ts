import { revalidateTag } from "next/cache";
import { isInternalCall } from "@/lib/access/internal-call";
import { PUBLICATION_TAG } from "@/lib/site/load";

/** Called after publishing and rolling back, and at each start: every page made from results is made anew when next asked for. */
export function POST(request: Request): Response {
  if (!isInternalCall(request.headers.get("authorization"), process.env.INTERNAL_TOKEN)) {
    return new Response(null, { status: 404 });
  }
  revalidateTag(PUBLICATION_TAG, { expire: 0 });
  return Response.json({ revalidated: PUBLICATION_TAG }, { headers: { "Cache-Control": "no-store" } });
}
