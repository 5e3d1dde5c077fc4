import "server-only";
import { cookies, headers } from "next/headers";
import { after } from "next/server";
import { isDemo } from "@/lib/access/demo";
import { isHttps } from "@/lib/identity/embedded/auth";
import type { Visit } from "@/lib/identity/embedded/visit";
import { loadPublication } from "@/lib/publications/load";

/** The request that is being answered. Cookies can be written in actions and route handlers alone. */
export async function currentVisit(): Promise<Visit> {
  const [jar, sent] = await Promise.all([cookies(), headers()]);
  const terms = { path: "/", sameSite: "lax", secure: isHttps() } as const;
  return {
    read: (name) => jar.get(name)?.value,
    write: (name, value, { maxAge, isReadable = false }) => jar.set(name, value, { ...terms, maxAge, httpOnly: !isReadable }),
    // Expired with the terms it was set with: a browser refuses to touch a __Secure- cookie otherwise.
    forget: (name) => jar.set(name, "", { ...terms, maxAge: 0 }),
    userAgent: sent.get("user-agent") ?? "",
    later: (work) => after(work),
    isDemo: async () => isDemo({ isSample: (await loadPublication())?.isSample ?? false, origin: process.env.APP_ORIGIN ?? "" }),
  };
}
