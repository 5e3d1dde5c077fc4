import { cookies } from "next/headers";
import type { NextRequest } from "next/server";
import { apologise, apologiseTooMany } from "@/app/api/apology";
import { CLAIMS_COOKIE, CLAIMS_LIFE } from "@/lib/access/edge-claims";
import { endMemberSession, sealMemberClaims } from "@/lib/access/load";
import { safePath } from "@/lib/access/return-path";
import { TooManyRequests } from "@/lib/platform/requests/too-many-requests";
import { siteOrigin } from "@/lib/platform/site/origin";
import { logError } from "@/lib/platform/telemetry/log-error";

const NOT_KEPT = { "Cache-Control": "no-store" };

/**
 * `?to=/path`: reloads session, tier and role, stores them for the edge and redirects to the path. Without a valid
 * session its cookies are deleted. 503 if it could not be read, 429 over the member's request limit.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const to = safePath(request.nextUrl.searchParams.get("to")) ?? "/";
  try {
    const token = await sealMemberClaims();
    if (token) {
      const secure = siteOrigin().startsWith("https:");
      (await cookies()).set(CLAIMS_COOKIE, token, {
        httpOnly: true,
        sameSite: "lax",
        path: "/",
        secure,
        maxAge: CLAIMS_LIFE,
      });
    } else {
      await endMemberSession();
    }
    return new Response(null, { status: 307, headers: { ...NOT_KEPT, Location: to } });
  } catch (error) {
    if (error instanceof TooManyRequests) return apologiseTooMany(error, to);
    logError(error, "Could not read a session.");
    const title = "We can’t check your sign-in right now";
    return apologise({ status: 503, retryAfter: 3, to, title, words: "You’re still signed in and nothing is lost." });
  }
}
