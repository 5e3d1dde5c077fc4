import { answer } from "@/app/api/answer-member";
import { loadMember, loadMemberUncounted } from "@/lib/access/load";
import { isSameOrigin } from "@/lib/access/same-origin";
import { hasRole } from "@/lib/access/viewer";
import { setting } from "@/lib/platform/environment/env.server";
import { RATE_LIMIT_WORDS, TooManyRequests } from "@/lib/platform/requests/too-many-requests";
import { logError } from "@/lib/platform/telemetry/log-error";

/** An error as the pages of drafts show it. */
export const refuse = (status: number, message: string, more: object = {}, headers: Record<string, string> = {}) =>
  answer(status, { error: { message }, ...more }, headers);

/**
 * A handler's response to a researcher or admin on a page of this site: 403 from elsewhere or for other roles, 401 for
 * visitors, 503 if accounts do not respond.
 * @param isCounted false for the chunks of an upload, which have a limit of their own
 * @param isChange false for what only reads, which needs no origin
 */
export async function answerResearcher(
  request: Request,
  work: () => Promise<Response>,
  { isCounted = true, isChange = true } = {},
): Promise<Response> {
  if (isChange && !isSameOrigin(request.headers, setting("APP_ORIGIN")))
    return refuse(403, "This address only accepts requests from this site.");
  try {
    const member = await (isCounted ? loadMember() : loadMemberUncounted());
    if (!member) return refuse(401, "You were signed out. Sign in again to continue.");
    if (!hasRole(member.viewer, "researcher")) return refuse(403, "Only researchers and admins can upload files.");
    return await work();
  } catch (error) {
    if (error instanceof TooManyRequests)
      return refuse(429, RATE_LIMIT_WORDS.description, {}, { "Retry-After": String(error.retryAfter) });
    // The browser has gone: it sends this part again, and no one reads the response.
    if (request.signal.aborted) return refuse(400, "This part of the file is incomplete.");
    logError(error, "Upload request failed.");
    return refuse(503, "We couldn’t save this part of the file. It will be sent again.", {}, { "Retry-After": "5" });
  }
}
