import { picturesForVisitors } from "@/lib/sharing/exports/drawn-pictures";
import { QueueFull } from "@/lib/sharing/exports/queue";
import { renderFile } from "@/lib/sharing/exports/render-file";
import { toEmbedPath } from "@/lib/sharing/embeds/embed";
import { loadEmbedded } from "@/lib/sharing/embeds/load";
import { siteOrigin } from "@/lib/platform/site/origin";

interface RouteContext {
  params: Promise<{ id: string }>;
}

const HEADERS = {
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex",
  "X-Content-Type-Options": "nosniff",
};
const later = () => new Response(null, { status: 503, headers: { ...HEADERS, "Retry-After": "10" } });

/**
 * `/embed/…/card.png`: the picture beside a pasted address of an embed, drawn from what the embed shows now. 404 where
 * it shows nothing or has no picture; 503 while the database does not respond or too many pictures are being drawn.
 */
export async function GET(_request: Request, { params }: RouteContext): Promise<Response> {
  const { id } = await params;
  const embedded = await loadEmbedded(id);
  if (embedded.status === "unanswered") return later();
  if (embedded.status === "none") return new Response(null, { status: 404, headers: HEADERS });
  const { document } = embedded;
  const address = new URL(toEmbedPath(id), siteOrigin()).href;
  try {
    const picture = await picturesForVisitors().take(["embed", document, address], async () =>
      renderFile({ kind: "card", document, permalink: address }),
    );
    return picture
      ? new Response(picture.slice().buffer, { headers: { ...HEADERS, "Content-Type": "image/png" } })
      : new Response(null, { status: 404, headers: HEADERS });
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    return later();
  }
}
