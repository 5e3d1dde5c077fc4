import { EMBED_ID, toEmbedTheme } from "@/lib/sharing/embeds/embed";
import { SCRIPT_HASH, toEmbedPage, toEmptyEmbedPage } from "@/lib/sharing/embeds/embed-page";
import { loadEmbedded } from "@/lib/sharing/embeds/load";
import { siteOrigin } from "@/lib/platform/site/origin";

interface RouteContext {
  params: Promise<{ id: string }>;
}

/** Sites that can frame an embed: all if none are named; always this site, for the preview. */
const framedBy = (sites: readonly string[]) => (sites.length === 0 ? "*" : ["'self'", ...sites].join(" "));

/**
 * `/embed/<22 characters>?theme=light|dark|auto`: a chart for a frame in another page, rendered for each view with its
 * owner's current rights. 404 if it is not shown, for any reason; 503 while the database does not respond.
 */
export async function GET(request: Request, { params }: RouteContext): Promise<Response> {
  const { id } = await params;
  const embedded = await loadEmbedded(id);
  const around = { id, theme: toEmbedTheme(new URL(request.url).searchParams.get("theme")), origin: siteOrigin() };
  const isShown = embedded.status === "shown";
  const page = isShown ? toEmbedPage(embedded.document, around) : toEmptyEmbedPage(embedded.status, around);
  const sites = embedded.status === "none" ? [] : embedded.sites;
  return new Response(page, {
    status: isShown ? 200 : embedded.status === "none" ? 404 : 503,
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Security-Policy": `default-src 'none'; script-src ${SCRIPT_HASH}; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${EMBED_ID.test(id) ? framedBy(sites) : "'none'"}`,
      "Content-Type": "text/html; charset=utf-8",
      "X-Robots-Tag": "noindex",
      ...(embedded.status === "unanswered" && { "Retry-After": "60" }),
    },
  });
}
