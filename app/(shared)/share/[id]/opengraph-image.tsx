import { SOCIAL_IMAGE, socialImageOf } from "@/app/social-image";
import { toSharePath, type Shared } from "@/lib/sharing/links/link";
import { loadSharedForAll } from "@/lib/sharing/links/load";
import { picturesForVisitors } from "@/lib/sharing/exports/drawn-pictures";
import { QueueFull } from "@/lib/sharing/exports/queue";
import { renderFile } from "@/lib/sharing/exports/render-file";
import { siteOrigin } from "@/lib/platform/site/origin";

export const alt = "A shared chart";
export const { size, contentType } = SOCIAL_IMAGE;
/** Read for every request: a link that was turned off has no image. */
export const dynamic = "force-dynamic";

/** The card image of a shared link: the chart, its words where it is a table, or a neutral card if there is a password. */
export default async function ShareImage({ params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { id } = await params;
  const shared = await loadSharedForAll(id);
  // Caches must not keep a card that shows less than the link.
  if (shared.status === "unanswered")
    return new Response(null, { status: 503, headers: { "Retry-After": "10", "Cache-Control": "no-store" } });
  const drawnFrom = shared.status === "open" ? ["card", shared.document, id] : ["card"];
  try {
    const card = await picturesForVisitors().take(drawnFrom, async () => drawCard(id, shared));
    return new Response(card?.slice().buffer ?? null, {
      headers: { "Content-Type": contentType, "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" },
    });
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    return new Response(null, { status: 503, headers: { "Retry-After": "10", "Cache-Control": "no-store" } });
  }
}

async function drawCard(id: string, shared: Shared): Promise<Uint8Array> {
  const permalink = new URL(toSharePath(id), siteOrigin()).href;
  const chart =
    shared.status === "open" ? await renderFile({ kind: "card", document: shared.document, permalink }) : null;
  if (chart) return chart;
  const words =
    shared.status === "open"
      ? { title: shared.document.title, standfirst: shared.document.subtitle, isSample: shared.document.isSample }
      : { title: "A shared chart", standfirst: "Open the link to see this shared chart." };
  const card = await socialImageOf({ kicker: "Shared view", ...words });
  return new Uint8Array(await card.arrayBuffer());
}
