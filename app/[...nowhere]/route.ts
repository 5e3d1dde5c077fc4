import { answerMissing } from "@/lib/discovery/palette/answer-missing";
import { ownOrigin } from "@/lib/platform/site/origin";

/** Addresses that only programs ask for: an earlier version's file, an interface that is not there. */
const FOR_PROGRAMS = /^\/(?:_next|api)\//;

/**
 * Every address without a page of its own: the whole page for missing ones, which works without JavaScript. Next's own,
 * of which every page carries a part, names the countries alone.
 */
export async function GET(request: Request): Promise<Response> {
  if (FOR_PROGRAMS.test(new URL(request.url).pathname))
    return new Response("Not found\n", { status: 404, headers: { "Cache-Control": "no-store" } });
  return answerMissing("page", ownOrigin());
}

export const POST = GET;
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
