import { NextResponse, type NextFetchEvent, type NextRequest } from "next/server";
import { withSession } from "#identity/edge";
import { type Claims, SIGNED_IN_COOKIE } from "@/lib/access/claims";
import { isRenewed, renewalHref, withoutMark } from "@/lib/access/claims-renewal";
import { CLAIMS_COOKIE, openClaims } from "@/lib/access/edge-claims";
import { isDecidedByEdge, redirectFor, SUBSCRIBER_HOME } from "@/lib/access/routes";
import { isDynamicPage, sendsForm } from "@/lib/access/dynamic-pages";
import { OWN_SCRIPTS } from "@/lib/platform/content-security/own-scripts";
import { makeNonce, readPolicySettings, toPagePolicy } from "@/lib/platform/content-security/policy";
import { answerWithdrawn, findMoved } from "@/lib/hub/posts/moved-posts";
import { answerMissing } from "@/lib/discovery/palette/answer-missing";
import { findMissing, isMalformed, toNamed } from "@/lib/discovery/palette/known-addresses";
import { postHref } from "@/lib/hub/posts/post";
import { isWaitlistMode } from "@/lib/platform/site/environment";
import { setting } from "@/lib/platform/environment/env.server";
import { ownOrigin } from "@/lib/platform/site/origin";

function decide(claims: Claims | null, request: NextRequest): NextResponse | undefined {
  const { pathname: path, search, searchParams } = request.nextUrl;
  // A production build knows NODE_ENV and drops the rest: there is no preview outside development.
  const isPreview = process.env.NODE_ENV === "development" && searchParams.get("preview") === "1";
  const redirect = redirectFor({ path, search, claims, isPreview, waitlistMode: isWaitlistMode() });
  if (redirect) return NextResponse.redirect(new URL(redirect.to, request.url), redirect.permanent ? 308 : 307);
  // Whoever is let through to the home page signed in has a subscription: they get their own form of it.
  if (path === "/" && claims)
    return NextResponse.rewrite(new URL(SUBSCRIBER_HOME + request.nextUrl.search, request.url));
  return undefined;
}

/** What the edge knows of whoever claims a session; null for nothing. */
async function knownOf(session: { userId: string | null }, request: NextRequest) {
  const known = await openClaims(request.cookies.get(CLAIMS_COOKIE)?.value, setting("AUTH_SECRET") ?? "");
  return known && (session.userId === null || session.userId === known.claims.userId) ? known : null;
}

/** A hint to save people a page they may not see. What a page shows is decided again where its data is read. */
const guarded = withSession(async (session, request) => {
  const { pathname, search } = request.nextUrl;
  const forAnyone = decide(null, request);
  // Where an address has moved to is the same for everyone, also for a form that is posted to the earlier one.
  if (forAnyone?.status === 308) return forAnyone;
  const isRead = request.method === "GET" || request.method === "HEAD";
  const isBack = isRead && isRenewed(search);
  const asAsked = () => {
    const address = request.nextUrl.clone();
    address.search = withoutMark(search);
    return NextResponse.redirect(address, 307);
  };
  if (!session) return isBack ? asAsked() : forAnyone;
  const known = await knownOf(session, request);
  if (known?.isFresh) {
    if (!isBack) return decide(known.claims, request);
    // The page for signing in asks for itself. Only somebody without a session is led there by way of the renewal.
    return pathname === "/auth" ? undefined : asAsked();
  }
  // Nothing is known, or it is too old to refuse anyone by. A client that keeps no cookies is sent once.
  if (!isRead || isBack || (known && !decide(known.claims, request))) return undefined;
  return NextResponse.redirect(new URL(renewalHref(pathname + search), request.url), 307);
});

const POST = /^\/sustainability-branding-hub\/insights\/([a-z0-9-]+)$/;

/** A post that moved leads to where it is; one that was withdrawn is told to be gone. */
async function answerFormer(request: NextRequest, slug: string): Promise<Response | null> {
  const to = await findMoved(slug, ownOrigin());
  if (to) return NextResponse.redirect(new URL(postHref(to) + request.nextUrl.search, request.url), 301);
  return to === null ? answerWithdrawn(ownOrigin()) : null;
}

/**
 * Pages that are the same for everyone: no one is asked who they are. What is certainly not there is answered as missing
 * with a whole page; everything else is the page's to answer.
 */
async function answerPublic(request: NextRequest): Promise<Response> {
  const { pathname } = request.nextUrl;
  const slug = POST.exec(pathname)?.[1];
  const former = slug ? await answerFormer(request, slug) : null;
  if (former) return former;
  const missing = await findMissing(pathname, ownOrigin());
  return missing ? answerMissing(missing, ownOrigin()) : NextResponse.next();
}

const POLICY = "content-security-policy";
const PASSED_ON = "x-middleware-override-headers";

/**
 * Has the page rendered with a nonce made for this answer. Next reads it from the policy in the request's headers, which
 * an answer of the edge can replace: what Clerk's has replaced already stays so.
 */
function withNonce(answer: Response, request: NextRequest): Response {
  const policy = toPagePolicy(readPolicySettings(), [`'nonce-${makeNonce()}'`, ...OWN_SCRIPTS]);
  const headers = new Headers(request.headers);
  headers.set(POLICY, policy);
  headers.delete(`${POLICY}-report-only`);
  const names = new Set(answer.headers.get(PASSED_ON)?.split(","));
  for (const [name, value] of NextResponse.next({ request: { headers } }).headers) {
    if (name === PASSED_ON) for (const one of value.split(",")) names.add(one);
    else if (name.startsWith("x-middleware-request-") && !answer.headers.has(name)) answer.headers.set(name, value);
  }
  answer.headers.set(PASSED_ON, [...names].join(","));
  answer.headers.set(POLICY, policy);
  return answer;
}

/** Where no one can be signed in, or it does not matter who asks, no one is asked who they are. */
async function answerFirst(request: NextRequest, event?: NextFetchEvent): Promise<Response> {
  const { pathname, search } = request.nextUrl;
  if (toNamed(pathname) !== null || isMalformed(pathname)) return answerPublic(request);
  const isForAll = pathname === "/" || pathname === "/auth";
  const isOfMembers = !isForAll || request.cookies.has(SIGNED_IN_COOKIE) || isRenewed(search);
  return isOfMembers && isDecidedByEdge(pathname) ? guarded(request, event) : NextResponse.next();
}

export default async function middleware(request: NextRequest, event?: NextFetchEvent): Promise<Response> {
  const { pathname } = request.nextUrl;
  const answer = await answerFirst(request, event);
  const inside = URL.parse(answer.headers.get("x-middleware-rewrite") ?? "")?.pathname;
  const passes = inside !== undefined || answer.headers.has("x-middleware-next");
  const isRendered = isDynamicPage(inside ?? pathname) || sendsForm(request.method, request.headers);
  // In development the configuration's policy holds, which lets the tools of Next and React evaluate.
  const hasNonce = process.env.NODE_ENV !== "development";
  return passes && isRendered && hasNonce ? withNonce(answer, request) : answer;
}

// Next reads this before anything runs, so it is written out; a test holds it against the route table.
export const config = {
  // In the web server itself: handing each request to the edge runtime's sandbox and back takes about 3 ms of processor time.
  runtime: "nodejs",
  matcher: [
    { source: "/", has: [{ type: "cookie", key: "signed_in" }] },
    { source: "/", has: [{ type: "query", key: "renewed" }] },
    "/auth",
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
    "/sustainability-branding-hub/glossary/tested-change/:path*",
    "/letters/:path*",
    "/sustainability-branding-hub/insights/:slug",
    "/brands/:slug",
    "/rankings/:market/:industry",
    "/rankings/:market((?!(?:full|go|search)$)[^/]+)",
    // Pages for everyone that are rendered for each request: their scripts have a nonce.
    "/checkout",
    "/cite/:id",
    "/design/:path*",
    "/emails/:act",
    "/join",
    "/outbox",
    "/preview/:token",
    "/rankings/search",
    "/share",
    "/share/:id",
    "/sustainability-branding-hub/preview/:token",
    "/test-checkout",
    "/waitlist",
    // Forms that are sent without scripts: what answers them is rendered too, also where the page itself is kept.
    {
      source: "/:path*",
      has: [{ type: "header", key: "content-type", value: "multipart/form-data.*" }],
      missing: [{ type: "header", key: "next-action" }],
    },
    // What may be malformed: the site's pages have no percent sign in their addresses.
    "/(.*%.*)",
  ],
};
