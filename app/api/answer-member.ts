import { loadMember, type Member } from "@/lib/access/load";
import { RATE_LIMIT_WORDS, TooManyRequests } from "@/lib/platform/requests/too-many-requests";
import { logSecurityEvent } from "@/lib/platform/telemetry/security-log";
import { logError } from "@/lib/platform/telemetry/log-error";

/** Seconds to wait before retrying after a 503. */
export const RETRY_SOON = { "Retry-After": "5" };
const NOT_KEPT = { "Cache-Control": "private, no-store" };

/** JSON for one person, never stored in shared caches. */
export function answer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  if (status === 401 || status === 403 || status === 429)
    logSecurityEvent({ event: "handler", outcome: status === 429 ? "limited" : "refused", reason: String(status) });
  return Response.json(body, { status, headers: { ...NOT_KEPT, ...headers } });
}

/**
 * A handler's response to the signed-in user, or to null for visitors. 429 with the seconds to wait over the request
 * limit, 503 if accounts or data do not respond: rights are never guessed.
 */
export async function answerAnyone(work: (member: Member | null) => Promise<Response>): Promise<Response> {
  try {
    return await work(await loadMember());
  } catch (error) {
    if (error instanceof TooManyRequests) {
      return answer(
        429,
        { error: { message: RATE_LIMIT_WORDS.description } },
        { "Retry-After": String(error.retryAfter) },
      );
    }
    logError(error, "Member request failed.");
    return answer(
      503,
      { error: { message: "We can’t reach your account right now. Please try again in a moment." } },
      RETRY_SOON,
    );
  }
}

/** The same for members only; 401 for visitors. */
export async function answerMember(work: (member: Member) => Promise<Response>): Promise<Response> {
  return answerAnyone(async (member) =>
    member ? work(member) : answer(401, { error: { message: "Please sign in." } }),
  );
}
