import { NextResponse } from "next/server";
import { withClaims } from "#identity/edge";
import { redirectFor } from "@/lib/access/routes";
import { isWaitlistMode } from "@/lib/site/environment";

/** A hint to save people a page they may not see. What a page shows is decided again where its data is read. */
export default withClaims((claims, request) => {
  const { pathname: path, search, searchParams } = request.nextUrl;
  // A production build knows NODE_ENV and drops the rest: there is no preview outside development.
  const isPreview = process.env.NODE_ENV === "development" && searchParams.get("preview") === "1";
  const redirect = redirectFor({ path, search, claims, isPreview, waitlistMode: isWaitlistMode() });
  if (!redirect) return undefined;
  return NextResponse.redirect(new URL(redirect.to, request.url), redirect.permanent ? 308 : 307);
});

// Next reads this before anything runs, so it is written out; a test holds it against the route table.
export const config = {
  matcher: [
    { source: "/", has: [{ type: "cookie", key: "signed_in" }] },
    { source: "/auth", has: [{ type: "cookie", key: "signed_in" }] },
    "/rankings/full/:path*",
    "/settings/:path*",
    "/account/:path*",
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
