import { clerkMiddleware } from "@clerk/nextjs/server";
import { NextRequest, NextResponse, type NextFetchEvent } from "next/server";
import { SIGNED_IN_COOKIE } from "@/lib/access/claims";
import { authorizedParties, jwtKey } from "@/lib/accounts/identity/clerk/settings";
import type { EdgeAdapter, EdgeGuard } from "@/lib/access/identity-port";
import { siteOrigin } from "@/lib/platform/site/origin";

/** Sets a cookie that tells cached pages whether it is worth asking who the viewer is. */
function noteWhetherSignedIn(response: NextResponse, request: NextRequest, isSignedIn: boolean): NextResponse {
  if (isSignedIn) {
    const secure = siteOrigin().startsWith("https:");
    response.cookies.set(SIGNED_IN_COOKIE, "1", { path: "/", sameSite: "lax", secure });
  } else if (request.cookies.has(SIGNED_IN_COOKIE)) {
    response.cookies.delete(SIGNED_IN_COOKIE);
  }
  return response;
}

/** Removes Clerk's own parameters, among them a signed copy of its cookies, from the return path. */
function withoutHandshake(request: NextRequest): NextRequest {
  const url = request.nextUrl.clone();
  const own = [...url.searchParams.keys()].filter((name) => name.startsWith("__clerk_"));
  if (own.length === 0 || request.method !== "GET") return request;
  for (const name of own) url.searchParams.delete(name);
  return new NextRequest(url, { headers: request.headers });
}

const decideWith = (guard: EdgeGuard) =>
  clerkMiddleware(
    async (auth, request) => {
      const { userId } = await auth();
      const answer = (await guard(userId ? { userId } : null, withoutHandshake(request))) ?? NextResponse.next();
      return noteWhetherSignedIn(answer, request, userId !== null);
    },
    // Read on each request: not known when the site is built.
    () => ({ jwtKey: jwtKey(), authorizedParties: authorizedParties() }),
  );

/**
 * Clerk passes a request on as a rewrite to its own full address. Where Next listens under another name than the
 * visitor uses (127.0.0.1, or behind a proxy), it takes that for another server and requests itself in an endless loop.
 */
function passOn(answer: NextResponse, request: NextRequest): NextResponse {
  const target = URL.parse(answer.headers.get("x-middleware-rewrite") ?? "");
  const { pathname, search } = request.nextUrl;
  if (target?.pathname !== pathname || target.search !== search) return answer;
  answer.headers.delete("x-middleware-rewrite");
  answer.headers.set("x-middleware-next", "1");
  return answer;
}

export const withSession: EdgeAdapter["withSession"] = (guard) => {
  const decide = decideWith(guard);
  return async (request: NextRequest, event?: NextFetchEvent) => {
    const answer = await decide(request, event as NextFetchEvent);
    if (!answer) return NextResponse.next();
    return passOn(answer instanceof NextResponse ? answer : new NextResponse(answer.body, answer), request);
  };
};
