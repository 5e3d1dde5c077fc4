import { cookies } from "next/headers";
import type { NextRequest } from "next/server";
import { CLAIMS_COOKIE, CLAIMS_LIFE } from "@/lib/access/edge-claims";
import { endMemberSession, sealMemberClaims } from "@/lib/access/load";
import { safePath } from "@/lib/access/return-path";
import { RATE_LIMIT_WORDS, TooManyRequests } from "@/lib/platform/requests/too-many-requests";
import { siteOrigin } from "@/lib/platform/site/origin";
import { logSecurityEvent } from "@/lib/platform/telemetry/security-log";
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
    if (error instanceof TooManyRequests) {
      logSecurityEvent({ event: "handler", outcome: "limited", reason: "429" });
      return apologise(429, error.retryAfter, to, RATE_LIMIT_WORDS.title, RATE_LIMIT_WORDS.description);
    }
    logError(error, "Could not read a session.");
    const said = "We can’t check your sign-in right now";
    return apologise(503, 3, to, said, "You’re still signed in and nothing is lost.");
  }
}

function apologise(status: number, retryAfter: number, to: string, title: string, words: string): Response {
  const headers = { ...NOT_KEPT, "Content-Type": "text/html; charset=utf-8", "Retry-After": String(retryAfter) };
  return new Response(apology(to, title, words), { status, headers });
}

/** While the accounts are unavailable only this page may respond: any other depends on the viewer. */
function apology(to: string, title: string, words: string): string {
  const href = to.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><meta name="robots" content="noindex"></head>
<body style="font:16px/1.5 system-ui;max-width:34rem;margin:15vh auto;padding:0 1.25rem">
<h1>${title}</h1><p>${words}</p>
<p><a href="${href}">Try Again</a></p></body></html>`;
}
