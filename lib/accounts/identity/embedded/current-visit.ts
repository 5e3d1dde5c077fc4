import "server-only";
import { cookies, headers } from "next/headers";
import { after } from "next/server";
import { isDemo, isFromThisMachine } from "@/lib/access/demo";
import { demoSettings } from "@/lib/access/demo-settings";
import { SIGNED_IN_COOKIE } from "@/lib/access/claims";
import { CLAIMS_COOKIE } from "@/lib/access/edge-claims";
import { isHttps } from "@/lib/accounts/identity/embedded/auth";
import { toCookie } from "@/lib/accounts/identity/embedded/cookies";
import type { CookieTerms, Visit } from "@/lib/accounts/identity/embedded/visit";
import { loadPublication } from "@/lib/rankings/publications/load";

/** Cookies that grant nothing; the edge, cached pages and the proxy know them by one name. */
const HINTS = [SIGNED_IN_COOKIE, CLAIMS_COOKIE];

/** The current request. Cookies can be written in actions and route handlers only. */
export async function currentVisit(): Promise<Visit> {
  const [jar, sent] = await Promise.all([cookies(), headers()]);
  const cookie = (name: string, terms: CookieTerms) => toCookie(name, terms, isHttps(), HINTS);
  return {
    read: (name) => jar.get(cookie(name, { maxAge: 0 }).name)?.value,
    write: (name, value, terms) => jar.set({ ...cookie(name, terms), value }),
    // Deleted with the attributes it was set with: browsers otherwise ignore the deletion of a __Host- cookie.
    forget: (name) => jar.set({ ...cookie(name, { maxAge: 0 }), value: "" }),
    userAgent: sent.get("user-agent") ?? "",
    later: (work) => after(work),
    isDemo: async () =>
      isFromThisMachine(sent) && isDemo({ isSample: (await loadPublication())?.isSample ?? false, ...demoSettings() }),
  };
}
