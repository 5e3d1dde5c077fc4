import { isSameOrigin } from "@/lib/access/same-origin";
import { loadAdmin } from "@/lib/accounts/administration/load";
import { renderPost } from "@/lib/hub/posts/load";
import { LONGEST } from "@/lib/hub/posts/post-form";
import { POSTS_PAGE } from "@/lib/hub/posts/search-params";
import { readBounded } from "@/lib/platform/requests/bounded-body";
import { setting } from "@/lib/platform/environment/env.server";

/** Largest size of the text in bytes. */
const MOST_BYTES = 4 * LONGEST.body;

const refuse = (status: number, message: string) =>
  Response.json({ error: { message } }, { status, headers: { "Cache-Control": "private, no-store" } });

/** Renders the submitted Markdown as readers would see it. Called by the editor, admins only. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers, setting("APP_ORIGIN")))
    return refuse(403, "This address only accepts requests from the editor.");
  await loadAdmin(POSTS_PAGE);
  const body = await readBounded(request, MOST_BYTES);
  if (body === null || body.length > LONGEST.body) return refuse(413, "The text is too long.");
  return Response.json({ blocks: await renderPost(body) }, { headers: { "Cache-Control": "private, no-store" } });
}
