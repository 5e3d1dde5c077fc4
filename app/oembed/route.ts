import { answer } from "@/app/api/answer-member";
import { siteOrigin } from "@/lib/platform/site/origin";
import { loadShownTitle, type ShownTitle } from "@/lib/sharing/embeds/load";
import { parseOembed, toOembed } from "@/lib/sharing/embeds/oembed";

const HEADERS = { "Access-Control-Allow-Origin": "*", "X-Robots-Tag": "noindex" };

/**
 * `/oembed?url=…`: what a page needs to show one of our embeds or shared links (oembed.com). 404 for an address that shows
 * nothing, for whichever reason, 501 for another format than JSON, 503 while the database does not respond.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  if ((searchParams.get("format") ?? "json") !== "json")
    return answer(501, { error: { message: "Only JSON is available." } }, HEADERS);
  const question = parseOembed(searchParams, siteOrigin());
  const shown: ShownTitle = question ? await loadShownTitle(question.shareable) : { status: "none" };
  if (shown.status === "unanswered")
    return answer(503, { error: { message: "Please try again in a minute." } }, { ...HEADERS, "Retry-After": "60" });
  if (!question || shown.status !== "shown")
    return answer(404, { error: { message: "There is no chart at this address." } }, HEADERS);
  return answer(200, toOembed(question, shown, siteOrigin()), HEADERS);
}
