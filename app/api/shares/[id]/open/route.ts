import { cookies } from "next/headers";
import { isSameOrigin } from "@/lib/access/same-origin";
import { LONGEST_PASSWORD, SHARE_ID, toSharePath } from "@/lib/sharing/links/link";
import { unlock } from "@/lib/sharing/links/load";
import { KNOWN_COOKIE, KNOWN_LASTS, PASS_COOKIE, PASS_LASTS } from "@/lib/sharing/links/pass";
import { readBoundedForm } from "@/lib/platform/requests/bounded-body";
import { requestNetwork } from "@/lib/platform/requests/load";
import { setting } from "@/lib/platform/environment/env.server";
import { siteOrigin } from "@/lib/platform/site/origin";

interface RouteContext {
  params: Promise<{ id: string }>;
}

/** Maximum bytes of a form: the longest password with each character encoded as several. */
const MOST_BYTES = 16 * LONGEST_PASSWORD + 1_024;

const backTo = (id: string, reason?: string) =>
  new Response(null, {
    status: 303,
    headers: { Location: toSharePath(id) + (reason ? `?said=${reason}` : ""), "Cache-Control": "private, no-store" },
  });

/**
 * Takes the password of a shared link from its form and redirects to the link, which is then unlocked in this browser.
 * An unknown link redirects too, and its page is 404.
 */
export async function POST(request: Request, { params }: RouteContext): Promise<Response> {
  const { id } = await params;
  if (!SHARE_ID.test(id)) return Response.json({ error: { message: "Link not found." } }, { status: 404 });
  if (!isSameOrigin(request.headers, setting("APP_ORIGIN")))
    return Response.json({ error: { message: "Open the shared link first." } }, { status: 403 });
  const typed = await readPassword(request);
  const jar = await cookies();
  const guesser = { network: requestNetwork(request.headers), known: jar.get(KNOWN_COOKIE)?.value };
  const outcome = await unlock(id, typed, guesser);
  if (!("pass" in outcome)) return backTo(id, outcome.reason);
  const terms = { httpOnly: true, sameSite: "lax", secure: siteOrigin().startsWith("https:") } as const;
  jar.set(PASS_COOKIE, outcome.pass, { ...terms, path: toSharePath(id), maxAge: PASS_LASTS });
  jar.set(KNOWN_COOKIE, outcome.known, { ...terms, path: `/api/shares/${id}/open`, maxAge: KNOWN_LASTS });
  return backTo(id);
}

/** Null for an invalid or too large form. */
async function readPassword(request: Request): Promise<string | null> {
  const typed = (await readBoundedForm(request, MOST_BYTES))?.get("password");
  return typeof typed === "string" && typed.length <= LONGEST_PASSWORD ? typed : null;
}
