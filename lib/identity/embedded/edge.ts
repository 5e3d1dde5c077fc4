import { NextResponse } from "next/server";
import type { EdgeAdapter } from "@/lib/identity/port";

/** The browser's name for its session. Only the server can tell whether there is one by that name. */
export const SESSION_COOKIE = "granskog.session_token";

export const withSession: EdgeAdapter["withSession"] = (guard) => async (request) => {
  const names = [SESSION_COOKIE, `__Secure-${SESSION_COOKIE}`];
  const isClaimed = names.some((name) => request.cookies.has(name));
  return (await guard(isClaimed ? { userId: null } : null, request)) ?? NextResponse.next();
};
