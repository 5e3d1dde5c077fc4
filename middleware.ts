import { NextResponse, type NextRequest } from "next/server";
import { withSession } from "#identity/edge";
import type { Claims } from "@/lib/access/claims";
import { CLAIMS_COOKIE, openClaims } from "@/lib/access/edge-claims";
import { redirectFor, SUBSCRIBER_HOME } from "@/lib/access/routes";
import { isWaitlistMode } from "@/lib/site/environment";

const REFRESH = "/api/session/refresh";

function decide(claims: Claims | null, request: NextRequest): NextResponse | undefined {
  const { pathname: path, search, searchParams } = request.nextUrl;
  // A production build knows NODE_ENV and drops the rest: there is no preview outside development.
  const isPreview = process.env.NODE_ENV === "development" && searchParams.get("preview") === "1";
  const redirect = redirectFor({ path, search, claims, isPreview, waitlistMode: isWaitlistMode() });
  if (redirect) return NextResponse.redirect(new URL(redirect.to, request.url), redirect.permanent ? 308 : 307);
  // Whoever is let through to the home page signed in has a subscription: they get their own form of it.
  if (path === "/" && claims) return NextResponse.rewrite(new URL(SUBSCRIBER_HOME, request.url));
  return undefined;
}

/** A hint to save people a page they may not see. What a page shows is decided again where its data is read. */
export default withSession(async (session, request) => {
  if (!session) return decide(null, request);
  const claims = await openClaims(request.cookies.get(CLAIMS_COOKIE)?.value, process.env.AUTH_SECRET ?? "");
  if (claims && (session.userId === null || session.userId === claims.userId)) return decide(claims, request);
  // A minute is over: the server reads session, tier and role again and sends back here.
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  const refresh = new URL(REFRESH, request.url);
  refresh.searchParams.set("to", request.nextUrl.pathname + request.nextUrl.search);
  return NextResponse.redirect(refresh, 307);
});

// Next reads this before anything runs, so it is written out; a test holds it against the route table.
export const config = {
  matcher: [
    { source: "/", has: [{ type: "cookie", key: "signed_in" }] },
    { source: "/auth", has: [{ type: "cookie", key: "signed_in" }] },
    "/welcome/:path*",
    "/rankings/full/:path*",
    "/settings/:path*",
    "/account/:path*",
    "/about-study/recompute/:path*",
    "/insights/:path*",
    "/brand-insights/:path*",
    "/brand-snapshot/:path*",
    "/consumer-insights/:path*",
    "/country-comparison/:path*",
    "/my-charts/:path*",
    "/invitations/:path*",
    "/predictive-insights/:path*",
    "/admin/:path*",
    "/blog/:path*",
    "/tag/:path*",
    "/category/:path*",
  ],
};
