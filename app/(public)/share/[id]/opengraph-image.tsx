import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import { ImageResponse } from "next/og";
import { SocialCard } from "@/components/rankings/social/social-card";
import { CARD } from "@/components/rankings/social/social-drawing";
import { CARD_CHART, ShareCard } from "@/components/sharing/links/share-card";
import { toPaints } from "@/lib/charts/drawing/paints";
import { toScene } from "@/lib/charts/drawing/scene";
import { toSvg } from "@/lib/charts/drawing/svg";
import { toSharePath, type Shared } from "@/lib/sharing/links/link";
import { loadSharedForAll } from "@/lib/sharing/links/load";
import { picturesForVisitors } from "@/lib/sharing/exports/drawn-pictures";
import { QueueFull } from "@/lib/sharing/exports/queue";
import { siteOrigin } from "@/lib/platform/site/origin";

export const alt = "A shared chart";
export const size = CARD;
export const contentType = "image/png";
/** Read for every request: a link that was turned off has no image. */
export const dynamic = "force-dynamic";

const FONT_FOLDER = join(process.cwd(), "lib/sharing/exports/fonts");
const FONTS = [
  { name: "Grotesk", file: "schibsted-grotesk-400.ttf", weight: 400 },
  { name: "Grotesk", file: "schibsted-grotesk-600.ttf", weight: 600 },
  { name: "Noto", file: "noto-sans-400.ttf", weight: 400 },
  { name: "Noto", file: "noto-sans-600.ttf", weight: 600 },
] as const;

async function drawChart({ document }: Extract<Shared, { status: "open" }>): Promise<string | null> {
  const [picture] = document.pictures;
  if (!picture) return null;
  const scene = toScene(picture, {
    ...CARD_CHART,
    theme: "light",
    size: "card",
    paints: toPaints(document.pictures),
  });
  const svg = toSvg(scene, { title: picture.title, description: "" });
  const fontFiles = FONTS.map(({ file }) => join(FONT_FOLDER, file));
  const drawn = await renderAsync(svg, {
    fitTo: { mode: "width", value: 2 * CARD_CHART.width },
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: "Schibsted Grotesk" },
  });
  return `data:image/png;base64,${Buffer.from(drawn.asPng()).toString("base64")}`;
}

/** The card image of a shared link: the chart, or a neutral card if there is a password or no chart. */
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
  const chart = shared.status === "open" ? await drawChart(shared) : null;
  const host = new URL(siteOrigin()).host;
  const fonts = await Promise.all(
    FONTS.map(async ({ name, file, weight }) => ({
      name,
      data: await readFile(join(FONT_FOLDER, file)),
      weight,
      style: "normal" as const,
    })),
  );
  const isShown = shared.status === "open" && chart !== null;
  const drawing =
    shared.status === "open" && chart !== null ? (
      <ShareCard
        {...shared.document}
        source={`Source: ${shared.document.source.split(". ")[0] ?? ""}`}
        address={`${host}${toSharePath(id)}`}
        chart={chart}
      />
    ) : (
      <SocialCard kicker="Shared view" title="A shared chart" standfirst="Open the link to see this shared chart." />
    );
  const image = new ImageResponse(drawing, {
    ...CARD,
    fonts: isShown ? fonts : fonts.filter(({ weight }) => weight === 600),
  });
  return new Uint8Array(await image.arrayBuffer());
}
