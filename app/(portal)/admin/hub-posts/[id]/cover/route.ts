import { isSameOrigin } from "@/lib/access/same-origin";
import { loadAdmin } from "@/lib/accounts/administration/load";
import { takeCover } from "@/lib/hub/covers/load";
import { putCover } from "@/lib/hub/posts/load";
import { editHref, isPostId, POSTS_PAGE, type PostOutcome, outcomeHref } from "@/lib/hub/posts/search-params";
import { readBoundedForm } from "@/lib/platform/requests/bounded-body";
import { setting } from "@/lib/platform/environment/env.server";
import { logError } from "@/lib/platform/telemetry/log-error";

interface RouteContext {
  params: Promise<{ id: string }>;
}

/** Maximum size of a request in bytes; the image itself is checked later, with a message that states the limit. */
const MOST_BYTES = 24 * 1024 * 1024;
const TOO_LARGE = "The file is too large. The limit is 8 MB: reduce its size or save it as JPEG.";

const say = (status: number, body: object) =>
  Response.json(body, { status, headers: { "Cache-Control": "private, no-store" } });
const leadBack = (id: string, outcome: PostOutcome) =>
  new Response(null, {
    status: 303,
    headers: { Location: outcomeHref(editHref(id), outcome), "Cache-Control": "private, no-store" },
  });

/**
 * Accepts a picture for a post. The editor, which requests JSON, adds it to its draft; a form without JavaScript adds
 * it to the newest revision. For admins only.
 */
export async function POST(request: Request, { params }: RouteContext): Promise<Response> {
  const { id } = await params;
  if (!isSameOrigin(request.headers, setting("APP_ORIGIN")))
    return say(403, { status: "refused", words: "This address only accepts requests from the editor." });
  await loadAdmin(POSTS_PAGE);
  if (!isPostId(id)) return say(404, { status: "refused", words: "Post not found." });
  const isScripted = request.headers.get("accept")?.startsWith("application/json") ?? false;
  const file = await readPicture(request);
  if (!file) return isScripted ? say(413, { status: "refused", words: TOO_LARGE }) : leadBack(id, "cover_refused");
  try {
    const taken = await takeCover(file);
    if (isScripted) return say(taken.status === "kept" ? 200 : 422, taken);
    if (taken.status === "refused") return leadBack(id, "cover_refused");
    return leadBack(id, (await putCover(id, taken.id)) ? "cover" : "in_between");
  } catch (error) {
    logError(error, "Cover image not saved.");
    return isScripted
      ? say(503, { status: "refused", words: "We couldn’t save the image. Please try again." })
      : leadBack(id, "no_answer");
  }
}

/** Null for an invalid or too large form. */
async function readPicture(request: Request): Promise<{ bytes: Uint8Array; name: string } | null> {
  const sent = (await readBoundedForm(request, MOST_BYTES))?.get("picture");
  return sent instanceof File ? { bytes: new Uint8Array(await sent.arrayBuffer()), name: sent.name } : null;
}
