import type { NextRequest } from "next/server";
import { answer, answerMember } from "@/app/api/answer-member";
import { isSameOrigin } from "@/lib/access/same-origin";
import { isBrandSlug } from "@/lib/catalogue/brands/brand-slug";
import { FOLLOW_REFUSALS } from "@/lib/rankings/follows/follow";
import { giveUp, takeUp } from "@/lib/rankings/follows/load";
import { setting } from "@/lib/platform/environment/env.server";

interface RouteContext {
  params: Promise<{ slug: string }>;
}

/** Runs an action on a brand's slug for a member, from a page of this site. */
async function withSlug(
  request: NextRequest,
  { params }: RouteContext,
  work: (slug: string) => Promise<Response>,
): Promise<Response> {
  if (!isSameOrigin(request.headers, setting("APP_ORIGIN")))
    return answer(403, { error: { message: "This address only accepts requests from this site." } });
  const { slug } = await params;
  if (!isBrandSlug(slug)) return answer(404, { error: { message: FOLLOW_REFUSALS.unknown } });
  return answerMember(async () => work(slug));
}

/**
 * Follows a brand; repeating it has no effect. 409 at the limit, 404 for a brand that no ranking has, 401 for visitors,
 * 403 from another site.
 */
export async function PUT(request: NextRequest, context: RouteContext): Promise<Response> {
  return withSlug(request, context, async (slug) => {
    const outcome = await takeUp(slug);
    if (outcome === "followed") return answer(200, { isFollowed: true });
    return answer(outcome === "full" ? 409 : 404, { error: { message: FOLLOW_REFUSALS[outcome] } });
  });
}

/** Unfollows it; 200 even if it was not followed. */
export async function DELETE(request: NextRequest, context: RouteContext): Promise<Response> {
  return withSlug(request, context, async (slug) => {
    await giveUp(slug);
    return answer(200, { isFollowed: false });
  });
}
