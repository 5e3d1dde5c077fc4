import { NextResponse } from "next/server";
import { SECURE_SESSION_COOKIE, SESSION_COOKIE } from "@/lib/accounts/identity/embedded/cookies";
import type { EdgeAdapter } from "@/lib/access/identity-port";

export const withSession: EdgeAdapter["withSession"] = (guard) => async (request) => {
  const isClaimed = [SESSION_COOKIE, SECURE_SESSION_COOKIE].some((name) => request.cookies.has(name));
  return (await guard(isClaimed ? { userId: null } : null, request)) ?? NextResponse.next();
};
