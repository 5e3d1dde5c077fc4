import { cookies } from "next/headers";
import { isSameOrigin } from "@/lib/access/same-origin";
import { LONGEST_PASSWORD, SHARE_ID, toSharePath } from "@/lib/sharing/links/link";
import { unlock } from "@/lib/sharing/links/load";
import { PASS_COOKIE, PASS_LASTS } from "@/lib/sharing/links/pass";
import { readBoundedForm } from "@/lib/platform/requests/bounded-body";
import { setting } from "@/lib/platform/environment/env.server";
import { siteOrigin } from "@/lib/platform/site/origin";

interface RouteContext {
  params: Promise<{ id: string }>;
}

/** Bytes of a form with the longest password, each letter of which may be written as several. */
const MOST_BYTES = 16 * LONGEST_PASSWORD + 1_024;

/** Whose turn it is to guess: the address the nearest proxy, or the server itself, saw. What a visitor writes before it counts for nothing. */
const addressOf = (headers: Headers) => headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "";

const backTo = (id: string, reason?: string) =>
  new Response(null, {
    status: 303,
    headers: { Location: toSharePath(id) + (reason ? `?said=${reason}` : ""), "Cache-Control": "private, no-store" },
  });

/**
 * Takes the password of a shared link from its form and leads back to the link, which is open from then on in this browser.
 * What is no link of this site leads back as well, and its page says that nothing is shared.
 */
export async function POST(request: Request, { params }: RouteContext): Promise<Response> {
  const { id } = await params;
  if (!SHARE_ID.test(id)) return Response.json({ error: { message: "Link not found." } }, { status: 404 });
  if (!isSameOrigin(request.headers, setting("APP_ORIGIN")))
    return Response.json({ error: { message: "Open the shared link first." } }, { status: 403 });
  const typed = await readPassword(request);
  const outcome = await unlock(id, typed, addressOf(request.headers));
  if (!("pass" in outcome)) return backTo(id, outcome.reason);
  (await cookies()).set(PASS_COOKIE, outcome.pass, {
    path: toSharePath(id),
    maxAge: PASS_LASTS,
    httpOnly: true,
    sameSite: "lax",
    secure: siteOrigin().startsWith("https:"),
  });
  return backTo(id);
}

/** Null for a form that is none, or too large. */
async function readPassword(request: Request): Promise<string | null> {
  const typed = (await readBoundedForm(request, MOST_BYTES))?.get("password");
  return typeof typed === "string" && typed.length <= LONGEST_PASSWORD ? typed : null;
}
